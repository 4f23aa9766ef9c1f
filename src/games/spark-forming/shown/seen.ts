import type { CardSeen, Seat } from '../../../engine/index.ts';
import type { FragmentType, Kin, Mode, Species, Stat } from '../cards/print.ts';
import type { Fit, Side } from '../state.ts';

export const PHASES = ['REDRAW', 'ATTACK', 'DEFENCE', 'DAMAGE', 'END', 'NEXT', 'OVER'] as const;
export type Phase = (typeof PHASES)[number];

// These shapes must agree with schema.graphql, which says what each field means.
export interface StatSeen {
  stat: Stat;
  value: number;
}
export interface RangeSeen {
  mode: Mode;
  lower: number;
  upper: number;
}
export interface FragmentSeen {
  type: FragmentType;
  team: boolean;
  card: CardSeen | null;
  faceUp: boolean;
}
export interface PlayerSeen {
  seat: Seat;
  side: Side;
  standing: boolean;
  active: boolean;
  health: number;
  form: string;
  species: Species;
  characterType: Kin;
  stats: StatSeen[];
  resilience: number;
  upgrade: string | null;
  fragment: FragmentSeen | null;
  teamFragment: FragmentSeen | null;
  handCount: number;
  hand: CardSeen[];
  deckCount: number;
  action: CardSeen[];
  dataCharge: CardSeen[];
  fragmentCharge: CardSeen[];
  quarantine: CardSeen[];
  pending: string[];
  attacksInARow: number;
  waited: number;
  rested: number;
}
export interface AttackSeen {
  attackers: Seat[];
  card: string;
  blast: boolean;
  boost: string | null;
  power: number[];
  ranges: RangeSeen[];
  sustained: boolean;
  until: string | null;
  strikes: number;
}
export interface DefenceSeen {
  seat: Seat;
  card: string;
  burst: boolean;
  boost: string | null;
  range: RangeSeen;
  fit: Fit;
  power: number;
}
export interface TeamSeen {
  side: Side;
  seats: Seat[];
  active: Seat;
  lastStand: boolean;
  fragment: FragmentSeen | null;
  fragmentSeat: Seat | null;
}
export interface SparkFormingView {
  phase: Phase;
  turn: number;
  turns: number;
  attacker: Seat;
  defender: Seat;
  teams: TeamSeen[];
  players: PlayerSeen[];
  attack: AttackSeen | null;
  defence: DefenceSeen | null;
  attacksEnded: number;
  streak: number;
}
