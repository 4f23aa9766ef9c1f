import type { AnyGame, CardName } from '../../src/engine/index.ts';
import { isEngineFact } from '../../src/engine/play/reduce.ts';
import { type Script, walk } from './script.ts';

/** What matches have reached of a game: its facts, the words of its moves, the cards that came into the open. */
export interface Reached {
  matches: number;
  entries: number;
  facts: Set<string>;
  cards: Set<CardName>;
  ends: Map<string, number>;
}

export function nothingReached(): Reached {
  return { matches: 0, entries: 0, facts: new Set(), cards: new Set(), ends: new Map() };
}

export function reach(reached: Reached, game: AnyGame, script: Script): void {
  const { entries, end } = walk(game, script);
  reached.matches++;
  reached.entries += entries.length;
  const why = end.result?.why.replace(/\d+/g, 'n') ?? '(stopped by the script)';
  reached.ends.set(why, (reached.ends.get(why) ?? 0) + 1);
  for (const fact of entries.flatMap((entry) => entry.facts)) {
    reached.facts.add(fact.fact);
    if (isEngineFact(fact) && fact.fact === 'disclosed') reached.facts.add(fact.told.fact);
    if (!isEngineFact(fact)) words(game, fact, reached.cards);
    else if (fact.fact === 'cardsMoved' && fact.seen === 'everyone') {
      for (const card of fact.cards) reached.cards.add(end.faces[card]?.name ?? '');
    }
  }
}

// A card that a fact of the game names has come into play.
function words(game: AnyGame, value: unknown, cards: Set<CardName>): void {
  if (typeof value === 'string' && Object.hasOwn(game.cards, value)) cards.add(value);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) words(game, one, cards);
}

/** What no match has reached yet. */
export function missing(reached: Reached, game: AnyGame): { facts: string[]; cards: string[] } {
  return {
    facts: Object.keys(game.facts).filter((fact) => !reached.facts.has(fact)),
    cards: Object.keys(game.cards).filter((card) => !reached.cards.has(card)),
  };
}

export function report(reached: Reached, game: AnyGame): string {
  const { facts, cards } = missing(reached, game);
  const ends = [...reached.ends].sort((a, b) => b[1] - a[1]).map(([why, n]) => `${n} × ${why}`);
  return [
    `${game.title}: ${reached.matches} matches, ${reached.entries} entries`,
    `  facts never reached: ${facts.join(', ') || 'none'}`,
    `  cards never reached: ${cards.join(', ') || 'none'}`,
    ...ends.slice(0, 8).map((line) => `  ${line}`),
  ].join('\n');
}
