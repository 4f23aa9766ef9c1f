import type { BotLevel, PublishedGame, Result, Ruling, Seat, TimeControl, TimeOutPolicy } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import { clocksAt, type SeatClock } from '../match/clocks.ts';
import { type MatchHead, type MatchStatus, seatsOf, type Visibility } from '../match/match.ts';
import { allGivenBack } from '../match/outage-time.ts';
import { endReason } from '../match/preamble.ts';
import { seatName } from '../match/seat-names.ts';
import { type Speed, speedOf } from '../match/speed.ts';
import { botAt, standInLevelOf } from '../match/stand-ins.ts';
import { isTheirs } from '../match/visibility.ts';
import { type Shown, shown } from './safe-json.ts';
import type { ViewerAccess } from './viewer-access.ts';

interface SeatView {
  seat: Seat;
  /** The seat's display name: the name of the player or bot, or the seat's number while the seat is free. */
  name: string;
  player: { id: string; name: string } | null;
  /** The level of the bot that answers for the seat. */
  bot: BotLevel | null;
  /** The player's entropy for the deal; null until the match has begun. */
  entropy: string | null;
  taken: boolean;
  reserved: boolean;
  left: boolean;
  /** The most severe ruling by a judge against the seat. */
  ruled: Ruling | null;
  /** The ratings that the match belongs to. */
  pool: { game: string; speed: Speed };
}

/** The summary is fixed when it is created. Dates are from the database's clock. */
export class MatchSummary {
  readonly id: string;
  readonly status: MatchStatus;
  readonly epoch: number;
  readonly version: number;
  readonly visibility: Visibility;
  readonly timeControl: TimeControl | null;
  readonly onTimeOut: TimeOutPolicy;
  readonly tournamentId: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly seedHash: string;
  /** The server's seed; null until the match is over, and while its tournament withholds the record. */
  readonly seed: string | null;
  readonly broadcastDelay: number;
  readonly rated: boolean;
  readonly speed: Speed;
  readonly isAnybodys: boolean;
  readonly #head: MatchHead;
  readonly #access: ViewerAccess<MatchHead>;
  readonly #context: Pick<MatchContext, 'time'>;
  #seats: readonly SeatView[] | null = null; // a compiled operation reads a list several times

  constructor(context: Pick<MatchContext, 'time'>, access: ViewerAccess<MatchHead>) {
    const head = access.match;
    this.id = head.id;
    this.status = head.status;
    this.epoch = head.epoch;
    this.version = head.version;
    this.visibility = head.visibility;
    this.timeControl = head.timeControl;
    this.onTimeOut = head.onTimeOut;
    this.tournamentId = head.tournamentId;
    this.createdBy = head.createdBy;
    this.createdAt = head.createdAt;
    this.startedAt = head.startedAt;
    this.finishedAt = head.finishedAt;
    this.seedHash = head.seedHash;
    this.seed = head.seed;
    this.broadcastDelay = head.broadcastDelay;
    this.rated = head.rated;
    this.speed = speedOf(head.timeControl);
    this.isAnybodys = access.isAnybodys;
    this.#head = head;
    this.#access = access;
    this.#context = context;
  }

  get game(): PublishedGame {
    return this.#head.game;
  }

  get options(): Shown {
    return shown(this.#head.options);
  }

  /** Null if `onTimeOut` is not `BOT`. */
  get standInLevel(): BotLevel | null {
    return standInLevelOf(this.#head);
  }

  /** A running match that is not paused always waits for a seat. */
  get paused(): boolean {
    return this.status === 'RUNNING' && this.#head.waitingFor.length === 0;
  }

  /** How many sides the seats form. Sides alternate around the table. */
  get sides(): number {
    const { game, seats, options } = this.#head;
    return game.sides?.(seats.length, options) ?? seats.length;
  }

  get waitingFor(): readonly Seat[] {
    return this.#head.waitingFor;
  }

  get result(): Result | null {
    const { result } = this.#head;
    return result && { ...result, why: endReason(this.#head, result) };
  }

  get seats(): readonly SeatView[] {
    this.#seats ??= this.#head.seats.map(({ seat }) => seatView(this.#head, seat));
    return this.#seats;
  }

  /** Null if the caller may not pass on the invitation. */
  get invitation(): string | null {
    return this.hasPart ? this.#head.invitation : null;
  }

  /** Whether the caller sits at the match or has created it. */
  get hasPart(): boolean {
    return isTheirs(this.#head, this.#access.playerId);
  }

  /** Null if the current state is shown. */
  get asOf(): Date | null {
    return this.#access.asOf === null ? null : new Date(this.#access.asOf);
  }

  get yourSeats(): Seat[] {
    return seatsOf(this.#head, this.#access.playerId);
  }

  /** Time lost to outages is given back. Null without a clock, or if the match is not running. */
  get clock(): { seats: SeatClock[] } | null {
    const { timeControl, status, standing } = this.#head;
    if (!timeControl || status !== 'RUNNING') return null;
    const { now, outages } = this.#context.time;
    const { asOf } = this.#access;
    const known = asOf === null ? outages : outages.filter(({ to }) => to <= asOf);
    return { seats: clocksAt(timeControl, allGivenBack(standing, known), asOf ?? now()) };
  }
}

function seatView(head: MatchHead, seat: Seat): SeatView {
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
    pool: { game: head.game.id, speed: speedOf(head.timeControl) },
  };
}
