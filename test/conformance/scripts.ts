import fc from 'fast-check';
import type { AnyGame } from '../../src/engine/index.ts';
import type { Corner } from './guards/corners.ts';
import type { Script } from './script.ts';

/** Scripts made of natural numbers: each is a legal match, and fast-check can shrink a failure to a short one. */
export function scripts(game: AnyGame, { seats, policy, options }: Corner): fc.Arbitrary<Script> {
  return fc.record({
    seats: fc.constant(seats),
    policy: fc.constant(policy),
    options: fc.constant(options),
    seed: fc.nat().map((n) => `seed ${n}`),
    picks: fc.array(fc.nat(), { maxLength: 400, size: 'max' }),
    onwards: fc.option(fc.nat(), { freq: 8 }),
    interrupted: fc.boolean(),
    decks: game.deck ? fc.oneof(fc.constant(0), fc.nat()) : fc.constant(0),
  });
}
