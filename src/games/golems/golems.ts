import type { CardName, GameTypes, Pass, Seat, Window } from '../../engine/index.ts';
import type { HandKind, Trait } from './cards/catalogue.ts';
import type {
  AttackStack,
  Buy,
  Craft,
  Discard,
  Draw,
  MoveGolem,
  PassBattle,
  PlayCard,
  Played,
  Regenerate,
  Strike,
} from './moves.ts';
import type { Options } from './options.ts';
import type { Space, Terrain } from './rules/board.ts';
import type { GolemsView } from './shown/seen.ts';
import type { Aimed, Boost, Mould, Named, Side, State } from './state.ts';

type Nothing = Record<never, never>;

/** The type map of the game: steps, moves and facts. */
export interface Golems extends GameTypes {
  options: Options;
  state: State;
  steps: {
    turn: { turn: number };
    craft: Nothing;
    /** `left` is the number of cards still to draw, or three if absent. */
    fate: { left?: number };
    extra: Nothing;
    discard: { hand: HandKind };
    spells: Window;
    answers: Window;
    resolve: Nothing;
    movement: Nothing;
    battles: Nothing;
    battle: Nothing;
    strike: Nothing;
    battleCards: Window;
    clash: Nothing;
    roundCards: Window;
    roundEnd: Nothing;
    end: Nothing;
    regenerate: { seat: Seat };
  };
  moves: {
    craft: Pass | Craft;
    fate: Draw;
    extra: Pass | Buy;
    discard: Discard;
    spells: Pass | PlayCard;
    answers: Pass | PlayCard;
    movement: Pass | MoveGolem;
    battles: Pass | AttackStack;
    strike: Strike;
    battleCards: Pass | PassBattle | PlayCard;
    roundCards: Pass | PassBattle | PlayCard;
    regenerate: Pass | Regenerate;
  };
  facts: {
    boardLaid: { terrain: Terrain[]; first: Seat };
    turnBegan: { seat: Seat; turn: number; round: number };
    /** The player declines to do this, or to do it again. */
    declined: { seat: Seat; what: 'CRAFT' | 'EXTRA' | 'MOVE' | 'BATTLE' | 'REGENERATION' };
    manaChanged: { seat: Seat; by: number; mana: number };
    golemBuilt: { golem: Mould; name: string; space: Space };
    /** A player announces a spell, or plays a battle card, which takes effect immediately. */
    cardPlayed: Played & Aimed;
    spellNegated: { card: CardName };
    /** The spell is no longer pending. `lost` means that the spell has no effect because its caster has left. */
    spellEnded: { card: CardName; lost?: true };
    movesGranted: { units: Named[] };
    boosted: { units: Named[]; what: Boost['what']; by: number; turns: number };
    repaired: { units: Named[] };
    golemsMoved: { golems: Named[]; from: Space; to: Space; by: 'MOVE' | 'PORTAL' };
    golemTransformed: { golem: Named; into: Trait };
    stormStruck: { target: Named; force: number; armor: number; hit: boolean };
    unitDestroyed: { unit: Named; why: 'HITS' | 'CLASH' };
    battleBegan: { sides: [Side, Side] };
    /** The seat passes for the rest of this battle. */
    battlePassed: { seat: Seat };
    roundBegan: { round: number };
    attackNamed: { unit: Named; target: Named };
    attackChanged: { force: number; armor: number };
    extraAttackGiven: { unit: Named };
    attackRolled: { unit: Named; target: Named; force: number; armor: number; hit: boolean };
    battleWon: { seat: Seat; space: Space };
    golemRegenerated: { golem: Mould; name: string; space: Space };
    wizardFell: { seat: Seat; why: 'DESTROYED' | 'LEFT' };
  };
  view: GolemsView;
}
