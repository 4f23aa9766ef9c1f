import { EngineBug } from '../bug.ts';

/** A seat at a match, numbered from 0. */
export type Seat = number;
/** One physical card of one match. Never sent to a viewer who cannot read the card. */
export type CardId = number;
/** The key of a card in its game's catalogue. */
export type CardName = string;
export type ZoneId = string;

/** The readers of something: everyone (spectators included) or some seats; an empty list means no one. */
export type Audience = 'everyone' | readonly Seat[];
export const NOBODY: Audience = [];

/**
 * pile: the order is public, the last card is the top. hand: which card left is secret. row: places, each with a public back.
 */
export const ZONE_KINDS = ['pile', 'hand', 'row'] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

/** The zone a game asks the engine to open. `seat` is the owner, null for a zone of the table. */
export interface ZoneSpec {
  id: ZoneId;
  label: string;
  kind: ZoneKind;
  seat: Seat | null;
  readers: Audience;
}

export interface Zone extends ZoneSpec {
  cards: CardId[];
  /** For a row, the place of each card, in the order of `cards`; otherwise empty. */
  places: number[];
}

/** A card's identity. Fixed when the card is made; never sent to a viewer who cannot read the card. */
export interface Face {
  name: CardName;
  /** The back that everyone sees when the card is face down. */
  back: string;
}

/** Cards and their readers: the part of the match state that the engine keeps for every game. */
export interface Cards {
  /** Shared between copies of a state: zones are replaced, never changed in place. */
  zones: Record<ZoneId, Zone>;
  /** By card id. Shared between copies of a state, so never changed in place. */
  faces: Readonly<Record<CardId, Face>>;
  /** The id of the first card made. */
  firstCard: CardId;
  /**
   * By card id minus `firstCard`: who knows the card beyond its zone's readers, from a peek or from before it moved. Read it
   * with `knowersOf`.
   */
  known: (Audience | null)[];
  /** By card id minus `firstCard`: the zone that the card lies in; '' if there is no such card. */
  lying: ZoneId[];
}

export function zoneAt(at: Cards, id: ZoneId): Zone {
  const zone = at.zones[id];
  if (!zone) throw new EngineBug(`no zone ${id}`);
  return zone;
}

/** The zone a card lies in. */
export function zoneOf(at: Cards, card: CardId): Zone {
  const zone = at.zones[at.lying[card - at.firstCard] ?? ''];
  return zone?.cards.includes(card) ? zone : searched(at, card);
}

/** Records the zone that cards lie in. */
export function layDown({ lying, firstCard }: Cards, cards: readonly CardId[], zone: ZoneId): void {
  for (const card of cards) {
    const place = card - firstCard;
    while (lying.length < place) lying.push('');
    lying[place] = zone;
  }
}

/** {@link zoneOf} for many cards: consecutive cards mostly lie in the same zone, so it is looked up once. */
export function zonesOf(at: Cards): (card: CardId) => Zone {
  let zone: Zone | null = null;
  return (card) => {
    if (!zone || at.zones[zone.id] !== zone || !zone.cards.includes(card)) zone = zoneOf(at, card);
    return zone;
  };
}

// Only for tables that tests set up without facts.
function searched(at: Cards, card: CardId): Zone {
  for (const id in at.zones) {
    const zone = at.zones[id];
    if (zone?.cards.includes(card)) return zone;
  }
  throw new EngineBug(`card ${card} lies nowhere`);
}

export function faceOf(at: Cards, card: CardId): Face {
  const face = at.faces[card];
  if (!face) throw new EngineBug(`no card ${card}`);
  return face;
}

export function includes(audience: Audience, seat: Seat): boolean {
  return audience === 'everyone' || audience.includes(seat);
}

export function union(a: Audience, b: Audience): Audience {
  if (a === 'everyone' || b === 'everyone') return 'everyone';
  if (a.length === 0) return b;
  if (b.length === 0 || (isOrdered(a) && holdsAll(a, b))) return a;
  return [...new Set([...a, ...b])].sort((x, y) => x - y);
}

function isOrdered(seats: readonly Seat[]): boolean {
  let last = -1;
  for (const seat of seats) {
    if (seat <= last) return false;
    last = seat;
  }
  return true;
}

function holdsAll(seats: readonly Seat[], others: readonly Seat[]): boolean {
  for (const seat of others) if (!seats.includes(seat)) return false;
  return true;
}

/** Whether both are the same seats in the same order. */
export function sameAudience(a: Audience, b: Audience): boolean {
  if (a === b) return true;
  if (a === 'everyone' || b === 'everyone' || a.length !== b.length) return false;
  return a.every((seat, index) => seat === b[index]);
}

export function intersection(a: Audience, b: Audience): Audience {
  if (a === 'everyone') return b;
  if (b === 'everyone' || holdsAll(b, a)) return a;
  return a.filter((seat) => b.includes(seat));
}
