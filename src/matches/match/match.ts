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

/** WAITING for players · RUNNING · FINISHED with a result · CANCELLED before it began. */
export const MATCH_STATUSES = ['WAITING', 'RUNNING', 'FINISHED', 'CANCELLED'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** PUBLIC: listed, anyone may join and watch. PRIVATE: joined by invitation, visible to its players and its creator. */
export const VISIBILITIES = ['PUBLIC', 'PRIVATE'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A seat: taken by a player or a bot, or free (both null). */
export interface MatchSeat {
  seat: Seat;
  player: { id: string; name: string } | null;
  /** The player's name when taking the seat; null: not recorded, or deleted. */
  signed: SeatName | null;
  bot: BotLevel | null;
  /** Whether the seat is free, but reserved for a player. */
  reserved: boolean;
  entropy: string | null;
}

/** The part of a seat that changes with entries; kept in the match's row. Times in milliseconds. */
export interface SeatStanding {
  /** The version that opened the seat's current question. */
  since: number;
  /** When the running clock was started, in milliseconds since 1970; null: it does not run. */
  started: number | null;
  /** The seat's deadline, in milliseconds since 1970; null: no clock runs. */
  deadline: number | null;
  /** The rest of the bank while the clock does not run; null without a bank. */
  bank: number | null;
  timeOuts: number;
  /** The bot that has taken over the seat. */
  standIn: BotLevel | null;
  left: Leaving | null;
  /** The rest of the clock, in milliseconds, when a judge paused the match; null: no pause, or the clock did not run. */
  held: number | null;
  /** The most severe ruling by a judge against the seat. */
  ruled: Ruling | null;
}

/** A match without its table, for lists. Immutable: it is only replaced. */
export interface MatchHead {
  id: string;
  game: AnyGame;
  rulesVersion: string;
  status: MatchStatus;
  /** The database's epoch when it was read: see `src/db/outage/store-epoch.ts`. */
  epoch: number;
  /** The number of the last entry; -1 before the first. */
  version: number;
  visibility: Visibility;
  /** The code for joining. Only for the creator and players with a seat: see {@link isTheirs}. */
  invitation: string;
  createdBy: string;
  /** The creator's network (`networkDigest`), if a newcomer created the match or it is for keeps. */
  newcomersOf: string | null;
  tournamentId: string | null;
  options: object;
  timeControl: TimeControl | null;
  onTimeOut: TimeOutPolicy;
  /** With FORFEIT: the number of the time-out that puts a seat out, from 1. */
  forfeitAfter: number;
  /** With BOT: the level of the bot that takes over. */
  standInLevel: BotLevel;
  seats: readonly MatchSeat[];
  standing: readonly SeatStanding[];
  waitingFor: readonly Seat[];
  /** SHA-256 of the server's seed, hexadecimal: published before any player joins. */
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
  /** The delay for viewers without a seat or an office, in seconds; 0: none. */
  broadcastDelay: number;
}

/** A match with its table at `version`; `at` is null before it has begun. */
export interface Match extends MatchHead {
  at: AnyAt | null;
}

export function isOver({ status }: Pick<MatchHead, 'status'>): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}

/** The seats of a player, in order; usually one, in a private match perhaps several. */
export function seatsOf(match: MatchHead, playerId: string | null | undefined): Seat[] {
  if (!playerId) return [];
  return match.seats.filter(({ player }) => player?.id === playerId).map(({ seat }) => seat);
}

/** The occupants of all seats as one string, which changes whenever a seat does. */
export function sittersOf({ seats }: Pick<MatchHead, 'seats'>): string {
  return seats.map(({ player, bot }) => player?.id ?? bot ?? '').join(' ');
}

/** A new code for joining: 50 bits, without letters and digits that look alike. */
export function newInvitation(): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
}
