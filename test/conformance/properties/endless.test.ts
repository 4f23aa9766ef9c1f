import { describe, expect, it } from 'vitest';
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
import { GAMES } from '../../../src/games/index.ts';
import { setupOf } from '../script.ts';
import { endlessPolicy } from './endless.ts';

const SEED = 20_261_121;

/** A whole match with the game's own options, in which one seat, or all, want it endless; and the answers of its longest turn. */
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

function seatsOf(game: AnyGame): number[] {
  const { min, max } = game.seats;
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return all.filter((seats) => !game.misfit?.(seats, game.options.parse({})));
}

const corners = GAMES.flatMap((game) => seatsOf(game).map((seats) => ({ title: game.title, game, seats })));

describe('a match that somebody wants endless', () => {
  it.each(corners)('ends by its own rules, its turns too, when all $seats seats want $title endless', (corner) => {
    const { at, longest } = played(corner.game, corner.seats, null);
    expect(at.result?.ranks).toHaveLength(corner.seats);
    expect(longest).toBeLessThan(corner.game.turnLimit?.answers ?? 0);
  });

  it.each(corners)('ends by its own rules, its turns too, when one of $seats seats wants $title endless', (corner) => {
    const { at, longest } = played(corner.game, corner.seats, corner.seats - 1);
    expect(at.result?.ranks).toHaveLength(corner.seats);
    expect(longest).toBeLessThan(corner.game.turnLimit?.answers ?? 0);
  });
});
