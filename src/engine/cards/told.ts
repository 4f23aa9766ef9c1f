import { copy } from '../json.ts';
import { knowersOf, readersOf } from './known.ts';
import { type Audience, type CardId, type Cards, includes, type Zone, zoneOf } from './zones.ts';

/** A fact that reveals something about hidden cards: the fields of the question and the true answer. */
export interface Disclosure {
  fact: string;
  answer: unknown;
}

/**
 * A hidden card that an answer mentioned. `among` lists the ids that the card may have now, for each seat and then for
 * the spectator: one id as long as the viewer can follow the card, and more ids after a shuffle or after cards have
 * left the hand unseen. Two entries with the same `card` and `since` are about the same card.
 */
export interface Named {
  card: CardId;
  since: number;
  among: readonly (readonly CardId[])[];
}

/** A public answer about hidden cards. The answer is remembered until all its cards are public. */
export interface Told {
  told: Disclosure;
  cards: readonly Named[];
}

/** The cards that a viewer can no longer distinguish. Viewers are numbered by seat, with the spectator last. */
export type Mixed = (viewer: number) => readonly CardId[];

/** Adds an answer to the remembered answers. Drops answers whose cards have all become public. */
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

// A viewer who cannot read a hand does not learn which of the hand's cards is meant, unless the answer is about the
// whole hand.
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

/** Each card that a viewer has lost track of could now be any of the mixed cards. */
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
 * Returns the cards that each viewer loses track of when cards move.
 * - A whole hand moves into a hand: no viewer loses track, because the hand stays together.
 * - Cards leave a hand: the readers of the hand do not lose track. Viewers who do not see the moved cards lose track of
 *   the whole hand. Viewers who see the moved cards lose track of the cards that they did not know and of copies of the
 *   moved cards, unless they knew every moved card.
 * - Cards leave a pile or a row: only viewers who do not see the moved cards lose track. These viewers lose track of
 *   the moved cards, which can be put down in any order, or of the whole pile if a card came from below the top.
 * @param at the state before the move
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

// The number after the last seat means the spectator, who can read only what everyone can read.
function hears(audience: Audience, viewer: number, seats: number): boolean {
  return viewer < seats ? includes(audience, viewer) : audience === 'everyone';
}
