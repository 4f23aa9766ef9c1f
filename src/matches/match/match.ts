import { randomInt } from 'node:crypto';
import type {
  AnyAt,
  AnyGame,
  BotLevel,
  Leaving,
  Result,
  Ruling,
  Seat,
  SeatName,
  TimeControl,
  TimeOutPolicy,
} from '../../engine/index.ts';

/** A match that never begins is `CANCELLED`. */
export const MATCH_STATUSES = ['WAITING', 'RUNNING', 'FINISHED', 'CANCELLED'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** The reasons of results that say nothing about how the players did: void, taken back or cancelled by a tournament. */
export const WITHOUT_OUTCOME: readonly string[] = ['VOID', 'UNDONE', 'CANCELLED'];

/**
 * A `PUBLIC` match is listed, and anyone may join or watch. A `PRIVATE` match is joined by invitation, and visible only
 * to its players and its creator.
 */
export const VISIBILITIES = ['PUBLIC', 'PRIVATE'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A seat, which is taken by a player or a bot, or free if both are null. */
export interface MatchSeat {
  seat: Seat;
  player: { id: string; name: string } | null;
  /** The player's name when seated; null if it was not recorded or has been deleted. */
  signed: SeatName | null;
  bot: BotLevel | null;
  reserved: boolean;
  entropy: string | null;
}

/** The part of a seat that changes with entries. It is stored in the match's row, with times in milliseconds. */
export interface SeatStanding {
  /** The version that opened the seat's current question. */
  since: number;
  /** When the clock was started, in milliseconds since 1970; null if it is not running. */
  started: number | null;
  /** The seat's deadline, in milliseconds since 1970; null if no clock is running. */
  deadline: number | null;
  /** The time left in the bank while the clock is not running; null without a bank. */
  bank: number | null;
  /** The deadline of the question that the seat answered last; null if its clock did not run, or after an undo. */
  lastDeadline: number | null;
  timeOuts: number;
  standIn: BotLevel | null;
  left: Leaving | null;
  /** The time left when a judge paused the match, in milliseconds; null if no running clock was paused. */
  held: number | null;
  /** The most severe ruling by a judge against the seat. */
  ruled: Ruling | null;
}

/** A match without its table, for lists. The object is immutable. */
export interface MatchHead {
  id: string;
  game: AnyGame;
  rulesVersion: string;
  status: MatchStatus;
  /** The database's epoch when the match was read (see `src/db/outage/store-epoch.ts`). */
  epoch: number;
  /** The number of the last entry; -1 before the first entry. */
  version: number;
  visibility: Visibility;
  /** The code for joining, only for the creator and players with a seat (see {@link isTheirs}). */
  invitation: string;
  createdBy: string;
  /** The `networkDigest` of the creator's address, if a newcomer created the match or the match is for keeps. */
  newcomersOf: string | null;
  tournamentId: string | null;
  options: object;
  timeControl: TimeControl | null;
  onTimeOut: TimeOutPolicy;
  /** If `onTimeOut` is `FORFEIT`: the number of time-outs after which a seat is out, at least 1. */
  forfeitAfter: number;
  /** If `onTimeOut` is `BOT`: the level of the bot that takes over. */
  standInLevel: BotLevel;
  /** Whether the result counts for the players' ratings. */
  rated: boolean;
  seats: readonly MatchSeat[];
  standing: readonly SeatStanding[];
  waitingFor: readonly Seat[];
  /** The SHA-256 of the server's seed, hexadecimal. It is published before any player joins. */
  seedHash: string;
  /** The server's seed, once the match is over. */
  seed: string | null;
  /** Whether players' entropy went into the shuffle. */
  shuffledTogether: boolean;
  createdAt: Date;
  startedAt: Date | null;
  /** When the last entry was made. */
  movedAt: Date | null;
  finishedAt: Date | null;
  result: Result | null;
  /** The delay for viewers without a seat or an office, in seconds; 0 for no delay. */
  broadcastDelay: number;
}

/** `at` is null before the match begins. */
export interface Match extends MatchHead {
  at: AnyAt | null;
}

export function isOver({ status }: Pick<MatchHead, 'status'>): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}

export function isSeated({ seats }: MatchHead, playerId: string | null | undefined): boolean {
  return !!playerId && seats.some(({ player }) => player?.id === playerId);
}

/** A player can have several seats only in a private match. */
export function seatsOf(match: MatchHead, playerId: string | null | undefined): Seat[] {
  const found: Seat[] = [];
  if (!playerId) return found;
  for (const { player, seat } of match.seats) if (player?.id === playerId) found.push(seat);
  return found;
}

/** Returns the occupants of all seats as one string, which changes whenever a seat changes. */
export function sittersOf({ seats }: Pick<MatchHead, 'seats'>): string {
  return seats.map(({ player, bot }) => player?.id ?? bot ?? '').join(' ');
}

/** Returns a new code for joining: about 50 bits, omitting letters and digits that look alike. */
export function newInvitation(): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
}
