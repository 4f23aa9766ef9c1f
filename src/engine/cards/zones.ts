import { EngineBug } from '../bug.ts';

/** A seat of a match, numbered from 0. */
export type Seat = number;
/** The id of one physical card in one match. The engine never sends the id to a viewer who cannot read the card. */
export type CardId = number;
/** The name of a card, which is the key of the card in the game's catalogue. */
export type CardName = string;
export type ZoneId = string;

/** Everyone, including spectators, or a list of seats. An empty list means no viewer. */
export type Audience = 'everyone' | readonly Seat[];
export const NOBODY: Audience = [];

/**
 * The kinds of zone. In a `pile`, the order is public and the last card is the top. From a `hand`, a card leaves
 * without showing which card it was. A `row` has places, and the back of the card at each place is public.
 */
export const ZONE_KINDS = ['pile', 'hand', 'row'] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

/** `seat` is the owner of the zone, or null if the zone belongs to the table. */
export interface ZoneSpec {
  id: ZoneId;
  label: string;
  kind: ZoneKind;
  seat: Seat | null;
  readers: Audience;
}

export interface Zone extends ZoneSpec {
  cards: CardId[];
  /** In a row, the place of each card, in the order of `cards`. Empty for other kinds of zone. */
  places: number[];
}

/** A card's identity, fixed when the card is made. The engine never sends it to a viewer who cannot read the card. */
export interface Face {
  name: CardName;
  /** The back that everyone sees when the card is face down. */
  back: string;
}

/** Cards and their readers: the part of the match state that the engine keeps for every game. */
export interface Cards {
  /** The zones by id. Copies of a state share their zones, so a zone is replaced, never changed in place. */
  zones: Record<ZoneId, Zone>;
  /** The faces by card id. Copies of a state share this record, so it is never changed in place. */
  faces: Readonly<Record<CardId, Face>>;
  /** The id of the first card that is made. */
  firstCard: CardId;
  /** By card id minus `firstCard`: the seats that know the card in addition to its zone's readers (`knowersOf`). */
  known: (Audience | null)[];
  /** By card id minus `firstCard`: the zone that the card lies in, or '' if there is no card with this id. */
  lying: ZoneId[];
}

export function zoneAt(at: Cards, id: ZoneId): Zone {
  const zone = at.zones[id];
  if (!zone) throw new EngineBug(`no zone ${id}`);
  return zone;
}

export function zoneOf(at: Cards, card: CardId): Zone {
  const zone = at.zones[at.lying[card - at.firstCard] ?? ''];
  return zone?.cards.includes(card) ? zone : searched(at, card);
}

/** Records in which zone these cards lie. */
export function layDown({ lying, firstCard }: Cards, cards: readonly CardId[], zone: ZoneId): void {
  for (const card of cards) {
    const place = card - firstCard;
    while (lying.length < place) lying.push('');
    lying[place] = zone;
  }
}

/** A faster {@link zoneOf}, which remembers the last zone, because consecutive cards usually lie in the same zone. */
export function zonesOf(at: Cards): (card: CardId) => Zone {
  let zone: Zone | null = null;
  return (card) => {
    if (!zone || at.zones[zone.id] !== zone || !zone.cards.includes(card)) zone = zoneOf(at, card);
    return zone;
  };
}

// Searches all zones. Needed only for tables that tests set up without facts.
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
