import { type At, type CardId, type CardName, EngineBug, faceOf, type Seat } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { cardOf } from '../cards/catalogue.ts';
import type { Character, Skill } from '../cards/print.ts';
import { SEATS } from '../seats.ts';
import { zoneOf } from '../zones.ts';
import { columnOf, lineOf, SPOTS } from './spots.ts';

export interface Fighter {
  card: CardId;
  name: CardName;
  seat: Seat;
  /** The character's place, as an index into {@link SPOTS} from 0 to 9. */
  place: number;
  hp: number;
  printed: Character;
}

export function fighters(at: At<BusinessCardBattle>, seat: Seat): Fighter[] {
  const { cards, places } = zoneOf(at, 'field', seat);
  return cards.map((card, i) => read(at, card, seat, places[i] ?? 0));
}

function read(at: At<BusinessCardBattle>, card: CardId, seat: Seat, place: number): Fighter {
  const { name } = faceOf(at, card);
  return { card, name, seat, place, hp: at.state.hp[card] ?? 0, printed: cardOf(name) };
}

export function fighter(at: At<BusinessCardBattle>, card: CardId): Fighter {
  for (const seat of SEATS) {
    const { cards, places } = zoneOf(at, 'field', seat);
    const index = cards.indexOf(card);
    if (index >= 0) return read(at, card, seat, places[index] ?? 0);
  }
  throw new EngineBug(`card ${card} is not in play`);
}

/** Returns a seat's character at a place, or null if the place is empty. */
export function fighterOn(at: At<BusinessCardBattle>, seat: Seat, place: number): Fighter | null {
  const { cards, places } = zoneOf(at, 'field', seat);
  const card = cards[places.indexOf(place)];
  return card === undefined ? null : read(at, card, seat, place);
}

export function countOf(at: At<BusinessCardBattle>, seat: Seat): number {
  return zoneOf(at, 'field', seat).cards.length;
}

export function isInPlay(at: At<BusinessCardBattle>, card: CardId): boolean {
  return at.state.hp[card] !== undefined;
}

export const has = (one: { printed: Character }, skill: Skill): boolean => one.printed.skills.includes(skill);
/** NEAR: between front lines. LONG_DISTANCE: between a front line and a rear line. Null: out of reach. */
export type Reach = 'NEAR' | 'LONG_DISTANCE' | null;

/** Without Flying, a character reaches only from front line to front line in its own column (Rules, Attack). */
export function reach(attacker: Fighter, target: Fighter): Reach {
  const aside = Math.abs(columnOf(attacker.place) - columnOf(target.place));
  if (aside > 1) return null;
  const from = lineOf(attacker.place);
  const to = lineOf(target.place);
  if (from === 'REAR' && to === 'REAR') return null;
  if (!has(attacker, 'FLYING')) return from === 'FRONT' && to === 'FRONT' && aside === 0 ? 'NEAR' : null;
  return from === to ? 'NEAR' : 'LONG_DISTANCE';
}
