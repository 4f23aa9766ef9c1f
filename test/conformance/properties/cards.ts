import type { AnyAt, AnyGame } from '../../../src/engine/index.ts';
import { expectThat, type Script, walk } from '../script.ts';

/** Checks that every card is in exactly one zone, exactly once, and never turns into another card. */
export function noCardAppearsOrVanishes(game: AnyGame, script: Script): void {
  const { moments, entries } = walk(game, script);
  const made = new Map<number, string>();
  for (const fact of entries.flatMap((entry) => entry.facts)) {
    if (fact.fact !== 'cardsMade' || !('cards' in fact)) continue;
    for (const { id, name } of fact.cards as { id: number; name: string }[]) made.set(id, name);
  }
  for (const at of moments) checkMoment(game, at, made);
}

function checkMoment(game: AnyGame, at: AnyAt, made: Map<number, string>): void {
  const lying = Object.values(at.zones).flatMap((zone) => zone.cards);
  const ids = Object.keys(at.faces).map(Number);
  expectThat(new Set(lying).size === lying.length, () => `a card lies in two places at ${at.version}`);
  expectThat(lying.length === ids.length, () => `${ids.length} cards were made, ${lying.length} lie at ${at.version}`);
  for (const id of lying) {
    const face = at.faces[id];
    expectThat(face !== undefined && face.name in game.cards, () => `card ${id} is not in the catalogue`);
    expectThat(face.name === made.get(id), () => `card ${id} was ${made.get(id)} and is ${face.name}`);
  }
  for (const { id, kind, cards, places } of Object.values(at.zones)) {
    const wanted = kind === 'row' ? cards.length : 0;
    expectThat(places.length === wanted, () => `${id}: ${places.length} places for ${cards.length} cards`);
  }
}
