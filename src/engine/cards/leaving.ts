import { knowersOf } from './known.ts';
import {
  type Audience,
  type CardId,
  type Cards,
  NOBODY,
  type Seat,
  union,
  type Zone,
  zoneOf,
  zonesOf,
} from './zones.ts';

/** Whether two cards are equal, so that players can distinguish the cards only by where they have seen each of them. */
export type Alike = (one: CardId, other: CardId) => boolean;

/**
 * Returns the cards that actually leave. Among equal cards in a hand, the card that most other seats know leaves first.
 * A player who has seen one copy cannot know whether the leaving card is that copy. If an unknown copy left instead,
 * the move would reveal that the hand contained two copies.
 */
export function copiesLeaving(at: Cards, cards: readonly CardId[], alike: Alike): readonly CardId[] {
  if (!isAnyWatched(at, cards)) return cards;
  const zoneWith = zonesOf(at);
  const going = new Set<CardId>();
  return cards.map((card) => {
    const copy = copiesOf(at, zoneWith(card), card, alike).find((one) => !going.has(one)) ?? card;
    going.add(copy);
    return copy;
  });
}

function isAnyWatched(at: Cards, cards: readonly CardId[]): boolean {
  let looked: Zone | null = null;
  for (const card of cards) {
    const zone = zoneOf(at, card);
    if (zone === looked) continue;
    if (isWatched(at, zone)) return true;
    looked = zone;
  }
  return false;
}

// Whether a zone is a hand with a card that another seat knows.
function isWatched(at: Cards, { kind, cards }: Zone): boolean {
  return kind === 'hand' && cards.some((card) => knowersOf(at, card));
}

// Returns the copies of a card in the same hand, the best-known copy first. If no other seat knows a copy, the chosen
// card leaves. If all copies are equally well known, the first copy leaves: if the chosen card left, seats that know
// the copies would learn that there are no others.
function copiesOf(at: Cards, zone: Zone, card: CardId, alike: Alike): CardId[] {
  if (!isWatched(at, zone)) return [card];
  const copies = zone.cards.filter((one) => alike(one, card));
  if (copies.length === 1) return copies; // usually, a hand has no second copy
  const knowers = copies.map((one) => othersKnowing(at, zone, one));
  if (knowers.every((one) => countOf(one) === 0)) return [card];
  return copies
    .map((one, index) => ({ one, by: knowers[index] ?? NOBODY }))
    .sort((a, b) => countOf(b.by) - countOf(a.by) || String(a.by).localeCompare(String(b.by)))
    .map(({ one }) => one);
}

function othersKnowing(at: Cards, { readers }: Zone, card: CardId): Audience {
  const known = knowersOf(at, card) ?? NOBODY;
  return known === 'everyone' || readers === 'everyone' ? known : known.filter((seat) => !readers.includes(seat));
}

function countOf(audience: Audience): number {
  return audience === 'everyone' ? Number.POSITIVE_INFINITY : audience.length;
}

/** The seats that know each card after a move, for cards whose knowers do not follow from the move itself. */
export type KnownAfter = Record<CardId, Audience>;

/**
 * Returns the seats that know each card after cards leave a hand, or null if this knowledge follows from the move
 * itself. If a whole hand moves into another hand, seats keep their knowledge, because they see where all the cards go.
 * A seat that sees a card leave knows one fewer of the equal cards that stay, even if it knew a different copy.
 * @param at the state before the move
 */
export function knownAfterLeaving(
  at: Cards,
  from: Zone,
  to: Zone,
  moved: readonly CardId[],
  seen: Audience,
  alike: Alike,
): KnownAfter | null {
  if (from.kind !== 'hand') return null;
  if (to.kind === 'hand' && moved.length === from.cards.length) return keptWhole(at, from, to, moved);
  if (!from.cards.some((card) => knowersOf(at, card) && !moved.includes(card))) return null;
  const known: KnownAfter = {};
  for (const card of moved.filter((one, index) => moved.findIndex((other) => alike(one, other)) === index)) {
    Object.assign(known, oneLess(at, from, card, moved, seen, alike));
  }
  return Object.keys(known).length > 0 ? known : null;
}

// Returns null if every seat that knew a moved card is a reader of one of the two hands, because such a seat keeps its
// knowledge anyway.
function keptWhole(at: Cards, from: Zone, to: Zone, moved: readonly CardId[]): KnownAfter | null {
  const ends = union(from.readers, to.readers);
  const isUsual = moved.every((card) => String(union(ends, knowersOf(at, card) ?? NOBODY)) === String(ends));
  if (isUsual) return null;
  return Object.fromEntries(moved.map((card) => [card, union(knowersOf(at, card) ?? NOBODY, from.readers)]));
}

function oneLess(
  at: Cards,
  from: Zone,
  card: CardId,
  moved: readonly CardId[],
  seen: Audience,
  alike: Alike,
): KnownAfter {
  const copies = from.cards.filter((one) => alike(one, card));
  const staying = copies.filter((one) => !moved.includes(one));
  if (staying.length === 0) return {};
  const known: KnownAfter = {};
  for (const seat of seatsKnowing(at, staying)) {
    const isWitness = seen === 'everyone' || seen.includes(seat);
    if (!isWitness || (from.readers !== 'everyone' && from.readers.includes(seat))) continue;
    const knows = (one: CardId): boolean =>
      listOf(known[one] ?? knowersOf(at, one)).includes(seat) || knowersOf(at, one) === 'everyone';
    const follows = copies.filter(knows).length - (copies.length - staying.length);
    for (const one of staying.filter(knows).slice(Math.max(0, follows))) {
      if (knowersOf(at, one) !== 'everyone')
        known[one] = listOf(known[one] ?? knowersOf(at, one)).filter((other) => other !== seat);
    }
  }
  return known;
}

function seatsKnowing(at: Cards, cards: readonly CardId[]): Seat[] {
  return [...new Set(cards.flatMap((card) => listOf(knowersOf(at, card))))];
}

function listOf(audience: Audience | null): readonly Seat[] {
  return audience === null || audience === 'everyone' ? [] : audience;
}
