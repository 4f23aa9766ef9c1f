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

/** PUBLIC: listed, anybody may join and watch. PRIVATE: joined by invitation, seen by its players and its creator. */
export const VISIBILITIES = ['PUBLIC', 'PRIVATE'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A place at a match and who sits there: a player, a bot, or nobody yet (both null). */
export interface MatchSeat {
  seat: Seat;
  player: { id: string; name: string } | null;
  /** How the player was called on sitting down; null where that is not noted, or forgotten. */
  signed: SeatName | null;
  bot: BotLevel | null;
  /** It is free, and kept for somebody. */
  reserved: boolean;
  /** What the player has put into the deal. */
  entropy: string | null;
}

/** What changes about a seat with every entry; kept in the match's row. Times in milliseconds. */
export interface SeatStanding {
  /** The version since which what the seat is asked stands. */
  since: number;
  /** When the running clock was started, since 1970; null: it stands. */
  started: number | null;
  /** When the seat's time is up, since 1970; null: no clock runs. */
  deadline: number | null;
  /** What is left of the bank while the clock stands; null without a bank. */
  bank: number | null;
  /** How often the time ran out. */
  timeOuts: number;
  /** The bot that has taken the seat over. */
  standIn: BotLevel | null;
  left: Leaving | null;
  /** What was left of the clock, in milliseconds, when a judge paused the match; null: it did not run then, or there is no pause. */
  held: number | null;
  /** The gravest that a judge has ruled against the seat. */
  ruled: Ruling | null;
}

/** A match without its table: what lists show. Never changed, only replaced. */
export interface MatchHead {
  id: string;
  game: AnyGame;
  rulesVersion: string;
  status: MatchStatus;
  /** In which epoch of the database it was read: see `src/db/outage/store-epoch.ts`. */
  epoch: number;
  /** The number of the last entry; -1 before the first. */
  version: number;
  visibility: Visibility;
  /** The code that lets a player join. For the creator and the seated only: see {@link isTheirs}. */
  invitation: string;
  /** The player who made it. */
  createdBy: string;
  /** Made by a newcomer, or for keeps: a digest of the creator's address, for IPv6 behind that of its site. */
  newcomersOf: string | null;
  /** The tournament whose game it is. */
  tournamentId: string | null;
  options: object;
  timeControl: TimeControl | null;
  onTimeOut: TimeOutPolicy;
  /** With FORFEIT: the time-out by which the seat is out, from 1. */
  forfeitAfter: number;
  /** With BOT: of which level the bot is. */
  standInLevel: BotLevel;
  seats: readonly MatchSeat[];
  standing: readonly SeatStanding[];
  waitingFor: readonly Seat[];
  /** SHA-256 of the server's seed, hexadecimal: known before anybody has joined. */
  seedHash: string;
  /** The server's. Only when the match is over. */
  seed: string | null;
  /** Whether the cards also follow from what players have put in. */
  shuffledTogether: boolean;
  createdAt: Date;
  startedAt: Date | null;
  /** When the last entry was made. */
  movedAt: Date | null;
  finishedAt: Date | null;
  result: Result | null;
  /** How far behind those follow it who have no seat and no office there, in seconds; 0: nobody. */
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

/** Who somebody is at this match: their seats, a spectator, or all-seeing once it is finished. */
export function viewerOf(match: MatchHead, playerId: string | null | undefined): Viewer {
  return match.status === 'FINISHED' ? 'everything' : seatsOf(match, playerId);
}

/**
 * Whether a broadcast match is still unknown to all but its players and judges, at `now` in milliseconds since 1970. Its id can be
 * computed, and a match that exists shows that an earlier one is over.
 */
export function isUnheardOf({ broadcastDelay, createdAt }: MatchHead, now: number): boolean {
  return broadcastDelay > 0 && createdAt.getTime() > now - broadcastDelay * 1000;
}

/** May somebody without an office know of the match and watch it, at `now` in milliseconds since 1970? */
export function maySee(match: MatchHead, playerId: string | null | undefined, now: number): boolean {
  if (isUnheardOf(match, now) && seatsOf(match, playerId).length === 0) return false;
  return match.visibility === 'PUBLIC' || isTheirs(match, playerId);
}

/** The creator and the seated, who may also hand the invitation on. */
export function isTheirs(match: MatchHead, playerId: string | null | undefined): boolean {
  return !!playerId && (match.createdBy === playerId || seatsOf(match, playerId).length > 0);
}

/** Who sits where, as one text: another one as soon as somebody comes, goes or changes places. */
export function sittersOf({ seats }: Pick<MatchHead, 'seats'>): string {
  return seats.map(({ player, bot }) => player?.id ?? bot ?? '').join(' ');
}

/** The bot that answers for a seat, or null where a player does. */
export function botAt(match: Pick<MatchHead, 'seats' | 'standing'>, seat: Seat): BotLevel | null {
  return match.standing[seat]?.standIn ?? match.seats[seat]?.bot ?? null;
}

/** The networks of one IPv6 site have as many turns as that number of players. */
const OWNERS_OF_SITE = 4;

/** Among whom turns of bots go round: players, and addresses with all of their newcomers. */
export function turnsOf({ createdBy, newcomersOf }: Pick<MatchHead, 'createdBy' | 'newcomersOf'>): string {
  if (newcomersOf === null) return createdBy;
  const [site, network] = newcomersOf.split('/');
  return network === undefined ? newcomersOf : `${site}/${network.charCodeAt(0) % OWNERS_OF_SITE}`;
}

/** Whether a person still plays there and so waits for the bots. */
export function hasPerson({ seats, standing }: Pick<MatchHead, 'seats' | 'standing'>): boolean {
  return seats.some(({ seat, bot }) => bot === null && !standing[seat]?.standIn && !standing[seat]?.left);
}

/** How a seat is called in texts: the player's or the bot's name, with the seat where a name sits twice. */
export function seatName({ seats }: Pick<MatchHead, 'seats'>, seat: Seat): string {
  return seatCalled(seats.map(plainName), seat);
}

/** Of who sits there, which is never changed, only replaced. */
const named = new WeakMap<readonly MatchSeat[], readonly string[]>();

/** The same for many texts about the same seats. */
export function namesOf(seats: readonly MatchSeat[]): Who {
  const known = named.get(seats);
  const names = known ?? seats.map(({ seat }) => seatName({ seats }, seat));
  if (!known) named.set(seats, names);
  return (seat) => names[seat] ?? seatName({ seats }, seat);
}

/** A new code that lets somebody in. Letters and digits that nobody mistakes for one another; 50 bits. */
export function newInvitation(): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
}
