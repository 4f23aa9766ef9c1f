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

/** The table is plain JSON, so it can be sent. The worker finds the game by its id. */
export interface BotRequest {
  game: string;
  at: AnyAt;
  seat: Seat;
  dice: number;
  /** A move at this level, or estimates with this many iterations, always including the move `also`. */
  wanted: { level: BotLevel } | { iterations: number; also: object };
}

/** `unknown`: another release may have written a fact that these rules do not know. */
export type BotAnswer = { move: object } | { estimates: Estimate[] } | { broken: string; unknown: boolean };

/** The bot rolls its own dice, because the match's dice would reveal what comes next. */
export function computeAnswer(games: readonly AnyGame[], { game: id, at, seat, dice, wanted }: BotRequest): BotAnswer {
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
