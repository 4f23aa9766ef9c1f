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

/** The table of contents of the game: what is done, asked, answered and recorded. */
export interface SparkForming extends GameTypes {
  options: Options;
  state: State;
  steps: {
    redraw: Nothing;
    turn: Nothing;
    enter: { side: Side };
    attack: Nothing;
    /** The partner's cost, as it was when the attack was made. */
    assist: { cost: number };
    defend: Nothing;
    damage: Nothing;
    /** Matches of rules before 1.2 only: see `rules/sustained.ts`. */
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
    /** Who attacks first. */
    matchBegan: { side: Side };
    handRedrawn: { seat: Seat; again: boolean };
    turnBegan: { turn: number; side: Side; attacker: Seat; defender: Seat };
    attackMade: Attack;
    attackEnded: { seat: Seat };
    defenceMade: Defence;
    notDefended: { seat: Seat };
    damageDealt: { from: Seat; to: Seat; amount: number; hp: number; why: 'ATTACK' | 'BLOCKED' | 'COUNTER' };
    /** The damage is done: whose cards have their effects, and whose side attacks next. */
    settled: { success: Successful; next: Side };
    attackGoesOn: { strikes: number };
    /** What waits for a seat's next actions has changed. */
    noted: { seat: Seat; pending: Pending };
    recovered: { seat: Seat; by: number; hp: number; why: 'EFFECT' | 'REST' };
    fragmentUsed: { seat: Seat; card: CardName; cost: number };
    tagged: { from: Seat; to: Seat; cost: number };
    /** A member is out: no Health Points left, or gone. */
    fell: { seat: Seat; why: 'DEFEATED' | 'LEFT' };
    entered: { seat: Seat };
    lastStandMade: { seat: Seat };
    /** An effect that shows in nothing but the cards it moves or shows. */
    effectDone: { seat: Seat; effect: Effect };
    /** Who attacked has left: the other side attacks next, whatever the attack has come to. */
    attackLost: { next: Side };
    /** Somebody of this turn has left before an attack was made. */
    turnBroken: { next: Side };
  };
  view: SparkFormingView;
}
