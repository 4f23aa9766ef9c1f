import { EngineBug } from '../bug.ts';

/** A place at a match, numbered from 0. */
export type Seat = number;
/** One physical card of one match. Never leaves the server for a viewer who cannot read the card. */
export type CardId = number;
/** The key of a card in its game's catalogue. */
export type CardName = string;
export type ZoneId = string;

/** Who reads something: everyone (spectators too) or some seats; nobody is the empty list. */
export type Audience = 'everyone' | readonly Seat[];
export const NOBODY: Audience = [];

/** pile: the order is public, the last card is the top. hand: which card left is secret. row: places, each with a public back. */
export const ZONE_KINDS = ['pile', 'hand', 'row'] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

/** What a game says of a zone when it opens it. `seat` is the owner, null for the table's own. */
export interface ZoneSpec {
  id: ZoneId;
  label: string;
  kind: ZoneKind;
  seat: Seat | null;
  readers: Audience;
}

export interface Zone extends ZoneSpec {
  cards: CardId[];
  /** Of a row: the place of each card, in the order of `cards`; else empty. */
  places: number[];
}

/** What a card is. Fixed when the card is made; never in a view of somebody who cannot read the card. */
export interface Face {
  name: CardName;
  /** What everybody sees of the card when it lies face down. */
  back: string;
}

/** Cards and who may read them: the part of a match's state that the engine keeps for every game. */
export interface Cards {
  /** Shared between copies of a state: a zone is never changed, only replaced. */
  zones: Record<ZoneId, Zone>;
  /** By card id. Shared between copies of a state, so never changed in place. */
  faces: Readonly<Record<CardId, Face>>;
  /** The id of the first card made. */
  firstCard: CardId;
  /** From the first card on, by id: who knows it beyond its zone's readers (a peek, a look before it moved). Read by `knowersOf`. */
  known: (Audience | null)[];
  /** From the first card on, by id: the zone into which a fact has put it last; '' for an id that no card has. */
  lying: ZoneId[];
}

export function zoneAt(at: Cards, id: ZoneId): Zone {
  const zone = at.zones[id];
  if (!zone) throw new EngineBug(`no zone ${id}`);
  return zone;
}

/** The zone in which a card lies. */
export function zoneOf(at: Cards, card: CardId): Zone {
  const zone = at.zones[at.lying[card - at.firstCard] ?? ''];
  return zone?.cards.includes(card) ? zone : searched(at, card);
}

/** Notes where cards lie from now on. */
export function layDown({ lying, firstCard }: Cards, cards: readonly CardId[], zone: ZoneId): void {
  for (const card of cards) {
    const place = card - firstCard;
    while (lying.length < place) lying.push('');
    lying[place] = zone;
  }
}

/**
 * {@link zoneOf} for many cards at one time: most that are looked at one after the other lie in one zone, so that it is looked for once.
 * One that changes is replaced.
 */
export function zonesOf(at: Cards): (card: CardId) => Zone {
  let zone: Zone | null = null;
  return (card) => {
    if (!zone || at.zones[zone.id] !== zone || !zone.cards.includes(card)) zone = zoneOf(at, card);
    return zone;
  };
}

// Only where a table was laid by hand, without facts.
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

/** The same seats in the same order. */
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
