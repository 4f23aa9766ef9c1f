import { copy } from '../json.ts';
import { knowersOf, readersOf } from './known.ts';
import { type Audience, type CardId, type Cards, includes, type Zone, zoneOf } from './zones.ts';

/** A game's fact that reveals something about hidden cards: the question's fields and the true answer. Plain JSON. */
export interface Disclosure {
  fact: string;
  answer: unknown;
}

/**
 * A hidden card that an answer mentioned. `among` lists, for each seat and then the spectator, the ids that it may have by
 * now: one as long as that viewer can follow the card, more after a shuffle or after cards have left its hand unseen.
 * Two entries with the same `card` and `since` are about the same card.
 */
export interface Named {
  card: CardId;
  since: number;
  among: readonly (readonly CardId[])[];
}

/** A public answer, kept as long as it restricts anything. */
export interface Told {
  told: Disclosure;
  cards: readonly Named[];
}

/** For each viewer (by seat, then the spectator): the cards it can no longer tell apart. */
export type Mixed = (viewer: number) => readonly CardId[];

/** Adds an answer to the remembered ones. Drops answers whose cards have all become public since. */
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

// A viewer who cannot read a hand does not learn which of its cards is meant, unless the answer is about all of them.
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

/** The same answers after viewers have lost track of some cards: each may now be any of the mixed ones. */
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
 * The cards that each viewer loses track of when cards move; `at` is the state before the move.
 * - A whole hand moves into a hand: none, because it stays together.
 * - From a hand: its readers lose none. Viewers who do not see the cards lose the whole hand. Viewers who see them lose the
 *   cards they did not know and the copies of the moved ones, unless they knew every moved card.
 * - From a pile or a row: only viewers who do not see the cards lose track. They lose the moved cards, which are put down in
 *   any order, or the whole pile if a card came from below the top.
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

// The viewer after the last seat is the spectator, who reads what everyone reads.
function hears(audience: Audience, viewer: number, seats: number): boolean {
  return viewer < seats ? includes(audience, viewer) : audience === 'everyone';
}
