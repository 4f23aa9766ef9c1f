import { type AnyGame, canonical } from '../../../src/engine/index.ts';
import { expectThat, POLICIES, type Policy } from '../script.ts';
import { optionValues } from './option-values.ts';

/** One way in which a game can be played. */
export interface Corner {
  /** Its number among the game's corners, from 0. */
  index: number;
  seats: number;
  policy: Policy;
  /** As a client would send them. */
  options: object;
  /** With the game's own defaults, so that its matches are whole ones. */
  isWhole: boolean;
}

const DEFAULTS: object = {};

/** Of so many matches about one is a whole one. */
const WHOLE = 25;

/** Every number of seats with every set of options that goes with it, and both policies; the game's defaults are the last set. */
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

/** How often each corner is played in so many matches: at least once each, so that it may be more matches; most are short. */
export function planOf(corners: readonly Corner[], matches: number): Map<Corner, number> {
  const whole = corners.filter(({ isWhole }) => isWhole);
  const ofEach = Math.max(1, Math.round(matches / WHOLE / Math.max(1, whole.length)));
  const short = Math.max(1, corners.length - whole.length);
  const left = Math.ceil((matches - ofEach * whole.length) / short);
  const share = ({ isWhole }: Corner): number =>
    isWhole && whole.length < corners.length ? ofEach : Math.max(1, left);
  return new Map(corners.map((corner) => [corner, share(corner)]));
}

/** Every value of every option occurs in a set that is played, and the rules take every set. */
export function everyOptionHasACorner(game: AnyGame): void {
  const sets = optionSets(game).map((options) => ({ options, taken: game.options.safeParse(options) }));
  for (const { options, taken } of sets) {
    expectThat(taken.success, () => `the rules do not take the options ${JSON.stringify(options)}: ${taken.error}`);
  }
  const played = new Set(cornersOf(game).map(({ options }) => canonical(options)));
  const unplayed = sets.find(({ options }) => !played.has(canonical(options)));
  expectThat(!unplayed, () => `${JSON.stringify(unplayed?.options)} goes with no number of seats`);
  const forgotten = optionValues(game).filter(({ isIn }) => !sets.some(({ taken }) => isIn(taken.data)));
  expectThat(
    forgotten.length === 0,
    () => `no corner of ${game.id} plays with ${forgotten.map(({ name }) => name).join('; ')}`,
  );
}
