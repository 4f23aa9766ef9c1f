import type { EngineFactName, EngineFacts, Entry, Fact, GameTypes, Keys } from '../../src/engine/index.ts';

/** The names of a game's facts and disclosures, and of the engine's own facts. */
export type FactNames<G extends GameTypes> = Keys<G['facts']> | Keys<G['disclosures']> | EngineFactName;

export type FactNamed<G extends GameTypes, K> = { fact: K } & (K extends EngineFactName
  ? EngineFacts[K]
  : K extends keyof G['facts']
    ? G['facts'][K]
    : K extends keyof G['disclosures']
      ? G['disclosures'][K]
      : never);

/** Returns all facts of this name, in order; for a disclosure, the answer that it gave. */
export function factsNamed<G extends GameTypes, K extends FactNames<G>>(
  entries: readonly Entry[],
  name: K,
): FactNamed<G, K>[] {
  const facts: Fact[] = entries.flatMap((entry) => entry.facts).flatMap((fact) => [fact, ...toldBy(fact)]);
  return facts.filter((fact): fact is FactNamed<G, K> => fact.fact === name); // facts of that name have that shape
}

function toldBy(fact: Fact): Fact[] {
  return 'told' in fact && typeof fact.told === 'object' && fact.told !== null && 'fact' in fact.told
    ? [{ ...fact.told, fact: String(fact.told.fact) }]
    : [];
}
