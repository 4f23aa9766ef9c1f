import type { CardSeen, Seat } from '../../../engine/index.ts';
import type { HandKind, Hardness, Material, Shape, Size } from '../cards/catalogue.ts';
import type { Space, Terrain } from '../rules/board.ts';

export const PHASES = ['POWER', 'CRAFT', 'FATE', 'SPELL', 'MOVE', 'BATTLE', 'END'] as const;
export type Phase = (typeof PHASES)[number];

// These shapes must agree with schema.graphql, which says what each field means.
export interface PlayerSeen {
  seat: Seat;
  alive: boolean;
  tower: Space;
  mana: number;
  income: number;
  wizardHits: number;
  golemCount: number;
  golemHandCount: number;
  eventHandCount: number;
  golemHand: CardSeen[];
  eventHand: CardSeen[];
}
export interface UnitSeen {
  id: number;
  seat: Seat;
  wizard: boolean;
  name: string;
  material: Material | null;
  hardness: Hardness;
  size: Size;
  shape: Shape;
  space: Space;
  hits: number;
  maxHits: number;
  force: number;
  armor: number;
  move: number;
  movesLeft: number;
  attacksLeft: number;
  boosts: { kind: 'FORCE' | 'ARMOR'; by: number; turns: number }[];
}
export interface SpaceSeen {
  id: Space;
  x: number;
  y: number;
  terrain: Terrain;
  material: Material | null;
  controllers: Seat[];
  units: UnitSeen[];
}
export interface SpellSeen {
  seat: Seat;
  card: string;
  negated: boolean;
  stack: Space | null;
  destination: Space | null;
  golem: number | null;
  into: string | null;
  opponent: Seat | null;
  hand: { seat: Seat; hand: HandKind } | null;
}
export interface BattleSeen {
  round: number;
  sides: { seat: Seat; space: Space }[];
  attack: { unit: number; target: number; force: number; armor: number } | null;
  passed: Seat[];
}
export interface PileSeen {
  kind: HandKind;
  deckCount: number;
  discardCount: number;
  discard: CardSeen[];
  known: CardSeen[];
}
export interface GolemsView {
  phase: Phase;
  turnSeat: Seat;
  round: number;
  rounds: number;
  players: PlayerSeen[];
  spaces: SpaceSeen[];
  piles: PileSeen[];
  spells: SpellSeen[];
  battle: BattleSeen | null;
}
