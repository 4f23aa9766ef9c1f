import type { BotLevel, PublishedGame, Result, Ruling, Seat, TimeControl, TimeOutPolicy } from '../../engine/index.ts';
import { allGivenBack, clocksAt, type SeatClock } from '../match/clocks.ts';
import {
  botAt,
  type MatchHead,
  type MatchStatus,
  maySeeInvitation,
  seatName,
  seatsOf,
  type Visibility,
} from '../match/match.ts';
import { endReason } from '../match/record.ts';
import type { Room } from '../room.ts';
import type { Look } from './look.ts';
import { type Shown, shown } from './shown.ts';

/** A place at a match, as everybody sees it. */
export interface SeenSeat {
  seat: Seat;
  /** How the seat is called in texts: the player's or the bot's name, or its number while it is free. */
  name: string;
  player: { id: string; name: string } | null;
  /** The bot that answers for the seat. */
  bot: BotLevel | null;
  /** What its player has put into the deal; null until the match has begun. */
  entropy: string | null;
  taken: boolean;
  /** It is free, and kept for somebody who was challenged. */
  reserved: boolean;
  left: boolean;
  /** The gravest that a judge has ruled against the seat. */
  ruled: Ruling | null;
}

/** A match without its table, as one caller may see it, fixed when it is made. Dates are those of the database. */
export class SeenHead {
  readonly #head: MatchHead;
  readonly #look: Look<MatchHead>;
  readonly #room: Pick<Room, 'time'>;

  constructor(room: Pick<Room, 'time'>, look: Look<MatchHead>) {
    this.#head = look.match;
    this.#look = look;
    this.#room = room;
  }

  get id(): string {
    return this.#head.id;
  }

  get game(): PublishedGame {
    return this.#head.game;
  }

  get status(): MatchStatus {
    return this.#head.status;
  }

  /** In which epoch of the database it was read. */
  get epoch(): number {
    return this.#head.epoch;
  }

  /** The number of the last entry; -1 before the first. */
  get version(): number {
    return this.#head.version;
  }

  get options(): Shown {
    return shown(this.#head.options);
  }

  get visibility(): Visibility {
    return this.#head.visibility;
  }

  get timeControl(): TimeControl | null {
    return this.#head.timeControl;
  }

  get onTimeOut(): TimeOutPolicy {
    return this.#head.onTimeOut;
  }

  /** With BOT: of which level the bot is that takes a seat over; null with anything else. */
  get standInLevel(): BotLevel | null {
    return this.#head.onTimeOut === 'BOT' ? this.#head.standInLevel : null;
  }

  /** Of which tournament it is; null: of none. */
  get tournamentId(): string | null {
    return this.#head.tournamentId;
  }

  /** The id of the player who made it. */
  get createdBy(): string {
    return this.#head.createdBy;
  }

  get createdAt(): Date {
    return new Date(this.#head.createdAt);
  }

  get startedAt(): Date | null {
    return copied(this.#head.startedAt);
  }

  get finishedAt(): Date | null {
    return copied(this.#head.finishedAt);
  }

  /** A judge has stopped it: somebody is asked as long as a match runs. */
  get paused(): boolean {
    return this.#head.status === 'RUNNING' && this.#head.waitingFor.length === 0;
  }

  get waitingFor(): Seat[] {
    return [...this.#head.waitingFor];
  }

  get result(): Result | null {
    const { result } = this.#head;
    return result && { ...result, why: endReason(this.#head, result) };
  }

  get seedHash(): string {
    return this.#head.seedHash;
  }

  /** Null until the match is over, and as long as its tournament keeps it back. */
  get seed(): string | null {
    return this.#head.seed;
  }

  get seats(): SeenSeat[] {
    return this.#head.seats.map(({ seat }) => seenSeat(this.#head, seat));
  }

  /** The code that lets somebody join; null for who may not hand it on. */
  get invitation(): string | null {
    return this.hasPart ? this.#head.invitation : null;
  }

  /** Whether the caller sits at the match or has made it. */
  get hasPart(): boolean {
    return maySeeInvitation(this.#head, this.#look.playerId);
  }

  /** Whoever has no part in the match sees the same of it, whoever they are. */
  get isAnybodys(): boolean {
    return this.#look.isAnybodys;
  }

  /** How far behind those follow it who have no seat and no office there, in seconds. */
  get broadcastDelay(): number {
    return this.#head.broadcastDelay;
  }

  /** As of when it is seen; null: as it stands. */
  get asOf(): Date | null {
    return this.#look.asOf === null ? null : new Date(this.#look.asOf);
  }

  get yourSeats(): Seat[] {
    return seatsOf(this.#head, this.#look.playerId);
  }

  /** What is left of everybody's time now, with what an outage has cost; null without a clock, or while the match does not run. */
  get clock(): { seats: SeatClock[] } | null {
    const { timeControl, status, standing } = this.#head;
    if (!timeControl || status !== 'RUNNING') return null;
    const { now, outages } = this.#room.time;
    const { asOf } = this.#look;
    const known = asOf === null ? outages : outages.filter(({ to }) => to <= asOf);
    return { seats: clocksAt(timeControl, allGivenBack(standing, known), asOf ?? now()) };
  }
}

function copied(date: Date | null): Date | null {
  return date && new Date(date);
}

function seenSeat(head: MatchHead, seat: Seat): SeenSeat {
  const place = head.seats[seat];
  const standing = head.standing[seat];
  return {
    seat,
    name: seatName(head, seat),
    player: place?.player ? { ...place.player } : null,
    bot: botAt(head, seat),
    entropy: (head.shuffledTogether && place?.entropy) || null,
    taken: Boolean(place?.player ?? place?.bot),
    reserved: place?.reserved ?? false,
    left: (standing?.left ?? null) !== null,
    ruled: standing?.ruled ?? null,
  };
}
