import { type AnyAt, type Entry, LEAVING, type Seat, takebackOf, waitingFor } from '../../engine/index.ts';
import { askedAgain, type Tick, ticked } from './clocks.ts';
import { afterJudge, markedByJudge } from './judge-effects.ts';
import type { Match, SeatStanding } from './match.ts';
import { givenBack, standstillOf } from './outage-time.ts';
import { standInAfterTimeOut } from './stand-ins.ts';

/** Facts that do not affect other seats' open questions. */
const HARMLESS: readonly string[] = ['sealed', 'autoPassSet', 'offerMade', 'offerAccepted', 'offerDeclined'];

type EntryTimes = Pick<Tick, 'arrived' | 'now'>;

/** @param seed revealed if the match is over */
export function matchAfter(before: Match, at: AnyAt, entry: Entry, made: EntryTimes, seed: string | null): Match {
  const over = at.result !== null;
  const { waitingFor, standing } = afterEntry(before, at, entry, made);
  return {
    ...before,
    version: entry.version,
    waitingFor,
    standing,
    at,
    result: Object.freeze(at.result),
    status: over ? 'FINISHED' : 'RUNNING',
    seed: over ? seed : null,
    startedAt: before.startedAt ?? new Date(made.now),
    movedAt: new Date(made.now),
    finishedAt: over ? new Date(made.now) : null,
  };
}

function afterEntry(before: Match, at: AnyAt, entry: Entry, made: EntryTimes): Pick<Match, 'waitingFor' | 'standing'> {
  const span = standstillOf(entry);
  if (span) {
    return { waitingFor: before.waitingFor, standing: before.standing.map((seat) => givenBack(seat, span)) };
  }
  const judged = afterJudge(before, at, entry, made.now);
  if (judged) return judged;
  const waiting = waitingFor(before.game, at);
  const undisturbed = leavesQuestions(before.at, entry);
  const standing = before.standing.map((seat, number) => {
    const same = undisturbed && before.waitingFor.includes(number) && waiting.includes(number);
    const judgedSeat = markedByJudge(marked(before, seat, number, entry), number, at, entry);
    return seatAfter(before, judgedSeat, { number, same, waiting, entry, made });
  });
  return { waitingFor: waiting, standing };
}

// The agenda has the same step on top, and the entry has only facts that do not affect open questions.
function leavesQuestions(at: AnyAt | null, entry: Entry): boolean {
  const { facts, agenda, seat } = entry;
  // No seat has heard the sealed answer that an undo takes back.
  if (takebackOf(entry) === 'UNDONE' && at?.sealed.some((one) => one.seat === seat)) return true;
  return agenda.length === 1 && agenda[0] === at?.agenda.length && facts.every(({ fact }) => HARMLESS.includes(fact));
}

interface SeatTick {
  number: Seat;
  same: boolean;
  waiting: readonly Seat[];
  entry: Entry;
  made: EntryTimes;
}

function seatAfter(
  before: Match,
  judged: SeatStanding,
  { number, same, waiting, entry, made }: SeatTick,
): SeatStanding {
  const played = judged.standIn === null && before.seats[number]?.bot === null;
  const answered = entry.seat === number && (entry.kind === 'MOVE' || entry.kind === 'TIMED_OUT');
  const isUndo = takebackOf(entry) === 'UNDONE';
  const isOwnUndo = isUndo && entry.seat === number;
  const seat = isOwnUndo ? askedAgain(before.timeControl, judged, made.now) : judged;
  // The other seats are not charged for questions that an undo withdraws.
  const arrived = isUndo && entry.seat !== number ? (seat.started ?? made.arrived) : made.arrived;
  const tick = { now: made.now, arrived, same: same || isOwnUndo, answered, runs: played && waiting.includes(number) };
  const since = same ? seat.since : entry.version;
  const { held: _, ...after } = ticked(before.timeControl, seat, tick);
  // The time left at a pause belongs to the question that was open then, so it is dropped.
  return { ...after, since, held: null };
}

// Counts a time-out, after which a bot may take over the seat, and records that a seat has left.
function marked(before: Match, seat: SeatStanding, number: Seat, entry: Entry): SeatStanding {
  if (entry.seat !== number) return seat;
  if (entry.kind === 'TIMED_OUT') {
    return { ...seat, timeOuts: seat.timeOuts + 1, standIn: standInAfterTimeOut(before, seat, number) };
  }
  const why = entry.kind === 'RESIGNED' && entry.move && 'why' in entry.move ? entry.move.why : null;
  return { ...seat, left: LEAVING.find((known) => known === why) ?? seat.left };
}
