import type { Seat } from '../cards/zones.ts';
import type { AutoPass, Fact, Leaving, Standstill } from '../game/facts.ts';
import type { Judged } from '../game/judging.ts';

/**
 * BEGAN the cards are dealt · MOVE a seat's answer · TIMED_OUT the answer made for a seat whose time ran out ·
 * RESIGNED a seat left · AUTO_PASS a seat changed what windows ask it · RULING a judge's · ENDED outside the rules ·
 * TIME_GIVEN_BACK the clocks stood still, as nobody could move · VOID the rules have failed, and nobody wins ·
 * PAUSED, RESUMED, TIME_GIVEN, REWOUND, RULED a judge's of an event, who plays no seat · JUDGE_CALLED a seat calls one.
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
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What is done to a match from outside. Everything else follows from the rules. */
export type Action =
  | { kind: 'MOVE'; seat: Seat; move: object }
  | { kind: 'TIMED_OUT'; seat: Seat; move: object }
  | { kind: 'RESIGNED'; seat: Seat; move: { why: Leaving } }
  | { kind: 'AUTO_PASS'; seat: Seat; move: { mode: AutoPass } }
  | { kind: 'TIME_GIVEN_BACK'; seat: null; move: Standstill }
  | { kind: 'RULING' | 'ENDED'; seat: null; move: { ranks: number[]; why: string } }
  | JudgesAction
  | { kind: 'JUDGE_CALLED'; seat: Seat; move: Judged<'JUDGE_CALLED'> };

/** What a judge does to a match. */
export type JudgesAction =
  | { kind: 'PAUSED'; seat: null; move: Judged<'PAUSED'> }
  | { kind: 'RESUMED'; seat: null; move: Judged<'RESUMED'> }
  | { kind: 'TIME_GIVEN'; seat: null; move: Judged<'TIME_GIVEN'> }
  | { kind: 'REWOUND'; seat: null; move: Judged<'REWOUND'> }
  | { kind: 'RULED'; seat: null; move: Judged<'RULED'> };

/** One line of the match log. `agenda`: how many steps stay, counted from the bottom, then the new ones. */
export interface Entry {
  version: number;
  kind: EntryKind;
  seat: Seat | null;
  move: object | null;
  facts: Fact[];
  agenda: [number, ...object[]];
}
