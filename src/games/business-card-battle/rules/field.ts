import { type At, type CardId, type CardName, EngineBug, faceOf, type Seat } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { CARDS } from '../cards/catalogue.ts';
import type { Character, Skill } from '../cards/print.ts';
import { zoneOf } from '../zones.ts';

export const COLUMNS = 5;
export const LINES = ['FRONT', 'REAR'] as const;
export type Line = (typeof LINES)[number];

/** The ten spots of a field, front line first: FRONT_1 to REAR_5. Column k of one field faces column k of the other. */
export const SPOTS = LINES.flatMap((line) => Array.from({ length: COLUMNS }, (_, i) => `${line}_${i + 1}`));
export type Spot = string;

export const lineOf = (place: number): Line => (place < COLUMNS ? 'FRONT' : 'REAR');
/** 0 to 4. */
export const columnOf = (place: number): number => place % COLUMNS;
export const spotAt = (place: number): Spot => SPOTS[place] ?? '';
export function placeOf(spot: Spot): number {
  const place = SPOTS.indexOf(spot);
  if (place < 0) throw new EngineBug(`no spot ${spot}`);
  return place;
}
/** FRONT_2 → "front 2". */
export const spotName = (spot: Spot): string => SPOT_NAMES.get(spot) ?? spot;
const SPOT_NAMES = new Map(SPOTS.map((spot) => [spot, spot.toLowerCase().replace('_', ' ')]));

/** Places one step away: forward, backward, left and right; `diagonal` adds the corners. */
function around(place: number, diagonal: boolean): number[] {
  const [column, line] = [columnOf(place), lineOf(place)];
  return SPOTS.flatMap((_, other) => {
    const aside = Math.abs(columnOf(other) - column);
    const across = lineOf(other) === line ? 0 : 1;
    const near = diagonal ? aside <= 1 && other !== place : aside + across === 1;
    return near ? [other] : [];
  });
}
export const STEPS: readonly (readonly number[])[] = SPOTS.map((_, place) => around(place, false));
export const NEIGHBOURS: readonly (readonly number[])[] = SPOTS.map((_, place) => around(place, true));

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

export function printed(name: CardName): Character {
  const card = CARDS[name];
  if (!card) throw new EngineBug(`no character ${name}`);
  return card;
}

/** The characters that a seat has in play. */
export function fighters(at: At<BusinessCardBattle>, seat: Seat): Fighter[] {
  const { cards, places } = zoneOf(at, 'field', seat);
  return cards.map((card, i) => {
    const { name } = faceOf(at, card);
    return { card, name, seat, place: places[i] ?? 0, hp: at.state.hp[card] ?? 0, printed: printed(name) };
  });
}

export function fighter(at: At<BusinessCardBattle>, card: CardId): Fighter {
  const found = [...fighters(at, 0), ...fighters(at, 1)].find((one) => one.card === card);
  if (!found) throw new EngineBug(`card ${card} is not in play`);
  return found;
}

export function isInPlay(at: At<BusinessCardBattle>, card: CardId): boolean {
  return at.state.hp[card] !== undefined;
}

export const has = (one: { printed: Character }, skill: Skill): boolean => one.printed.skills.includes(skill);
export const other = (seat: Seat): Seat => 1 - seat;

/** How one character reaches another: straight or diagonally in the front lines, over a distance, or not at all. */
export type Reach = 'NEAR' | 'LONG_DISTANCE' | null;

/** Rules, Attack: the front lines meet in one column; only Flying reaches the neighbouring columns and a rear line. */
export function reach(attacker: Fighter, target: Fighter): Reach {
  const [from, to] = [lineOf(attacker.place), lineOf(target.place)];
  const aside = Math.abs(columnOf(attacker.place) - columnOf(target.place));
  if (from === 'REAR' && to === 'REAR') return null;
  if (!has(attacker, 'FLYING')) return from === 'FRONT' && to === 'FRONT' && aside === 0 ? 'NEAR' : null;
  if (aside > 1) return null;
  return from === to ? 'NEAR' : 'LONG_DISTANCE';
}
