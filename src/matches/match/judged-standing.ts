import {
  type AnyAt,
  type Entry,
  isLoss,
  JUDGING,
  type Judged,
  type JudgingKind,
  RULINGS,
  type Ruling,
  waitingFor,
} from '../../engine/index.ts';
import { given, held, resumed } from './judged-clocks.ts';
import { botAt, type Match, type SeatStanding } from './match.ts';

/** What a judge's entry makes of clocks that go on, stand still or are given time; null: what any entry does. */
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
      return goesOn(before, at, entry, now);
    case 'TIME_GIVEN':
      return { waitingFor: before.waitingFor, standing: withTime(before.standing, wordOf('TIME_GIVEN', entry)) };
    case 'JUDGE_CALLED':
      return { waitingFor: before.waitingFor, standing: before.standing };
    case 'RULED': {
      const word = wordOf('RULED', entry);
      if (isLoss(word.ruling)) return null;
      return { waitingFor: before.waitingFor, standing: before.standing.map((seat, n) => ruled(seat, n, word)) };
    }
    default:
      return null;
  }
}

// What was asked before the pause is asked still: an answer that names that version counts. A bot is asked anew, as its
// wake-up has found nothing to do.
function goesOn(before: Match, at: AnyAt, { version }: Entry, now: number): Pick<Match, 'waitingFor' | 'standing'> {
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

/** A seat after what judges have done to it other than to its clock: a ruling, or a table that is laid again. */
export function markedByJudge(seat: SeatStanding, number: number, at: AnyAt, entry: Entry): SeatStanding {
  if (entry.kind === 'RULED') {
    const marked = ruled(seat, number, wordOf('RULED', entry));
    return at.left.includes(number) ? { ...marked, left: marked.left ?? 'RESIGNED' } : marked;
  }
  return entry.kind === 'REWOUND' ? laidAgain(seat, at.left.includes(number)) : seat;
}

function ruled(seat: SeatStanding, number: number, word: Judged<'RULED'>): SeatStanding {
  return word.seat === number ? { ...seat, ruled: graver(seat.ruled, word.ruling) } : seat;
}

function graver(one: Ruling | null, other: Ruling): Ruling {
  return one && RULINGS.indexOf(one) > RULINGS.indexOf(other) ? one : other;
}

// Who sits at that table answers again, whatever has become of the seat since; and a loss that was ruled since has fallen.
function laidAgain(seat: SeatStanding, isOut: boolean): SeatStanding {
  if (isOut) return { ...seat, left: seat.left ?? 'RESIGNED', standIn: null };
  return { ...seat, left: null, standIn: null, ruled: seat.ruled && isLoss(seat.ruled) ? null : seat.ruled };
}

// The form that the rules have checked before the entry was made.
function wordOf<K extends JudgingKind>(kind: K, { move }: Entry): Judged<K> {
  return JUDGING[kind].parse(move) as Judged<K>; // the form of that kind, which TypeScript cannot see through the generic
}
