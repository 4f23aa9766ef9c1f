import { z } from 'zod';
import { type AnyGame, isLoss, RULINGS, type Seat, timeControlSchema } from '../../engine/index.ts';
import { resultForm } from '../log/match-row.ts';
import { WITHOUT_OUTCOME } from '../match/match.ts';
import { type Speed, speedOf } from '../match/speed.ts';

/** A finished match, as the store reads it for ratings. */
export const finishedForm = z.object({
  id: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  timeControl: timeControlSchema.nullable(),
  result: resultForm.nullable(),
  standing: z.array(z.object({ ruled: z.enum(RULINGS).nullish() })),
  /** The player of each seat; null for a bot. */
  players: z.array(z.string().nullable()),
  /** When all viewers have the result: when the match ended, or later if its broadcast is delayed. */
  at: z.date(),
});
export type FinishedMatch = z.infer<typeof finishedForm>;

/** A match that changes ratings. */
export interface RatedMatch {
  id: string;
  at: Date;
  speed: Speed;
  /** By seat, without duplicates. */
  players: readonly string[];
  ranks: readonly number[];
  sides: number;
}

/** The ends that do not follow from the game's rules: void, taken back, cancelled, ruled, called at time. */
const OUTSIDE_THE_RULES: readonly string[] = [...WITHOUT_OUTCOME, 'RULED', 'TIME_CALLED'];

/**
 * Returns what a match counts for ratings. Null if it does not count: it must have ended by the rules, a resignation, a
 * time-out or an agreed draw, without a judge's ruling, between different players on at least two sides.
 */
export function ratedMatch(games: readonly AnyGame[], match: FinishedMatch): RatedMatch | null {
  const { id, at, result, standing, timeControl } = match;
  const game = games.find((one) => one.id === match.game);
  const players = match.players.filter((player) => player !== null);
  const seats = match.players.length;
  if (!game || !result || result.ranks.length !== seats || OUTSIDE_THE_RULES.includes(result.why)) return null;
  if (new Set(players).size < seats || standing.some(({ ruled }) => ruled && isLoss(ruled))) return null;
  const sides = game.sides?.(seats, match.options) ?? seats;
  return sides < 2 ? null : { id, at, speed: speedOf(timeControl), players, ranks: result.ranks, sides };
}

/** How a match changes the rating of one seat's player. */
export interface RatingChange {
  matchId: string;
  seat: Seat;
  playerId: string;
  at: Date;
  /** The player's mean before the match. */
  muBefore: number;
  mu: number;
  sigma: number;
  /** How many matches the rating counts, with this one. */
  matches: number;
}
