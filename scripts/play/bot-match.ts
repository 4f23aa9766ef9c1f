import {
  type AnyGame,
  type AnyTypes,
  advanceFrom,
  type BotPolicy,
  begin,
  fastRandom,
  questionAt,
  type Seat,
  type Setup,
  steadyPolicy,
  waitingIn,
} from '../../src/engine/index.ts';

/** A match played by bots. */
export interface Played {
  /** The seats with rank 1: one seat, or the seats of one side. Empty if all seats have rank 1. */
  winners: readonly Seat[];
  first: Seat | null;
  why: string;
  entries: number;
  /** The number of answers in the longest turn of the match. */
  longest: number;
}

/**
 * Plays one match between bots.
 * @param policies by seat, repeated if there are more seats than policies
 * @param start the seed
 */
export function playOne(game: AnyGame, setup: Setup<AnyTypes>, policies: readonly BotPolicy[], start: number): Played {
  const random = fastRandom(start);
  const { at } = begin(game, setup, random);
  let question = questionAt(game, at);
  let first: Seat | null = null;
  let longest = 0;
  while (!at.result) {
    const seats = waitingIn(at, question);
    const seat = seats[random(Math.max(1, seats.length))] ?? 0;
    const policy = policies[seat % policies.length] ?? steadyPolicy;
    longest = Math.max(longest, at.answered + 1);
    const move = policy(game, at, seat, random, question);
    question = advanceFrom(game, at, question, random, { kind: 'MOVE', seat, move }).next;
    first ??= game.turn?.(at) ?? null;
    if (at.version > game.maxMoves)
      throw new RangeError(`${game.id}: the match has not ended after ${game.maxMoves} entries`);
  }
  const winners = at.result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const drawn = winners.length === setup.seats;
  return { winners: drawn ? [] : winners, first, why: at.result.why, entries: at.version, longest };
}

/** Returns the value of `--name` on the command line. */
export function argument(name: string): string | undefined {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
}

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`;
