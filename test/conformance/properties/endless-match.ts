import { expect } from 'vitest';
import {
  type AnyAt,
  type AnyGame,
  advance,
  begin,
  fastRandom,
  randomPolicy,
  type Seat,
  waitingFor,
} from '../../../src/engine/index.ts';
import { setupOf } from '../script.ts';
import { endlessPolicy } from './endless.ts';

const SEED = 20_261_121;

/**
 * Plays a whole match with the game's default options, in which one seat or all seats try to play forever. Also returns
 * the number of answers in its longest turn.
 */
function played(game: AnyGame, seats: number, wanting: Seat | null): { at: AnyAt; longest: number } {
  const random = fastRandom(SEED + seats);
  const plain = { options: {}, policy: 'eager' as const, seed: '', picks: [], onwards: null, interrupted: false };
  const { at } = begin(game, setupOf(game, { ...plain, seats }), random);
  const endless = endlessPolicy();
  let longest = 0;
  while (!at.result && at.version <= game.maxMoves) {
    const asked = waitingFor(game, at);
    const seat = asked[random(asked.length)] ?? 0;
    const policy = wanting === null || wanting === seat ? endless : randomPolicy;
    longest = Math.max(longest, at.answered + 1);
    advance(game, at, random, { kind: 'MOVE', seat, move: policy(game, at, seat, random) });
  }
  return { at, longest };
}

/** Checks that the rules end a match and its turns, even if a seat (every seat, if null) tries to play forever. */
export function expectEnds(game: AnyGame, seats: number, wanting: Seat | null): void {
  const { at, longest } = played(game, seats, wanting);
  expect(at.result?.ranks).toHaveLength(seats);
  expect(longest).toBeLessThan(game.turnLimit?.answers ?? 0);
}

/** Returns the seat counts that a game allows with its default options. */
export function seatsOf(game: AnyGame): number[] {
  const { min, max } = game.seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return all.filter((seats) => !game.misfit?.(seats, game.options.parse({})));
}
