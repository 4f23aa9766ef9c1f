import { copy } from '../json.ts';
import { knowersOf, readersOf } from './known.ts';
import { type Audience, type CardId, type Cards, includes, type Zone, zoneOf } from './zones.ts';

/** A game's own fact that tells something of hidden cards: the question's fields, and the true answer. Plain JSON. */
export interface Disclosure {
  fact: string;
  answer: unknown;
}

/**
 * A hidden card that was spoken of. `among`: which ids it may have by now, by seat and last for who only watches: one id
 * as long as that viewer can follow the card, more after a shuffle or after something has left its hand unseen.
 * Cards of equal `card` and `since` are known to be one and the same.
 */
export interface Named {
  card: CardId;
  since: number;
  among: readonly (readonly CardId[])[];
}

/** An answer that everybody has heard, as long as it says anything. */
export interface Told {
  told: Disclosure;
  cards: readonly Named[];
}

/** For each viewer (by seat, then who only watches) cards that it can no longer tell apart. */
export type Mixed = (viewer: number) => readonly CardId[];

/** What is remembered when an answer about some cards is heard. What has come into the open meanwhile is forgotten here. */
export function withTold(
  at: Cards,
  told: readonly Told[],
  heard: Disclosure,
  cards: readonly CardId[],
  seats: number,
): Told[] {
  const kept = told.filter((one) => saysSomething(at, one));
  const before = kept.flatMap((one) => one.cards);
  const since = 1 + before.reduce((last, one) => Math.max(last, one.since), 0);
  const named = cards.map((card) => nameOf(at, card, cards, seats, since));
  const known = named.map((one) => before.find((other) => isFollowed(one) && isSame(one, other)) ?? one);
  return [...kept, { told: copy(heard), cards: known }];
}

// Who does not read a hand is not told which of its cards is meant, unless all are.
function nameOf(at: Cards, card: CardId, all: readonly CardId[], seats: number, since: number): Named {
  const zone = zoneOf(at, card);
  const isWhole = zone.kind !== 'hand' || zone.cards.every((one) => all.includes(one));
  const among = viewersOf(seats).map((viewer) =>
    isWhole || hears(zone.readers, viewer, seats) ? [card] : [...zone.cards],
  );
  return { card, since, among };
}

function isFollowed({ among }: Named): boolean {
  return among.every((ids) => ids.length === 1);
}

function isSame(one: Named, other: Named): boolean {
  return one.card === other.card && isFollowed(other);
}

function saysSomething(at: Cards, { cards }: Told): boolean {
  const ids = new Set(cards.flatMap(({ among }) => among.flat()));
  return [...ids].some((id) => readersOf(at, id) !== 'everyone');
}

/** The same answers after viewers have lost sight of some cards: what was named among them may be any of them. */
export function lostAmong(told: readonly Told[], seats: number, mixed: Mixed): readonly Told[] {
  const sets = viewersOf(seats).map(mixed);
  if (sets.every((ids) => ids.length < 2)) return told;
  const follow = (named: Named): Named => ({
    ...named,
    among: named.among.map((ids, viewer) => {
      const lost = sets[viewer] ?? [];
      return ids.some((id) => lost.includes(id)) ? [...new Set([...ids, ...lost])].sort((a, b) => a - b) : ids;
    }),
  });
  return told.map((one) => ({ ...one, cards: one.cards.map(follow) }));
}

/**
 * What each viewer loses sight of when cards move, `at` being the moment before. Of a hand: who reads it nothing; who
 * sees them leave those it did not know, for one of these was it; who does not see them the whole hand. Of a pile or a
 * row, who does not see them: several are put down in an order of their own, and one out of the middle of a pile may be
 * any. A hand that goes into a hand as a whole stays together.
 */
export function lostOnMoving(
  at: Cards,
  from: Zone,
  to: Zone,
  moved: readonly CardId[],
  seen: Audience,
  seats: number,
): Mixed {
  const isWhole = moved.length === from.cards.length;
  if (from.kind === 'hand' && to.kind === 'hand' && isWhole) return () => [];
  const names = new Set(moved.map((card) => at.faces[card]?.name));
  const isTop = from.kind !== 'pile' || from.cards.slice(-moved.length).every((card) => moved.includes(card));
  return (viewer) => {
    const isWitness = hears(seen, viewer, seats);
    if (from.kind !== 'hand') return isWitness ? [] : isTop ? moved : from.cards;
    if (hears(from.readers, viewer, seats)) return [];
    if (!isWitness) return from.cards;
    const knows = (card: CardId): boolean => hears(knowersOf(at, card) ?? [], viewer, seats);
    if (moved.every(knows)) return [];
    return from.cards.filter((card) => !knows(card) || names.has(at.faces[card]?.name));
  };
}

function viewersOf(seats: number): number[] {
  return Array.from({ length: seats + 1 }, (_, viewer) => viewer);
}

// After the last seat comes who only watches: it reads what everyone reads.
function hears(audience: Audience, viewer: number, seats: number): boolean {
  return viewer < seats ? includes(audience, viewer) : audience === 'everyone';
}
