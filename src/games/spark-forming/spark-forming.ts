import type { CardName, GameTypes, Pass, Seat } from '../../engine/index.ts';
import type { Effect } from './cards/print.ts';
import type {
  Assist,
  AttackWith,
  Blast,
  Burst,
  ChargeFragment,
  DefendWith,
  DoubleTeam,
  Enter,
  KeepHand,
  LastStand,
  Quarantine,
  Redraw,
  Swap,
  Tag,
  TakeBack,
} from './moves.ts';
import type { Options } from './options.ts';
import type { SparkFormingView } from './shown/seen.ts';
import type { Attack, Defence, Pending, Side, State, Successful } from './state.ts';

type Nothing = Record<never, never>;

/** The type map of the game: steps, moves and facts. */
export interface SparkForming extends GameTypes {
  options: Options;
  state: State;
  steps: {
    redraw: Nothing;
    turn: Nothing;
    enter: { side: Side };
    attack: Nothing;
    /** The partner's cost at the time of the attack. */
    assist: { cost: number };
    defend: Nothing;
    damage: Nothing;
    /** A step used only in matches under rules before 1.2; see `rules/sustained.ts`. */
    swap: Nothing;
    quarantine: Nothing;
    draw: Nothing;
    charge: { seat: Seat };
    dispose: Nothing;
    effects: { seat: Seat; effects: Effect[] };
    takeBack: { seat: Seat };
  };
  moves: {
    redraw: KeepHand | Redraw;
    enter: Enter;
    attack: Pass | AttackWith | Blast | Tag | DoubleTeam | LastStand;
    assist: Assist;
    defend: Pass | DefendWith | Burst | LastStand | Swap;
    swap: Swap;
    quarantine: Quarantine;
    charge: ChargeFragment;
    takeBack: TakeBack;
  };
  facts: {
    /** The match has begun, and this side attacks first. */
    matchBegan: { side: Side };
    handRedrawn: { seat: Seat; again: boolean };
    turnBegan: { turn: number; side: Side; attacker: Seat; defender: Seat };
    attackMade: Attack;
    attackEnded: { seat: Seat };
    defenceMade: Defence;
    notDefended: { seat: Seat };
    damageDealt: { from: Seat; to: Seat; amount: number; hp: number; why: 'ATTACK' | 'BLOCKED' | 'COUNTER' };
    /** `success` is the side whose cards have effects, and `next` is the side that attacks next. */
    settled: { success: Successful; next: Side };
    attackGoesOn: { strikes: number };
    /** A seat's pending effects have changed. */
    noted: { seat: Seat; pending: Pending };
    recovered: { seat: Seat; by: number; hp: number; why: 'EFFECT' | 'REST' };
    fragmentUsed: { seat: Seat; card: CardName; cost: number };
    tagged: { from: Seat; to: Seat; cost: number };
    /** A member is out, because it has no Health Points left or its player has left. */
    fell: { seat: Seat; why: 'DEFEATED' | 'LEFT' };
    entered: { seat: Seat };
    lastStandMade: { seat: Seat };
    /** An effect that only moves or reveals cards has happened. */
    effectDone: { seat: Seat; effect: Effect };
    /** The attacker has left. The other side attacks next, regardless of the outcome of the attack. */
    attackLost: { next: Side };
    /** A seat of this turn left before an attack was made. */
    turnBroken: { next: Side };
  };
  view: SparkFormingView;
}
