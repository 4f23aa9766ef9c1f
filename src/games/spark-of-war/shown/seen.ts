import type { CardId, CardSeen, Seat } from '../../../engine/index.ts';
import type { Kind } from '../cards/catalogue.ts';
import type { Hex } from '../rules/hex.ts';
import type { Colour } from '../state.ts';

export const PHASES = ['DEPLOYMENT', 'SPECIAL_POWER', 'DAMAGE', 'DISCARD', 'OVER'] as const;
export type Phase = (typeof PHASES)[number];

export const POWER_WORDS = ['DESTROY_SHIP', 'IGNORE_FORCEFIELDS', 'ROTATE_PLANET', 'ROTATE_SHIP', 'STOW_SHIP'] as const;
export type PowerWord = (typeof POWER_WORDS)[number];

// These shapes must agree with schema.graphql, which says what each field means.
export interface ScoreSeen {
  total: number;
  planets: number;
  stars: number;
  compensation: number;
  team: number | null;
  quests: { quest: string; points: number; copied: string | null; planet: Kind | null }[];
}
export interface PlayerSeen {
  seat: Seat;
  playing: boolean;
  colour: Colour | null;
  points: number;
  planets: CardSeen[];
  salvage: CardSeen[];
  stations: number;
  handCount: number;
  hand: CardSeen[];
  questCount: number;
  quests: CardSeen[];
  score: ScoreSeen | null;
}
export interface ThingSeen {
  id: CardId;
  kind: 'PLANET' | 'STAR' | 'SHIP' | 'STATION';
  name: string;
  text: string;
  planet: Kind | null;
  colour: Colour | null;
  rotation: number;
  resistance: number;
  damage: number;
  deals: number[];
  forcefields: boolean[];
  ignoresForcefields: boolean;
  power: PowerWord | null;
}
export interface HexSeen {
  id: Hex;
  q: number;
  r: number;
  card: ThingSeen | null;
  damageIfDeployed: number | null;
}
export interface SparkOfWarView {
  mode: 'FREE_FOR_ALL' | 'FACE_OFF';
  galaxy: string;
  phase: Phase;
  turnSeat: Seat;
  turn: number;
  turns: number;
  round: number;
  rounds: number;
  action: number;
  starsLeft: number;
  players: PlayerSeen[];
  hexes: HexSeen[];
  drawCount: number;
  discard: CardSeen[];
}
