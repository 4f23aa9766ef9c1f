import { type At, type CardId, faceOf, type Seat, type Sight, withoutOrder } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { cardOf } from '../cards/catalogue.ts';
import type { Stakes } from '../options.ts';
import { type Fighter, fighter, fighters } from '../rules/field.ts';
import { COLUMNS, columnOf, LINES, type Line, lineOf, spotAt } from '../rules/spots.ts';
import { SEATS, turnOf } from '../seats.ts';
import { zoneOf } from '../zones.ts';
import type {
  BusinessCardBattleView,
  CharacterSeen,
  FighterSeen,
  LineSeen,
  NamedSeen,
  Phase,
  PlayerSeen,
  StakesSeen,
} from './seen.ts';

export function view(at: At<BusinessCardBattle>, sight: Sight): BusinessCardBattleView {
  const { state, options } = at;
  return {
    businessCardBattlePhase: phaseOf(at),
    stakes: STAKES_SEEN[options.stakes],
    size: options.size,
    first: state.first,
    turn: state.turn,
    acting: turnOf(at),
    turnsLeft: options.turns - state.turn,
    quietTurns: state.quiet,
    players: SEATS.map((seat) => playerSeen(at, seat, sight)),
    battle: battleSeen(at),
    winner: state.outcome?.winner ?? null,
    ending: state.outcome?.ending ?? null,
    prizePicker: state.picker,
  };
}

const STAKES_SEEN: Readonly<Record<Stakes, StakesSeen>> = { friendly: 'FRIENDLY', forKeeps: 'FOR_KEEPS' };

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

function playerSeen(at: At<BusinessCardBattle>, seat: Seat, sight: Sight): PlayerSeen {
  const deck = withoutOrder(zoneOf(at, 'deck', seat).cards);
  const readable = deck.filter((card) => sight.reads(card));
  const all = fighters(at, seat);
  return {
    seat,
    hiddenCards: deck.length - readable.length,
    hasAnswered: at.sealed.some((answer) => answer.seat === seat),
    mark: at.state.marks[seat] ?? null,
    deck: readable.map((card) => characterSeen(card, sight.face(card)?.name ?? '')),
    lines: LINES.map((line) => lineSeen(at, all, line)),
    graveyard: zoneOf(at, 'graveyard', seat).cards.map((card) => characterSeen(card, faceOf(at, card).name)),
    charactersLeft: all.length,
    totalHp: all.reduce((sum, { hp }) => sum + hp, 0),
  };
}

function characterSeen(card: CardId, name: string): CharacterSeen {
  const { department, title, attribute, mark, skills, ap, hp } = cardOf(name);
  return { card, name, department, title, attribute, mark, skills, ap, printedHp: hp };
}

function lineSeen(at: At<BusinessCardBattle>, all: readonly Fighter[], line: Line): LineSeen {
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const one = all.find(({ place }) => lineOf(place) === line && columnOf(place) === column);
    return one ? fighterSeen(at, one) : null;
  });
  return { line, columns };
}

function fighterSeen(at: At<BusinessCardBattle>, one: Fighter): FighterSeen {
  const sideways = at.state.battle?.sideways.includes(one.card) ?? false;
  return { ...characterSeen(one.card, one.name), hp: one.hp, spot: spotAt(one.place), sideways };
}

function battleSeen(at: At<BusinessCardBattle>): BusinessCardBattleView['battle'] {
  const { battle } = at.state;
  if (!battle) return null;
  const { longDistance, strikesBack, striker, absorbing } = battle;
  const name = (card: CardId): NamedSeen => namedSeen(fighter(at, card));
  return {
    attacker: name(battle.attacker),
    target: name(battle.target),
    longDistance,
    strikesBack,
    striker,
    absorbing,
  };
}

function namedSeen({ card, name, seat, place }: Fighter): NamedSeen {
  return { card, name, seat, spot: spotAt(place) };
}
