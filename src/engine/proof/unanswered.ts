import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import { LEAVING } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import type { Entry } from '../play/entry.ts';
import { fold } from '../play/fold.ts';
import { waitingFor } from '../play/question.ts';

/** A seat whose player has done nothing in the match. */
export interface Unanswered {
  seat: Seat;
  /** How long the seat was being asked, in milliseconds. The time continues to run while a stand-in bot plays. */
  asked: number;
  /** Whether the seat ran out of time on at least one question. */
  timedOut: boolean;
}

/** A period that is not counted against any player, in milliseconds since 1970. */
export interface TimeAway {
  from: number;
  to: number;
}

interface Judged {
  /** Whether bots take over seats that run out of time. A bot's moves do not count as moves of the player. */
  botsStandIn: boolean;
  away: readonly TimeAway[];
  /** The end of the examined period if the match is still running. */
  until?: number;
}

/** The kinds of entry by a seat that show its player's presence, in addition to moves and resignations. */
const IN_PERSON: readonly string[] = [
  ...['AUTO_PASS', 'JUDGE_CALLED', 'OFFERED', 'ACCEPTED', 'DECLINED', 'REWOUND', 'ENDED'],
];

/**
 * Lists the seats whose players have done nothing, in seat order. Moving, resigning, setting auto-pass and calling a
 * judge count as doing something. While a judge has paused the match, no seat is asked.
 * @param entries the whole log so far, with times in milliseconds since 1970
 */
export function unansweredSeats(
  game: AnyGame,
  entries: readonly (Entry & { at: number })[],
  { botsStandIn, away, until }: Judged,
): Unanswered[] {
  const absent = new Map<Seat, Unanswered>();
  const standIns = new Set<Seat>();
  let at: AnyAt | null = null;
  let before = 0;
  const wait = (to: number): void => {
    const time = at && !at.result ? timeBetween(before, to, away) : 0;
    if (at && time > 0) for (const seat of askedAt(game, at, standIns)) addTime(absent.get(seat), time);
  };
  for (const entry of entries) {
    wait(entry.at);
    note(entry, absent, standIns, botsStandIn);
    const first = at === null;
    at = fold(game, at, entry);
    if (first) for (let seat = 0; seat < at.seats; seat++) absent.set(seat, { seat, asked: 0, timedOut: false });
    before = entry.at;
    if (absent.size === 0) return [];
  }
  if (until !== undefined) wait(until);
  return [...absent.values()];
}

function timeBetween(from: number, to: number, away: readonly TimeAway[]): number {
  const lost = away.reduce((sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)), 0);
  return Math.max(0, to - from - lost);
}

function askedAt(game: AnyGame, at: AnyAt, standIns: ReadonlySet<Seat>): Set<Seat> {
  if (at.paused) return new Set();
  const playing = [...standIns].filter((seat) => !at.left.includes(seat));
  return new Set([...waitingFor(game, at), ...playing]);
}

function addTime(seat: Unanswered | undefined, time: number): void {
  if (seat) seat.asked += time;
}

function note(
  { kind, seat, move }: Entry,
  absent: Map<Seat, Unanswered>,
  standIns: Set<Seat>,
  botsStandIn: boolean,
): void {
  // After a judge's rewind, players get their seats back from bots.
  if (kind === 'REWOUND' && seat === null) standIns.clear();
  const own = seat === null ? undefined : absent.get(seat);
  if (!own) return;
  const ranOut = kind === 'TIMED_OUT' || (kind === 'RESIGNED' && !isOwnWish(move));
  if (ranOut) own.timedOut = true;
  if (kind === 'TIMED_OUT' && botsStandIn) standIns.add(own.seat);
  const moved = kind === 'MOVE' && !standIns.has(own.seat);
  if (moved || (kind === 'RESIGNED' && !ranOut) || IN_PERSON.includes(kind)) absent.delete(own.seat);
}

function isOwnWish(move: Entry['move']): boolean {
  const why = move && 'why' in move ? LEAVING.find((known) => known === move.why) : undefined;
  return why === 'RESIGNED';
}

/** Returns the periods that the entries of a match give back to its clocks. */
export function timesGivenBack(entries: readonly Entry[]): TimeAway[] {
  return entries.flatMap(({ kind, move }) =>
    kind === 'TIME_GIVEN_BACK' && move && 'began' in move && 'ended' in move
      ? [{ from: Number(move.began), to: Number(move.ended) }]
      : [],
  );
}
