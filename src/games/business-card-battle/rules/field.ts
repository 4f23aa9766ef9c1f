import { type At, type CardId, type CardName, EngineBug, faceOf, type Seat } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { cardOf } from '../cards/catalogue.ts';
import type { Character, Skill } from '../cards/print.ts';
import { SEATS } from '../seats.ts';
import { zoneOf } from '../zones.ts';
import { columnOf, lineOf, SPOTS } from './spots.ts';

/** A character in play. */
export interface Fighter {
  card: CardId;
  name: CardName;
  seat: Seat;
  /** 0 to 9, an index of {@link SPOTS}. */
  place: number;
  hp: number;
  printed: Character;
}

/** A seat's characters in play. */
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

/** A seat's character at a place, if any. */
export function fighterOn(at: At<BusinessCardBattle>, seat: Seat, place: number): Fighter | null {
  const { cards, places } = zoneOf(at, 'field', seat);
  const card = cards[places.indexOf(place)];
  return card === undefined ? null : read(at, card, seat, place);
}

/** The number of a seat's characters in play. */
export function countOf(at: At<BusinessCardBattle>, seat: Seat): number {
  return zoneOf(at, 'field', seat).cards.length;
}

export function isInPlay(at: At<BusinessCardBattle>, card: CardId): boolean {
  return at.state.hp[card] !== undefined;
}

export const has = (one: { printed: Character }, skill: Skill): boolean => one.printed.skills.includes(skill);
/** How a character reaches another: straight or diagonally in the front lines, over a distance, or not at all. */
export type Reach = 'NEAR' | 'LONG_DISTANCE' | null;

/** Rules, Attack: the front lines meet in one column; only Flying reaches the neighbouring columns and a rear line. */
export function reach(attacker: Fighter, target: Fighter): Reach {
  const aside = Math.abs(columnOf(attacker.place) - columnOf(target.place));
  if (aside > 1) return null;
  const from = lineOf(attacker.place);
  const to = lineOf(target.place);
  if (from === 'REAR' && to === 'REAR') return null;
  if (!has(attacker, 'FLYING')) return from === 'FRONT' && to === 'FRONT' && aside === 0 ? 'NEAR' : null;
  return from === to ? 'NEAR' : 'LONG_DISTANCE';
}
