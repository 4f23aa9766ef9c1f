import { expect } from 'vitest';
import {
  type AnyAt,
  type AnyGame,
  type AnyTypes,
  type BotPolicy,
  type Decision,
  type Entry,
  fastRandom,
  foldAll,
  type Game,
  type GameTypes,
  playOut,
  type Setup,
  same,
  verify,
} from '../../src/engine/index.ts';
import { begun, type Given } from './given.ts';
import { Scene } from './scene.ts';

/**
 * Plays a match between bots from its setup to its end; its first entry is the setup's.
 * @param bots assigned by seat, starting over if there are fewer
 * @param start the seed for chance
 * @param look called before each answer
 */
export function botsPlay<G extends GameTypes>(
  game: Game<G>,
  given: Given<G>,
  bots: readonly BotPolicy[],
  start: number,
  look?: (set: Scene<G>) => void,
): Scene<G> {
  const luck = { ...given, chance: fastRandom(start) };
  const { at, entry } = begun(game, luck);
  const set = new Scene(game, at, luck);
  set.entries.push(entry);
  return set.playedBy(bots, look);
}

/** Checks that a person who reads only the labels of a question and of its blanks can tell all choices apart. */
export function expectLabelsApart(question: Decision | null): void {
  const { prompt, choices } = question ?? { prompt: 'no seat is asked', choices: [] };
  for (const texts of [choices, ...choices.map(({ blank }) => blank?.from ?? [])]) {
    const labels = texts.map(({ label }) => label);
    const twice = labels.filter((label, index) => labels.indexOf(label) < index);
    expect(twice, prompt).toEqual([]);
  }
}

/**
 * Checks that a match of these bots ends well before the limit; its stored log restores the same match and verifies.
 */
export function expectRecord(
  game: AnyGame,
  setup: Setup<AnyTypes>,
  seed: string,
  bot: BotPolicy,
  start: number,
): { at: AnyAt; entries: Entry[] } {
  const { at, entries } = playOut(game, setup, seed, bot, start);
  expect(entries.length).toBeLessThan(game.maxMoves / 4);
  expect(at.result?.ranks).toHaveLength(setup.seats);
  const stored: Entry[] = JSON.parse(JSON.stringify(entries));
  expect(same(foldAll(game, stored), at)).toBe(true);
  expect(verify(game, stored, seed)).toEqual({ verdict: 'VERIFIED' });
  return { at, entries };
}
