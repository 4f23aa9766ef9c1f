import type { Seat } from '../cards/zones.ts';
import type { AutoPass, Fact, Leaving, Standstill } from '../game/facts.ts';

/**
 * BEGAN the cards are dealt · MOVE a seat's answer · TIMED_OUT the answer made for a seat whose time ran out ·
 * RESIGNED a seat left · AUTO_PASS a seat changed what windows ask it · RULING a judge's · ENDED outside the rules ·
 * TIME_GIVEN_BACK the clocks stood still, as nobody could move · VOID the rules have failed, and nobody wins.
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
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What is done to a match from outside. Everything else follows from the rules. */
export type Action =
  | { kind: 'MOVE'; seat: Seat; move: object }
  | { kind: 'TIMED_OUT'; seat: Seat; move: object }
  | { kind: 'RESIGNED'; seat: Seat; move: { why: Leaving } }
  | { kind: 'AUTO_PASS'; seat: Seat; move: { mode: AutoPass } }
  | { kind: 'TIME_GIVEN_BACK'; seat: null; move: Standstill }
  | { kind: 'RULING' | 'ENDED'; seat: null; move: { ranks: number[]; why: string } };

/** One line of the match log. `agenda`: how many steps stay, counted from the bottom, then the new ones. */
export interface Entry {
  version: number;
  kind: EntryKind;
  seat: Seat | null;
  move: object | null;
  facts: Fact[];
  agenda: [number, ...object[]];
}
