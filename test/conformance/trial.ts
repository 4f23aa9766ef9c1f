import { type AnyGame, fastRandom, shuffled } from '../../src/engine/index.ts';
import { checkCorner } from './check.ts';
import { type Corner, cornersOf, planOf } from './guards/corners.ts';
import { nothingReached, type Reached, watched } from './guards/reached.ts';
import { PROPERTY_NAMES, type PropertyName } from './properties.ts';
import { POLICIES } from './script.ts';

/** A game under test, and the parts reached so far. */
export interface Trial {
  game: AnyGame;
  corners: readonly Corner[];
  reached: Reached;
  /** The properties to check, by default all of them. */
  only?: readonly PropertyName[] | undefined;
}

export function trialOf(
  game: AnyGame,
  only?: readonly PropertyName[],
  corners: readonly Corner[] = cornersOf(game),
): Trial {
  const reached = nothingReached(corners);
  return { game: watched(game, reached), corners, reached, only };
}

/** The maximum number of matches to play in one corner before the next one. */
const BATCH = 20;

/**
 * Visits every corner once, then in batches, so that a run that stops early has tried all corners equally. @param most
 * the maximum number of matches in a corner before the next one
 */
export function* batchesOf(
  corners: readonly Corner[],
  matches: number,
  most = BATCH,
): Generator<{ corner: Corner; runs: number }> {
  const left = planOf(corners, matches);
  for (let now = 1; left.size > 0; now = most) {
    for (const [corner, runs] of [...left]) {
      yield { corner, runs: Math.min(now, runs) };
      if (runs > now) left.set(corner, runs - now);
      else left.delete(corner);
    }
  }
}

/**
 * Plays every corner, in at least `matches` matches in total. Each batch uses the next seed, counting up from `seed`.
 */
export function playCorners(trial: Trial, matches: number, seed: number, onBatch?: (corner: Corner) => void): void {
  let batch = 0;
  for (const { corner, runs } of batchesOf(trial.corners, matches)) {
    checkCorner(trial.game, corner, trial.reached, { runs, seed: seed + batch++, only: trial.only });
    onBatch?.(corner);
  }
}

/** {@link inTurn} checks most properties in one match out of this many. */
export const TURNS = 7;
/** The properties to check in every match, because a rule with its own randomness may be used in only a few matches. */
const ALWAYS: readonly PropertyName[] = ['theSameEntriesAgain'];

/**
 * Returns the properties to check in the match of this index: the mix differs from one round of seven matches to the
 * next.
 */
export function inTurn(match: number): PropertyName[] {
  const others = PROPERTY_NAMES.filter((name) => !ALWAYS.includes(name));
  const mixed = shuffled(others, fastRandom(Math.floor(match / TURNS)));
  return [...ALWAYS, ...mixed.filter((_, index) => index % TURNS === match % TURNS)];
}

/**
 * If a game has more than `most` corners, each set of options and number of seats is played with one policy instead of
 * both. The policies alternate. `npm run test:all` plays all corners.
 */
export function someCorners(corners: readonly Corner[], most: number): readonly Corner[] {
  if (corners.length <= most) return corners;
  const isTurnOf = ({ index, seats }: Corner) => (Math.floor(index / POLICIES.length) + seats) % POLICIES.length;
  return corners.filter((corner) => POLICIES[isTurnOf(corner)] === corner.policy);
}

/**
 * Returns every corner, in at least `matches` matches in total, with the properties to check in each. Every property is
 * checked with every number of seats.
 */
export function matchesInTurn(corners: readonly Corner[], matches: number): { corner: Corner; only: PropertyName[] }[] {
  const played = new Map<number, number>();
  return [...batchesOf(corners, matches, 1)].map(({ corner }) => {
    const match = played.get(corner.seats) ?? 0;
    played.set(corner.seats, match + 1);
    return { corner, only: inTurn(match) };
  });
}

/**
 * Plays every corner, in at least `matches` matches in total, and checks some of the properties in each. The caller may
 * stop early.
 */
export function* playCornersInTurn({ game, corners, reached }: Trial, matches: number, seed: number): Generator<void> {
  for (const [match, { corner, only }] of matchesInTurn(corners, matches).entries()) {
    checkCorner(game, corner, reached, { runs: 1, seed: seed + match, only });
    yield;
  }
}

/** Plays the given corners, one match each. If `only` is omitted, it checks all properties in each. */
export function playAnyCorners(
  { game, corners, reached }: Trial,
  matches: number,
  seed: number,
  propertiesOf: (match: number) => PropertyName[] | undefined = () => undefined,
): void {
  for (let i = 0; i < matches; i++) {
    const corner = corners[(seed + i * STRIDE) % corners.length];
    if (corner) checkCorner(game, corner, reached, { runs: 1, seed: seed + i, only: propertiesOf(seed + i) });
  }
}

/** A prime larger than the number of corners, so that steps of this size visit all corners. */
const STRIDE = 7919;
