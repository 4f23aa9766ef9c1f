import { type At, type CardId, faceOf, type Seat, type Sight, withoutOrder } from '../../../engine/index.ts';
import type { BusinessCardBattle, Named, Stakes } from '../business-card-battle.ts';
import type { Attribute, Mark, Skill } from '../cards/print.ts';
import {
  COLUMNS,
  columnOf,
  type Fighter,
  fighters,
  LINES,
  type Line,
  lineOf,
  printed,
  SPOTS,
  type Spot,
} from '../rules/field.ts';
import { SEATS } from '../rules/setup.ts';
import { turnOf } from '../seats.ts';
import type { Ending } from '../state.ts';
import { zoneOf } from '../zones.ts';

export const PHASES = ['FIRST_PICK', 'PLACEMENT', 'FORCED_ADVANCE', 'ACTION', 'BATTLE', 'PRIZE', 'OVER'] as const;
export type Phase = (typeof PHASES)[number];

export interface CharacterView {
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
export interface FighterView extends CharacterView {
  hp: number;
  spot: Spot;
  sideways: boolean;
}
export interface LineView {
  line: Line;
  columns: (FighterView | null)[];
}
export interface PlayerView {
  seat: Seat;
  hiddenCards: number;
  hasAnswered: boolean;
  mark: Mark | null;
  deck: CharacterView[];
  lines: LineView[];
  graveyard: CharacterView[];
  charactersLeft: number;
  totalHp: number;
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
  players: PlayerView[];
  battle: { attacker: Named; target: Named; longDistance: boolean; strikesBack: boolean; striker: CardId } | null;
  winner: Seat | null;
  ending: Ending | null;
  prizePicker: Seat | null;
}

/** The two fields as one viewer may see them. */
export function view(at: At<BusinessCardBattle>, sight: Sight): BusinessCardBattleView {
  const { state, options } = at;
  return {
    phase: phaseOf(at),
    stakes: options.stakes,
    size: options.size,
    first: state.first,
    turn: state.turn,
    acting: turnOf(at),
    turnsLeft: options.turns - state.turn,
    quietTurns: state.quiet,
    players: SEATS.map((seat) => playerView(at, seat, sight)),
    battle: battleView(at),
    winner: state.outcome?.winner ?? null,
    ending: state.outcome?.ending ?? null,
    prizePicker: state.picker,
  };
}

function phaseOf(at: At<BusinessCardBattle>): Phase {
  if (at.result) return 'OVER';
  switch (at.agenda.at(-1)?.step) {
    case 'pick':
    case 'compare':
      return 'FIRST_PICK';
    case 'place':
      return 'PLACEMENT';
    case 'advance':
      return 'FORCED_ADVANCE';
    case 'prize':
      return 'PRIZE';
    default:
      return at.state.battle ? 'BATTLE' : 'ACTION';
  }
}

function playerView(at: At<BusinessCardBattle>, seat: Seat, sight: Sight): PlayerView {
  const deck = withoutOrder(zoneOf(at, 'deck', seat).cards);
  const readable = deck.filter((card) => sight.reads(card));
  const all = fighters(at, seat);
  return {
    seat,
    hiddenCards: deck.length - readable.length,
    hasAnswered: at.sealed.some((answer) => answer.seat === seat),
    mark: at.state.marks[seat] ?? null,
    deck: readable.map((card) => characterView(card, sight.face(card)?.name ?? '')),
    lines: LINES.map((line) => lineView(at, all, line)),
    graveyard: zoneOf(at, 'graveyard', seat).cards.map((card) => characterView(card, faceOf(at, card).name)),
    charactersLeft: all.length,
    totalHp: all.reduce((sum, { hp }) => sum + hp, 0),
  };
}

function characterView(card: CardId, name: string): CharacterView {
  const { department, title, attribute, mark, skills, ap, hp } = printed(name);
  return { card, name, department, title, attribute, mark, skills, ap, printedHp: hp };
}

function lineView(at: At<BusinessCardBattle>, all: readonly Fighter[], line: Line): LineView {
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const one = all.find(({ place }) => lineOf(place) === line && columnOf(place) === column);
    return one ? fighterView(at, one) : null;
  });
  return { line, columns };
}

function fighterView(at: At<BusinessCardBattle>, one: Fighter): FighterView {
  const sideways = at.state.battle?.sideways.includes(one.card) ?? false;
  return { ...characterView(one.card, one.name), hp: one.hp, spot: SPOTS[one.place] ?? '', sideways };
}

function battleView(at: At<BusinessCardBattle>): BusinessCardBattleView['battle'] {
  const { battle } = at.state;
  if (!battle) return null;
  const { longDistance, strikesBack, striker } = battle;
  const name = (card: CardId): Named => ({ card, name: faceOf(at, card).name });
  return { attacker: name(battle.attacker), target: name(battle.target), longDistance, strikesBack, striker };
}
