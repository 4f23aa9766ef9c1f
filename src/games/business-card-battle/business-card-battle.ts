import type { CardId, CardName, GameTypes, Pass, Seat } from '../../engine/index.ts';
import type { Mark } from './cards/print.ts';
import type { Absorb, Advance, Attack, Declare, Pick, Place, Prize, Restore, Share, Step } from './moves.ts';
import type { Options } from './options.ts';
import type { Spot } from './rules/spots.ts';
import type { BusinessCardBattleView } from './shown/seen.ts';
import type { Ending, Named, State } from './state.ts';

type Nothing = Record<never, never>;

/** The type map of the game: steps, moves and facts. */
export interface BusinessCardBattle extends GameTypes {
  options: Options;
  state: State;
  steps: {
    pick: Nothing;
    compare: Nothing;
    place: Nothing;
    advance: Nothing;
    turn: Nothing;
    act: Nothing;
    follow: { character: CardId };
    endOfTurn: Nothing;
    strike: Nothing;
    declare: Nothing;
    /** `hp`, the damage of the strike, is set only in matches under rules 1.0, which asked after the roll. */
    absorb: { hp?: number };
    roll: { instantDeath: boolean; absorb?: boolean };
    prize: Nothing;
  };
  moves: {
    pick: Pick;
    place: Place;
    advance: Advance;
    act: Pass | Step | Attack | Share | Restore;
    follow: Pass | Attack | Share | Restore;
    declare: Declare;
    absorb: Pass | Absorb;
    prize: Prize;
  };
  facts: {
    markShown: { seat: Seat; name: CardName; mark: Mark };
    marksEqual: Nothing;
    firstDecided: { seat: Seat; by: 'MARKS' | 'DIE' };
    fielded: { seat: Seat; characters: (Named & { spot: Spot; hp: number })[] };
    turnBegan: { seat: Seat; turn: number };
    stepped: { seat: Seat; character: Named; from: Spot; to: Spot; with: Named | null };
    hpShared: { seat: Seat; from: Named; to: Named; hp: number; left: number; now: number };
    restored: { character: Named; hp: number; now: number };
    battleBegan: { attacker: Named; target: Named; longDistance: boolean; strikesBack: boolean; first: CardId };
    instantDeathDeclared: { striker: Named };
    plainStrikeDeclared: { striker: Named };
    absorbDeclared: { target: Named };
    /** The owner declares Absorb for all further strikes in the battle. */
    absorbsAlways: { target: Named };
    struck: { striker: Named; target: Named; hp: number; left: number };
    strikeFailed: { striker: Named; target: Named };
    absorbed: { striker: Named; target: Named; hp: number; now: number };
    absorbFailed: { target: Named };
    instantlyKilled: { striker: Named; target: Named };
    turnedSideways: { striker: Named };
    strikeSkipped: { striker: Named };
    fell: { seat: Seat; character: Named };
    battleEnded: Nothing;
    gone: { seat: Seat };
    decided: { winner: Seat | null; ending: Ending };
    prizeRightGiven: { seat: Seat; left: number };
    prizeTaken: { by: Seat; card: CardName; from: Seat; to: Seat };
  };
  view: BusinessCardBattleView;
}
