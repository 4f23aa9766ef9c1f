import {
  type AnyAt,
  type AnyGame,
  BOT_POLICIES,
  type BotLevel,
  type Estimate,
  estimates,
  fastRandom,
  type Seat,
  UnknownHere,
} from '../../engine/index.ts';

/** What a process is asked. The table is plain JSON, so it can be handed over; a game is known there by its id. */
export interface Asked {
  game: string;
  at: AnyAt;
  seat: Seat;
  dice: number;
  /** A move of that level, or estimates by so many iterations, of one move in any case. */
  wanted: { level: BotLevel } | { iterations: number; also: object };
}

/** What comes of it. `broken`: the rules have failed, in the error's own words; `unknown`: on what another release perhaps has written. */
export type Thought = { move: object } | { estimates: Estimate[] } | { broken: string; unknown: boolean };

/** The only place where a bot of the house thinks, in whichever process. Its dice are its own, never the match's: those would tell it what comes. */
export function thoughtOf(games: readonly AnyGame[], { game: id, at, seat, dice, wanted }: Asked): Thought {
  const game = games.find((one) => one.id === id);
  if (!game) return { broken: `there is no game ${id}`, unknown: true };
  const random = fastRandom(dice);
  try {
    if ('level' in wanted) return { move: BOT_POLICIES[wanted.level](game, at, seat, random) };
    return { estimates: estimates(game, at, seat, random, wanted.iterations, wanted.also) };
  } catch (error) {
    const broken = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { broken, unknown: error instanceof UnknownHere };
  }
}
