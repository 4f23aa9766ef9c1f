import type { CardId, Seat } from '../../../engine/index.ts';
import type { Attribute, Mark, Skill } from '../cards/print.ts';
import type { Stakes } from '../options.ts';
import type { Line, Spot } from '../rules/spots.ts';
import type { Ending } from '../state.ts';

export const PHASES = ['FIRST_PICK', 'PLACEMENT', 'FORCED_ADVANCE', 'ACTION', 'BATTLE', 'PRIZE', 'OVER'] as const;
export type Phase = (typeof PHASES)[number];

// These shapes must agree with schema.graphql, which says what each field means.
export interface CharacterSeen {
  card: CardId;
  name: string;
  department: string;
  title: string;
  attribute: Attribute;
  mark: Mark;
  skills: readonly Skill[];
  ap: number;
  printedHp: number;
}
export interface FighterSeen extends CharacterSeen {
  hp: number;
  spot: Spot;
  sideways: boolean;
}
export interface LineSeen {
  line: Line;
  columns: (FighterSeen | null)[];
}
export interface PlayerSeen {
  seat: Seat;
  hiddenCards: number;
  hasAnswered: boolean;
  mark: Mark | null;
  deck: CharacterSeen[];
  lines: LineSeen[];
  graveyard: CharacterSeen[];
  charactersLeft: number;
  totalHp: number;
}
export interface NamedSeen {
  card: CardId;
  name: string;
  seat: Seat;
  spot: Spot;
}
export interface BusinessCardBattleView {
  phase: Phase;
  stakes: Stakes;
  size: number;
  first: Seat | null;
  turn: number;
  acting: Seat | null;
  turnsLeft: number;
  quietTurns: number;
  players: PlayerSeen[];
  battle: {
    attacker: NamedSeen;
    target: NamedSeen;
    longDistance: boolean;
    strikesBack: boolean;
    striker: CardId;
  } | null;
  winner: Seat | null;
  ending: Ending | null;
  prizePicker: Seat | null;
}
