import type { Seat } from '../cards/zones.ts';
import type { AutoPass, Fact, Leaving, Standstill } from '../game/facts.ts';
import type { Judged, Offering, Takeback } from '../game/judging.ts';

/**
 * The kinds of entry.
 * - BEGAN: the cards were dealt.
 * - MOVE: a seat answered. TIMED_OUT: a seat ran out of time, and the default answer was made.
 * - RESIGNED: a seat left. AUTO_PASS: a seat changed its auto-pass mode.
 * - RULING: a ruling ended the match. ENDED: the match ended outside the rules.
 * - TIME_GIVEN_BACK: clocks were stopped during an outage. VOID: the rules failed, and no one wins.
 * - PAUSED, RESUMED, TIME_GIVEN, REWOUND, RULED: a judge of the event acted. JUDGE_CALLED: a seat called a judge.
 * - REWOUND with a seat: players took back answers. ENDED with a seat: the players agreed to a draw. The seat undid its
 *   own answer or was the last to agree.
 * - OFFERED, ACCEPTED, DECLINED: a seat made or answered an offer.
 */
export const ENTRY_KINDS = [
  'BEGAN',
  'MOVE',
  'TIMED_OUT',
  'RESIGNED',
  'AUTO_PASS',
  'RULING',
  'ENDED',
  'TIME_GIVEN_BACK',
  'VOID',
  'PAUSED',
  'RESUMED',
  'TIME_GIVEN',
  'REWOUND',
  'RULED',
  'JUDGE_CALLED',
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An action on a match from outside. All other events follow from the rules. */
export type Action =
  | { kind: 'MOVE'; seat: Seat; move: object }
  | { kind: 'TIMED_OUT'; seat: Seat; move: object }
  | { kind: 'RESIGNED'; seat: Seat; move: { why: Leaving } }
  | { kind: 'AUTO_PASS'; seat: Seat; move: { mode: AutoPass } }
  | { kind: 'TIME_GIVEN_BACK'; seat: null; move: Standstill }
  | { kind: 'RULING' | 'ENDED'; seat: null; move: { ranks: number[]; why: string } }
  | { kind: 'ENDED'; seat: Seat; move: { ranks: number[]; why: string } }
  | JudgesAction
  | TakebackAction
  | OfferingAction
  | { kind: 'JUDGE_CALLED'; seat: Seat; move: Judged<'JUDGE_CALLED'> };

export type JudgesAction =
  | { kind: 'PAUSED'; seat: null; move: Judged<'PAUSED'> }
  | { kind: 'RESUMED'; seat: null; move: Judged<'RESUMED'> }
  | { kind: 'TIME_GIVEN'; seat: null; move: Judged<'TIME_GIVEN'> }
  | { kind: 'REWOUND'; seat: null; move: Judged<'REWOUND'> }
  | { kind: 'RULED'; seat: null; move: Judged<'RULED'> };

export type OfferingAction =
  | { kind: 'OFFERED'; seat: Seat; move: Offering<'OFFERED'> }
  | { kind: 'ACCEPTED'; seat: Seat; move: Offering<'ACCEPTED'> }
  | { kind: 'DECLINED'; seat: Seat; move: Offering<'DECLINED'> };

export type TakebackAction = { kind: 'REWOUND'; seat: Seat; move: Takeback };

/** `agenda` begins with the number of steps to keep, counted from the bottom; new steps follow. */
export interface Entry {
  version: number;
  kind: EntryKind;
  seat: Seat | null;
  move: object | null;
  facts: Fact[];
  agenda: [number, ...object[]];
}
