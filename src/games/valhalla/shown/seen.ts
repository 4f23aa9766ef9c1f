import type { CardSeen, Seat } from '../../../engine/index.ts';
import type { WeaponClass } from '../cards/print.ts';
import type { Phase, Slot } from '../cards/words.ts';
import type { CellNumber } from '../rules/map.ts';
import type { ActivityKind, Stage } from '../state.ts';

// These shapes must agree with schema.graphql, which says what each field means.
/** A card with its Randomizer number, null where it has none. */
export interface CardWithR extends CardSeen {
  r: number | null;
}
export interface AllySeen extends CardWithR {
  hp: number;
  maxHp: number;
  atk: number;
  def: number;
  used: boolean;
}
export interface PieceSeen extends CardWithR {
  slot: Slot;
  used: boolean;
  shots: number | null;
  weapon: WeaponClass | null;
  atk: number;
  def: number;
  rng: number | null;
  dmg: number | null;
}
export interface PlayerSeen {
  seat: Seat;
  alive: boolean;
  life: number;
  maxLife: number;
  cell: CellNumber | null;
  avatar: CardWithR | null;
  atk: number;
  def: number;
  reach: number;
  handCount: number;
  handLimit: number;
  hand: CardWithR[];
  terrainHand: CardWithR[];
  drawCount: number;
  knownDraw: CardWithR[];
  recycle: CardWithR[];
  discard: CardWithR[];
  equipment: PieceSeen[];
  allies: AllySeen[];
  boosts: { what: string; by: number; from: Seat }[];
  skips: Phase[];
}
export interface CellSeen {
  cell: CellNumber;
  row: number;
  column: number;
  laid: boolean;
  turnedUp: boolean;
  terrain: CardWithR | null;
  seats: Seat[];
  ground: PieceSeen[];
  seedCount: number;
  knownSeeds: CardWithR[];
}
export interface SaidSeen {
  seat: Seat;
  card: string;
  counts: boolean;
  cancels: number | null;
}
export interface AttackSeen {
  seat: Seat;
  target: Seat;
  weapon: string;
  melee: boolean;
  stage: Stage;
  attackerR: number | null;
  targetR: number | null;
  atk: number;
  def: number;
  dmg: number;
  lastWord: 'HIT' | 'MISS' | null;
  cards: SaidSeen[];
}
export interface ActivitySeen {
  seat: Seat;
  kind: ActivityKind;
  card: string | null;
  cell: CellNumber | null;
  cards: SaidSeen[];
}
export interface ValhallaView {
  laying: boolean;
  phase: Phase;
  turnSeat: Seat;
  round: number;
  rounds: number;
  players: PlayerSeen[];
  cells: CellSeen[];
  events: CardWithR[];
  attack: AttackSeen | null;
  activity: ActivitySeen | null;
}
