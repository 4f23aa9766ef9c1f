import type { CardId, CardName, GameTypes, Pass, Seat, Window } from '../../engine/index.ts';
import type { Phase, Stat } from './cards/words.ts';
import type {
  Aimed,
  Discard,
  Equip,
  GiveWay,
  Lay,
  Move,
  PlayAction,
  PlayAlly,
  PlayEvent,
  Seed,
  StartAttack,
  Take,
  Use,
} from './moves.ts';
import type { Options } from './options.ts';
import type { Doing } from './rules/aiming/doing.ts';
import type { CellNumber } from './rules/map.ts';
import type { ValhallaView } from './shown/seen.ts';
import type { ActivityKind, Said, Stage, State } from './state.ts';

export type PieceWhy = 'SHOT' | 'READIED' | 'RELOADED';

type Nothing = Record<never, never>;

/** The moments at which other seats are asked. */
export type Moment = 'ACTIVITY' | 'ATTACK' | 'PHASE';

/** The type map of the game: steps, moves and facts. */
export interface Valhalla extends GameTypes {
  options: Options;
  state: State;
  steps: {
    laying: { turn: number };
    lay: { seat: Seat };
    hands: Nothing;
    turn: { turn: number };
    phase: { phase: Phase };
    reply: Window & { moment: Moment };
    activity: Nothing;
    perform: Nothing;
    combat: Nothing;
    /** Puts an avatar that has stayed off the map for too long onto its corner. */
    enter: Nothing;
    /** Asks other seats before the Combat phase, and at the end of the turn. */
    meet: Nothing;
    /** Begins Combat, unless the turn's player now skips the phase. */
    fight: Nothing;
    close: Nothing;
    /** A step used only in matches under rules before 2.2. */
    asked: { seats: Seat[]; since: number };
    numbers: Nothing;
    decide: Nothing;
    wound: Nothing;
    /**
     * `combat` means that the damage comes from an attack, so that allies take it first. `by` is the cause. `since` is
     * the number of fallen seats before an effect that hits several seats at the same time.
     */
    damage: { seat: Seat; n: number; combat?: boolean; by?: string; since?: number };
    giveWay: { seat: Seat; n: number; by?: string; since?: number };
    effect: Doing;
    choose: Doing;
    /** `acted` lists the terrains that have already acted in this chain of landings. */
    land: { seat: Seat; acted?: CardId[] };
    /** `by` is the card that requires the discard. Absent for the hand limit. */
    discard: { seat: Seat; n: number; by?: string };
    limit: Nothing;
    take: Nothing;
  };
  moves: {
    lay: Lay;
    reply: Pass | PlayAction | Use;
    activity: Pass | Move | Equip | Seed | PlayAlly | PlayEvent | PlayAction | Use;
    combat: Pass | StartAttack | PlayAction | Use;
    giveWay: GiveWay;
    choose: Pass | Aimed;
    discard: Discard;
    take: Pass | Take;
  };
  facts: {
    firstChosen: { seat: Seat };
    terrainLaid: { seat: Seat; cell: CellNumber };
    /** `reach` lists the seats within reach of the player's weapons when the turn begins. */
    turnBegan: { seat: Seat; turn: number; round: number; reach?: Seat[] };
    phaseBegan: { seat: Seat; phase: Phase };
    phaseSkipped: { seat: Seat; phase: Phase };
    /** The seat's next phase of this kind will be skipped. */
    skipSet: { seat: Seat; phase: Phase };
    /** The player declines to do this, or to do it again. */
    declined: { seat: Seat; what: 'ACTIVITY' | 'COMBAT' | 'TAKE' | 'CHOICE' };
    /** `card` and `id` are set if the card is public, and `cell` is set if the activity has a cell. */
    activityAnnounced: {
      seat: Seat;
      what: ActivityKind;
      card: CardName | null;
      id: CardId | null;
      cell: CellNumber | null;
      ground: boolean;
    };
    /** These seats have been asked about everything so far. */
    windowClosed: { seats: Seat[] };
    /** A card acts automatically: a terrain, an event, an avatar in a Resolve phase, or a weapon that has hit. */
    acted: { seat: Seat; card: CardName };
    /** An R check was made. The check is `met` if R is at least `needed`. */
    checked: { seat: Seat; card: CardName; r: number; needed: number; met: boolean };
    terrainSwapped: { seat: Seat; from: CellNumber; to: CellNumber };
    activityEnded: { seat: Seat; what: ActivityKind; card: CardName | null; done: boolean };
    moved: { seat: Seat; from: CellNumber; to: CellNumber; by: string };
    /** `said` is the card's entry in the chain; null if the effect took place immediately. */
    cardPlayed: { seat: Seat; card: CardName; on: string; use: boolean; said: Said | null };
    numberDrawn: { seat: Seat; r: number };
    attackAnnounced: {
      seat: Seat;
      target: Seat;
      weapon: CardId | null;
      name: string;
      rng: number;
      dmg: number;
      atk: number;
      melee: boolean;
      extra: boolean;
    };
    stageReached: { stage: Stage; r: [number, number] | null };
    attackDecided: { seat: Seat; target: Seat; atk: number; def: number; hit: boolean; why: string };
    attackEnded: { dmg: number };
    /** `by` is the seat that used the piece. `why` is absent if the log entry already shows the reason. */
    pieceChanged: {
      card: CardId;
      name: CardName;
      shots: number;
      used: boolean;
      hp: number;
      by?: Seat | null;
      why?: PieceWhy;
    };
    pieceGone: { card: CardId };
    allyHurt: { seat: Seat; card: CardId; name: CardName; n: number; hp: number };
    armourTook: { seat: Seat; name: CardName; n: number; lost: boolean };
    /** Damage of `n` exceeds the armour. The player then chooses the piece that is lost. */
    armourOvercome: { seat: Seat; n: number };
    lifeChanged: { seat: Seat; by: number; life: number };
    boosted: { seat: Seat; what: Stat; by: number; from: Seat };
    /** `names` lists the cards that are ready again. */
    resolved: { seat: Seat; ready: CardId[]; names?: CardName[] };
    extraAttackGiven: { seat: Seat };
    /** `tied` means that the seat fell at the same time as the preceding seat. */
    fell: { seat: Seat; why: 'SLAIN' | 'LEFT'; tied?: true };
  };
  view: ValhallaView;
}
