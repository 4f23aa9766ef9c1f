import type { GameTypes, Pass, Seat } from '../../engine/index.ts';
import type { Deploy, Destroy, Discard, Fire, Rotate, Spend, Stow, TurnCard } from './moves.ts';
import type { Options } from './options.ts';
import type { Hex } from './rules/hex.ts';
import type { SparkOfWarView } from './shown/seen.ts';
import type { Named, Score, State, Thing } from './state.ts';

type Nothing = Record<never, never>;

/** The table of contents of the game: what is done, asked, answered and recorded. */
export interface SparkOfWar extends GameTypes {
  options: Options;
  state: State;
  steps: {
    turn: { turn: number };
    action: { action: number };
    deploy: Nothing;
    orient: { hex: Hex };
    destroy: Nothing;
    rotate: { what: 'planet' | 'ship' };
    stow: Nothing;
    salvo: Nothing;
    spend: { hex: Hex };
    conquer: Nothing;
    discard: Nothing;
  };
  moves: {
    deploy: Pass | Deploy;
    orient: TurnCard;
    destroy: Pass | Destroy;
    rotate: Pass | Rotate;
    stow: Pass | Stow;
    salvo: Pass | Fire;
    spend: Spend;
    discard: Discard;
  };
  facts: {
    galaxyLaid: { galaxy: string; things: { hex: Hex; thing: Thing }[]; first: Seat };
    turnBegan: { seat: Seat; turn: number };
    actionBegan: { action: number };
    /** A question was answered with "no" or there was nothing to do. */
    declined: { seat: Seat; what: 'DEPLOY' | 'POWER' | 'SALVO' };
    deployed: Named & { seat: Seat; kind: 'ship' | 'station' };
    /** A card was picked: how it is turned, or which salvaged ships pay, is asked next. */
    picked: Named & { seat: Seat; why: 'ROTATE' | 'SALVO' };
    turned: Named & { rotation: number };
    shipDestroyed: Named & { seat: Seat };
    salvoFired: Named & { seat: Seat };
    /** Taken for damage, or for holding on to no planet and no star any more. */
    conquered: { seat: Seat; why: 'DAMAGE' | 'ADRIFT'; taken: Named[] };
    actionEnded: Nothing;
    fleetsRecalled: Nothing;
    seatLeft: { seat: Seat };
    scored: { scores: Score[] };
  };
  view: SparkOfWarView;
}
