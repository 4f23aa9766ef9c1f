import type { GameTypes, Pass, Seat } from '../../engine/index.ts';
import type { Deploy, Destroy, Discard, Fire, Rotate, Spend, Stow, TurnCard } from './moves.ts';
import type { Options } from './options.ts';
import type { Hex } from './rules/hex.ts';
import type { SparkOfWarView } from './shown/seen.ts';
import type { Doer, Named, Score, State, Thing } from './state.ts';

type Nothing = Record<never, never>;

/** The type map of the game: steps, moves and facts. */
export interface SparkOfWar extends GameTypes {
  options: Options;
  state: State;
  steps: {
    turn: { turn: number };
    action: { action: number };
    deploy: Nothing;
    /** `power` is set if a special power has chosen the card. Otherwise, the card is the ship just deployed. */
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
    /** STATION: no ship could be deployed, and the player chose not to deploy a station. */
    declined: Doer & { what: 'DEPLOY' | 'STATION' | 'POWER' | 'SALVO' };
    deployed: Named & Doer & { kind: 'ship' | 'station' };
    /** The player then chooses the card's rotation, or the salvaged ships that pay for the damage. */
    picked: Named & Doer & { why: 'ROTATE' | 'SALVO' };
    turned: Named & { rotation: number };
    shipDestroyed: Named & Doer;
    salvoFired: Named & Doer;
    /** Cards were taken because of damage, or because they were adrift. */
    conquered: Doer & { why: 'DAMAGE' | 'ADRIFT'; taken: Named[] };
    actionEnded: Nothing;
    fleetsRecalled: Nothing;
    seatLeft: Doer;
    scored: { scores: Score[] };
  };
  view: SparkOfWarView;
}
