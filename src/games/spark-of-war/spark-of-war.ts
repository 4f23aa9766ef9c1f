import type { GameTypes, Pass, Seat } from '../../engine/index.ts';
import type { Deploy, Destroy, Discard, Fire, Rotate, Spend, Stow, TurnCard } from './moves.ts';
import type { Options } from './options.ts';
import type { Hex } from './rules/hex.ts';
import type { SparkOfWarView } from './shown/seen.ts';
import type { Doer, Named, Score, State, Thing } from './state.ts';

type Nothing = Record<never, never>;

/** The table of contents of the game: what is done, asked, answered and recorded. */
export interface SparkOfWar extends GameTypes {
  options: Options;
  state: State;
  steps: {
    turn: { turn: number };
    action: { action: number };
    deploy: Nothing;
    /** `power`: by a special power, else the ship that has just been deployed. */
    orient: { hex: Hex; power?: true };
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
    turnBegan: Doer & { turn: number };
    actionBegan: { action: number };
    /** A question was answered with "no". STATION: no ship could be deployed, a station that could be was not. */
    declined: Doer & { what: 'DEPLOY' | 'STATION' | 'POWER' | 'SALVO' };
    deployed: Named & Doer & { kind: 'ship' | 'station' };
    /** A card was picked: how it is turned, or which salvaged ships pay, is asked next. */
    picked: Named & Doer & { why: 'ROTATE' | 'SALVO' };
    turned: Named & { rotation: number };
    shipDestroyed: Named & Doer;
    salvoFired: Named & Doer;
    /** Taken for damage, or for holding on to no planet and no star any more. */
    conquered: Doer & { why: 'DAMAGE' | 'ADRIFT'; taken: Named[] };
    actionEnded: Nothing;
    fleetsRecalled: Nothing;
    seatLeft: Doer;
    scored: { scores: Score[] };
  };
  view: SparkOfWarView;
}
