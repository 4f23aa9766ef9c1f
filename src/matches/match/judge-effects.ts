import {
  type AnyAt,
  type Entry,
  isLoss,
  JUDGING,
  type Judged,
  type JudgingKind,
  RULINGS,
  type Ruling,
  type TimeControl,
  waitingFor,
} from '../../engine/index.ts';
import { start } from './clocks.ts';
import type { Match, SeatStanding } from './match.ts';
import { botAt } from './stand-ins.ts';

/** Returns null if the entry does not stop the clocks, restart them or add time. */
export function afterJudge(
  before: Match,
  at: AnyAt,
  entry: Entry,
  now: number,
): Pick<Match, 'waitingFor' | 'standing'> | null {
  switch (entry.kind) {
    case 'PAUSED':
      return { waitingFor: [], standing: before.standing.map((seat) => held(seat, now)) };
    case 'RESUMED':
      return afterResume(before, at, entry, now);
    case 'TIME_GIVEN':
      return { waitingFor: before.waitingFor, standing: withTime(before.standing, decisionIn('TIME_GIVEN', entry)) };
    case 'JUDGE_CALLED':
      return { waitingFor: before.waitingFor, standing: before.standing };
    case 'RULED': {
      const word = decisionIn('RULED', entry);
      if (isLoss(word.ruling)) return null;
      return { waitingFor: before.waitingFor, standing: before.standing.map((seat, n) => ruled(seat, n, word)) };
    }
    default:
      return null;
  }
}

// Players keep their questions from before the pause, so an answer with the old version is accepted. Bots get a new
// question, because the old wake-up may have run during the pause and done nothing.
function afterResume(
  before: Match,
  at: AnyAt,
  { version }: Entry,
  now: number,
): Pick<Match, 'waitingFor' | 'standing'> {
  const waiting = waitingFor(before.game, at);
  const standing = before.standing.map((seat, number) => {
    const runs = waiting.includes(number) && botAt(before, number) === null;
    return { ...resumed(before.timeControl, seat, { now, runs }), since: runs ? seat.since : version };
  });
  return { waitingFor: waiting, standing };
}

function withTime(standing: readonly SeatStanding[], { seat, seconds }: Judged<'TIME_GIVEN'>): SeatStanding[] {
  return standing.map((one, number) => (number === seat ? given(one, seconds) : one));
}

/** Returns a seat after a judge's ruling or rewind, without changing the seat's clock. */
export function markedByJudge(seat: SeatStanding, number: number, at: AnyAt, entry: Entry): SeatStanding {
  if (entry.kind === 'RULED') {
    const marked = ruled(seat, number, decisionIn('RULED', entry));
    return at.left.includes(number) ? { ...marked, left: marked.left ?? 'RESIGNED' } : marked;
  }
  return entry.kind === 'REWOUND' && entry.seat === null ? rewound(seat, at.left.includes(number)) : seat;
}

function ruled(seat: SeatStanding, number: number, word: Judged<'RULED'>): SeatStanding {
  return word.seat === number ? { ...seat, ruled: moreSevere(seat.ruled, word.ruling) } : seat;
}

function moreSevere(one: Ruling | null, other: Ruling): Ruling {
  return one && RULINGS.indexOf(one) > RULINGS.indexOf(other) ? one : other;
}

// A seat that has left since the restored version plays again, and later rulings of a loss are lifted.
function rewound(seat: SeatStanding, isOut: boolean): SeatStanding {
  if (isOut) return { ...seat, left: seat.left ?? 'RESIGNED', standIn: null };
  return { ...seat, left: null, standIn: null, ruled: seat.ruled && isLoss(seat.ruled) ? null : seat.ruled };
}

// The rules validated this before the entry was made.
function decisionIn<K extends JudgingKind>(kind: K, { move }: Entry): Judged<K> {
  return JUDGING[kind].parse(move) as Judged<K>; // TypeScript cannot relate the kind to its type here
}

const SECOND = 1000;

export function held(seat: SeatStanding, now: number): SeatStanding {
  if (seat.deadline === null) return seat;
  const left = Math.max(0, seat.deadline - now);
  return { ...seat, started: null, deadline: null, held: left, bank: seat.bank === null ? null : left };
}

/** @param runs whether the match waits for the seat and a clock is running */
export function resumed(
  control: TimeControl | null,
  seat: SeatStanding,
  { now, runs }: { now: number; runs: boolean },
): SeatStanding {
  if (!control || !runs) return { ...seat, held: null };
  if (seat.held === null) return start(control, seat, now);
  return { ...seat, held: null, started: now, deadline: now + seat.held };
}

/** The clock must be running, stopped by a pause, or have a bank. */
export function canBeGiven({ deadline, held: left, bank }: SeatStanding): boolean {
  return deadline !== null || left !== null || bank !== null;
}

export function given(seat: SeatStanding, seconds: number): SeatStanding {
  const more = seconds * SECOND;
  const plus = (time: number | null): number | null => (time === null ? null : time + more);
  return { ...seat, deadline: plus(seat.deadline), held: plus(seat.held), bank: plus(seat.bank) };
}
