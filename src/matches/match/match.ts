import { randomInt } from 'node:crypto';
import {
  type AnyAt,
  type AnyGame,
  type BotLevel,
  type Leaving,
  plainName,
  type Result,
  type Ruling,
  type Seat,
  type SeatName,
  seatCalled,
  type TimeControl,
  type TimeOutPolicy,
  type Viewer,
  type Who,
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
  /** It is free, but reserved for a player. */
  reserved: boolean;
  /** The player's entropy for the deal. */
  entropy: string | null;
}

/** The part of a seat that changes with entries; kept in the match's row. Times in milliseconds. */
export interface SeatStanding {
  /** The version that opened the seat's current question. */
  since: number;
  /** When the running clock was started, since 1970; null: it does not run. */
  started: number | null;
  /** The seat's deadline, since 1970; null: no clock runs. */
  deadline: number | null;
  /** The rest of the bank while the clock does not run; null without a bank. */
  bank: number | null;
  /** How many times the seat ran out of time. */
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
  /** The player who created it. */
  createdBy: string;
  /** If created by a newcomer or for keeps, a digest of the creator's address, for IPv6 after that of its site. */
  newcomersOf: string | null;
  /** Its tournament. */
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

/** A player's view of the match: that of their seats, of a spectator, or of everything once it is finished. */
export function viewerOf(match: MatchHead, playerId: string | null | undefined): Viewer {
  return match.status === 'FINISHED' ? 'everything' : seatsOf(match, playerId);
}

/**
 * Whether a broadcast match must still be hidden from all but its players and judges, at `now` in milliseconds since 1970. Its
 * id can be computed, and its existence would reveal that an earlier match is over.
 */
export function isNotYetPublic({ broadcastDelay, createdAt }: MatchHead, now: number): boolean {
  return broadcastDelay > 0 && createdAt.getTime() > now - broadcastDelay * 1000;
}

/** Whether a player without an office may watch the match, and know of it, at `now` in milliseconds since 1970. */
export function maySee(match: MatchHead, playerId: string | null | undefined, now: number): boolean {
  if (isNotYetPublic(match, now) && seatsOf(match, playerId).length === 0) return false;
  return match.visibility === 'PUBLIC' || isTheirs(match, playerId);
}

/** Whether the player is the creator or has a seat, and so may pass the invitation on. */
export function isTheirs(match: MatchHead, playerId: string | null | undefined): boolean {
  return !!playerId && (match.createdBy === playerId || seatsOf(match, playerId).length > 0);
}

/** The occupants of all seats as one string, which changes whenever a seat does. */
export function sittersOf({ seats }: Pick<MatchHead, 'seats'>): string {
  return seats.map(({ player, bot }) => player?.id ?? bot ?? '').join(' ');
}

/** The bot that answers for a seat; null: a player does. */
export function botAt(match: Pick<MatchHead, 'seats' | 'standing'>, seat: Seat): BotLevel | null {
  return match.standing[seat]?.standIn ?? match.seats[seat]?.bot ?? null;
}

/** All networks of one IPv6 site together get as many turns as this many players. */
const OWNERS_OF_SITE = 4;

/** The owner whose turn a match's bots use: its creator, or the address that all its newcomers share. */
export function turnsOf({ createdBy, newcomersOf }: Pick<MatchHead, 'createdBy' | 'newcomersOf'>): string {
  if (newcomersOf === null) return createdBy;
  const [site, network] = newcomersOf.split('/');
  return network === undefined ? newcomersOf : `${site}/${network.charCodeAt(0) % OWNERS_OF_SITE}`;
}

/** Whether a person still plays in the match, and so waits for its bots. */
export function hasPerson({ seats, standing }: Pick<MatchHead, 'seats' | 'standing'>): boolean {
  return seats.some(({ seat, bot }) => bot === null && !standing[seat]?.standIn && !standing[seat]?.left);
}

/** A seat's name in texts: the player's or the bot's name, with the seat's number if a name occurs twice. */
export function seatName({ seats }: Pick<MatchHead, 'seats'>, seat: Seat): string {
  return seatCalled(seats.map(plainName), seat);
}

/** Names by list of seats. The lists are immutable, so the names stay valid. */
const named = new WeakMap<readonly MatchSeat[], readonly string[]>();

/** The same, cached for many texts about the same seats. */
export function namesOf(seats: readonly MatchSeat[]): Who {
  const known = named.get(seats);
  const names = known ?? seats.map(({ seat }) => seatName({ seats }, seat));
  if (!known) named.set(seats, names);
  return (seat) => names[seat] ?? seatName({ seats }, seat);
}

/** A new code for joining: 50 bits, without letters and digits that look alike. */
export function newInvitation(): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
}
