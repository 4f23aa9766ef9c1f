import { type AnyGame, canonical } from '../../../src/engine/index.ts';
import { expectThat, POLICIES, type Policy } from '../script.ts';
import { optionValues } from './option-values.ts';

/** One way to set up a game: seats, options and policy. */
export interface Corner {
  /** The index among the game's corners. */
  index: number;
  seats: number;
  policy: Policy;
  /** The options as a client would send them. */
  options: object;
  /** Whether the options are the game's defaults, the only ones with which some matches are played to the end. */
  isWhole: boolean;
}

const DEFAULTS: object = {};

/** About one match in this many is played to the end. */
const WHOLE = 25;

/**
 * Returns every number of seats with every set of options that allows it, and both policies. The game's defaults are
 * the last set.
 */
export function cornersOf(game: AnyGame): Corner[] {
  const { min, max } = game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const sets = optionSets(game).map((options) => ({ options, isWhole: options === DEFAULTS }));
  return seats
    .flatMap((n) => sets.map((set) => ({ ...set, seats: n })))
    .filter((corner) => goesWith(game, corner.seats, corner.options))
    .flatMap((corner) => POLICIES.map((policy) => ({ ...corner, policy })))
    .map((corner, index) => ({ ...corner, index }));
}

export function optionSets(game: AnyGame): object[] {
  return [...(game.trials?.corners ?? []), DEFAULTS];
}

function goesWith(game: AnyGame, seats: number, options: object): boolean {
  const taken = game.options.safeParse(options);
  return taken.success && !game.misfit?.(seats, taken.data);
}

export function nameOf({ seats, policy, options, isWhole }: Omit<Corner, 'index'>): string {
  return `${seats} seats, ${policy}, ${isWhole ? 'defaults' : JSON.stringify(options)}`;
}

/**
 * Returns how often to play each corner for `matches` matches. Each corner is played at least once, so the sum may be
 * higher; most matches are short.
 */
export function planOf(corners: readonly Corner[], matches: number): Map<Corner, number> {
  const whole = corners.filter(({ isWhole }) => isWhole);
  const ofEach = Math.max(1, Math.round(matches / WHOLE / Math.max(1, whole.length)));
  const short = Math.max(1, corners.length - whole.length);
  const left = Math.ceil((matches - ofEach * whole.length) / short);
  const share = ({ isWhole }: Corner): number =>
    isWhole && whole.length < corners.length ? ofEach : Math.max(1, left);
  return new Map(corners.map((corner) => [corner, share(corner)]));
}

/** Checks that every value of every option occurs in a corner, and that the rules accept every set of options. */
export function everyOptionHasACorner(game: AnyGame): void {
  const sets = optionSets(game).map((options) => ({ options, taken: game.options.safeParse(options) }));
  for (const { options, taken } of sets) {
    expectThat(taken.success, () => `the rules refuse the options ${JSON.stringify(options)}: ${taken.error}`);
  }
  const played = new Set(cornersOf(game).map(({ options }) => canonical(options)));
  const unplayed = sets.find(({ options }) => !played.has(canonical(options)));
  expectThat(!unplayed, () => `${JSON.stringify(unplayed?.options)} is not allowed with any number of seats`);
  const forgotten = optionValues(game).filter(({ isIn }) => !sets.some(({ taken }) => isIn(taken.data)));
  expectThat(
    forgotten.length === 0,
    () => `no corner of ${game.id} plays with ${forgotten.map(({ name }) => name).join('; ')}`,
  );
}
