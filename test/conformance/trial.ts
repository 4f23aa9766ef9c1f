import { type AnyGame, fastRandom, shuffled } from '../../src/engine/index.ts';
import { checkCorner } from './check.ts';
import { type Corner, cornersOf, planOf } from './guards/corners.ts';
import { nothingReached, type Reached, watched } from './guards/reached.ts';
import { PROPERTY_NAMES, type PropertyName } from './properties.ts';
import { POLICIES } from './script.ts';

/** A game that is tried, and what has been reached of it so far. */
export interface Trial {
  game: AnyGame;
  corners: readonly Corner[];
  reached: Reached;
  /** Left out: all properties. */
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

/** So many matches of one corner at the most, before the next one is tried. */
const BATCH = 20;

/**
 * Every corner once, then batches: an early stop has tried all corners alike.
 * @param most so many matches of a corner before the next one is tried
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

/** Plays every corner, in at least so many matches altogether. Every batch has a seed of its own, counted on from the first. */
export function playCorners(trial: Trial, matches: number, seed: number, onBatch?: (corner: Corner) => void): void {
  let batch = 0;
  for (const { corner, runs } of batchesOf(trial.corners, matches)) {
    checkCorner(trial.game, corner, trial.reached, { runs, seed: seed + batch++, only: trial.only });
    onBatch?.(corner);
  }
}

/** `npm test` checks most properties in one of seven matches. */
const TURNS = 7;
/** Checked in every match: a rule that draws by chance of its own may be needed in few of them. */
const ALWAYS: readonly PropertyName[] = ['theSameEntriesAgain'];

/** The properties that are checked in the match of this number: another mixture of them in every seven matches. */
export function inTurn(match: number): PropertyName[] {
  const others = PROPERTY_NAMES.filter((name) => !ALWAYS.includes(name));
  const mixed = shuffled(others, fastRandom(Math.floor(match / TURNS)));
  return [...ALWAYS, ...mixed.filter((_, index) => index % TURNS === match % TURNS)];
}

/**
 * Plays each set of options with every number of seats by one policy instead of both when a game has more corners than `most`. The
 * policies take turns. `npm run test:all` plays all corners.
 */
export function someCorners(corners: readonly Corner[], most: number): readonly Corner[] {
  if (corners.length <= most) return corners;
  const isTurnOf = ({ index, seats }: Corner) => (Math.floor(index / POLICIES.length) + seats) % POLICIES.length;
  return corners.filter((corner) => POLICIES[isTurnOf(corner)] === corner.policy);
}

/** Every corner, in at least so many matches altogether, and what is checked in each: with every number of seats all properties have their turn. */
export function matchesInTurn(corners: readonly Corner[], matches: number): { corner: Corner; only: PropertyName[] }[] {
  const played = new Map<number, number>();
  return [...batchesOf(corners, matches, 1)].map(({ corner }) => {
    const match = played.get(corner.seats) ?? 0;
    played.set(corner.seats, match + 1);
    return { corner, only: inTurn(match) };
  });
}

/** Plays every corner, in at least so many matches altogether, and checks each of them for some of the properties. A caller may stop earlier. */
export function* playCornersInTurn({ game, corners, reached }: Trial, matches: number, seed: number): Generator<void> {
  for (const [match, { corner, only }] of matchesInTurn(corners, matches).entries()) {
    checkCorner(game, corner, reached, { runs: 1, seed: seed + match, only });
    yield;
  }
}

/** Plays corners as they come, one match each. Left out: all properties are checked in each. */
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

/** A prime larger than the number of corners: all take their turn. */
const STRIDE = 7919;
