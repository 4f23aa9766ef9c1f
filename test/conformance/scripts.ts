import fc from 'fast-check';
import type { AnyGame } from '../../src/engine/index.ts';
import { POLICIES, type Policy, type Script } from './script.ts';

/** Most matches are short ones, so that there can be many; the last of a game's list are whole ones. */
const SHORT: Record<string, readonly object[]> = {
  valhalla: [{ rounds: 8 }, { rounds: 16, terrain: 'dealt' }, { rounds: 8 }, { rounds: 24, terrain: 'dealt' }],
  golems: [{ rounds: 4 }, { rounds: 8 }, { rounds: 4 }, { rounds: 16 }],
  'spark-forming': [
    { turns: 12 },
    { turns: 20, upgrade: true, tagOrder: 'FREE' },
    { turns: 12, speed: true, tournament: true },
    { turns: 40, upgrade: true, speed: true, tagOrder: 'FREE', champion: 1 },
  ],
  'spark-of-war': [
    { turns: 6 },
    { turns: 20, supplyStations: true },
    { turns: 8, mode: 'faceOff', galaxy: 'bridge' },
    { turns: 12, galaxy: 'randomSmall' },
    { turns: 6, mode: 'faceOff', supplyStations: true },
  ],
  'quiet-cargo': [{}, { fog: true }],
  'business-card-battle': [
    { size: 8, stakes: 'forKeeps' },
    { size: 10, turns: 40 },
    { size: 7, stakes: 'forKeeps', turns: 60 },
    { size: 6, stakes: 'forKeeps', turns: 20 },
  ],
};

/** Every how-many-th match is played with the game's own default options. */
const WHOLE = 25;

export interface Corner {
  seats: number;
  policy: Policy;
}

/** Every number of seats with every policy. */
export function cornersOf(game: AnyGame): Corner[] {
  const { min, max } = game.seats;
  const usual = game.options.parse({});
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => !game.misfit?.(n, usual));
  return seats.flatMap((n) => POLICIES.map((policy) => ({ seats: n, policy })));
}

/** Scripts of naturals: each is a legal match, and a failure shrinks to a short one. */
export function scripts(game: AnyGame, { seats, policy }: Corner): fc.Arbitrary<Script> {
  const fits = (options: object): boolean => !game.misfit?.(seats, game.options.parse(options));
  const short = (SHORT[game.id] ?? [{}]).filter(fits);
  const lengths = Array.from({ length: WHOLE }, (_, i) => (i === WHOLE - 1 ? {} : (short[i % short.length] ?? {})));
  return fc.record({
    seats: fc.constant(seats),
    policy: fc.constant(policy),
    options: fc.constantFrom(...lengths),
    seed: fc.nat().map((n) => `seed ${n}`),
    picks: fc.array(fc.nat(), { maxLength: 400, size: 'max' }),
    onwards: fc.option(fc.nat(), { freq: 8 }),
    interrupted: fc.boolean(),
  });
}
