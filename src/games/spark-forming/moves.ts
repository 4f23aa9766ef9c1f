import type { CardId, Pass, Seat } from '../../engine/index.ts';
import type { Mode } from './cards/print.ts';

// The moves as clients send them: they must agree with SparkFormingMove in schema.graphql. A list that a client fills in
// holds exactly one value where the rules ask for one.
export interface KeepHand {
  keepHand: true;
}
export interface Redraw {
  redraw: true;
}
export interface AttackWith {
  attack: { card: CardId; charge: CardId[]; boost: boolean };
}
export interface Blast {
  blast: true;
}
export interface Tag {
  tag: { card: CardId; partner: Seat; theirs: CardId[] };
}
export interface DoubleTeam {
  doubleTeam: { card: CardId; partner: Seat; theirs: CardId; charge: CardId[]; boost: boolean };
}
export interface Assist {
  assist: { charge: CardId[] };
}
export interface LastStand {
  lastStand: true;
}
export interface DefendWith {
  /** `reach` is there where the range is shifted. */
  defend: { card: CardId; mode: Mode; charge: CardId[]; boost: boolean; reach?: true };
}
export interface Burst {
  burst: { mode: Mode; reach?: true };
}
export interface Swap {
  swap: { cards: CardId[] };
}
export interface Quarantine {
  quarantine: { cards: CardId[] };
}
export interface ChargeFragment {
  charge: { cards: CardId[] };
}
export interface TakeBack {
  takeBack: { card: CardId[] };
}
export interface Enter {
  enter: { seat: Seat[] };
}
export type { Pass };
