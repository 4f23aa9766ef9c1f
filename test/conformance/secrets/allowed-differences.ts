import {
  type AnyAt,
  type AnyGame,
  type CardId,
  type Entry,
  type Seat,
  same,
  type Viewer,
  zoneOf,
} from '../../../src/engine/index.ts';
import { expectThat } from '../script.ts';
import type { Numbers } from './other-numbers.ts';
import { isAnswer, questionOf } from './public-answers.ts';
import { feedOf, nameOf, parting, readable, shownBy } from './viewers.ts';

/**
 * `there`: the other world as it is played and shown, with its own card numbers. `other`: the same world with the real
 * world's numbers.
 */
export interface Worlds {
  one: AnyAt;
  other: AnyAt;
  there: AnyAt;
  numbers: Numbers;
}

/** Both worlds after a move, with the move's entry in each. */
export interface Made extends Worlds {
  entry: Entry;
  otherEntry: Entry;
  thereEntry: Entry;
}

export function feedThere(game: AnyGame, { there, thereEntry, numbers }: Made, viewer: Viewer): string {
  return numbers.textBack(JSON.stringify(feedOf(game, there, thereEntry, viewer)));
}

/**
 * If the answers to a question about hidden cards differ, the worlds may differ as well, but only from that fact on.
 */
export function hasParted(game: AnyGame, before: Worlds, made: Made, viewer: Viewer): boolean {
  const index = partingAnswer(before, made);
  if (index === null) return false;
  if (firstShown(made, viewer, index) === null) alikeBefore(game, made, index, viewer, 'an answer differs');
  return true;
}

/**
 * Whether the viewer is shown a card that differs between the worlds. If both worlds show the same card, they may
 * differ from then on. If only one shows it, the viewer must have received the same facts so far, and the other world
 * must show some card in the same place. Otherwise, hidden cards have determined what happens without being disclosed.
 */
export function comesToLight(game: AnyGame, before: Worlds, made: Made, viewer: Viewer): boolean {
  const index = firstShown(made, viewer);
  if (index === null)
    return [...readable(made.one, viewer), ...readable(made.other, viewer)].some((card) => isOther(made, card));
  const [inOne, inOther] = [made.entry, made.otherEntry].map((entry) => shownBy(entry, viewer));
  if (inOne?.some((card) => inOther?.includes(card) && isOther(made, card))) return true;
  const opened = openedDifferently(before, made, viewer) ?? index;
  alikeBefore(game, made, Math.min(index, opened), viewer, 'a card is shown');
  const [real, dealt] = [made.entry.facts[index], made.otherEntry.facts[index]];
  expectThat(
    opened < index || real?.fact === dealt?.fact,
    () =>
      `hidden cards decide what happens next, without table.disclose: ` +
      `${nameOf(viewer)} sees ${real?.fact ?? 'nothing more'} in one world and ${dealt?.fact ?? 'nothing more'} in another`,
  );
  return true;
}

// The first fact (before a given one) that shows the viewer a card that differs.
function firstShown(made: Made, viewer: Viewer, before = Number.POSITIVE_INFINITY): number | null {
  const { entry, otherEntry } = made;
  const length = Math.min(before, Math.max(entry.facts.length, otherEntry.facts.length));
  for (let i = 0; i < length; i++) {
    const cards = [entry, otherEntry].flatMap((one) => shownBy({ ...one, facts: one.facts.slice(i, i + 1) }, viewer));
    if (cards.some((card) => isOther(made, card))) return i;
  }
  return null;
}

function alikeBefore(game: AnyGame, made: Made, index: number, viewer: Viewer, what: string): void {
  const [entry, thereEntry] = [asFarAs(made.entry, index), asFarAs(made.thereEntry, index)];
  const real = JSON.stringify(feedOf(game, made.one, entry, viewer));
  const dealt = feedThere(game, { ...made, thereEntry }, viewer);
  expectThat(
    real === dealt,
    () => `the feed of ${nameOf(viewer)} tells two worlds apart before ${what}: ${parting(real, dealt)}`,
  );
}

export function partingAnswer(before: Worlds, { one, other, entry, otherEntry }: Made): number | null {
  const index = entry.facts.findIndex((fact, i) => !same(fact, otherEntry.facts[i]));
  const [real, dealt] = [entry.facts[index], otherEntry.facts[index]];
  if (!real || !dealt || !isAnswer(real) || !isAnswer(dealt)) return null;
  const isOtherHand = hasOtherCopies(before, real.cards, dealt.cards);
  if (!same(questionOf(real), questionOf(dealt)) || !(isOtherHand || same(real.cards, dealt.cards))) return null;
  const differs = isOtherHand || real.cards.some((card) => isOther({ one, other }, card));
  expectThat(differs, () => `the same cards give two answers: ${JSON.stringify([real.told, dealt.told])}`);
  return index;
}

// If several cards in a hand are equal, a different one may have left unseen in the other world, so the zone holds
// different cards.
function hasOtherCopies({ one, other }: Worlds, real: readonly CardId[], dealt: readonly CardId[]): boolean {
  const zones = real.map((card) => zoneOf(one, card));
  const others = dealt.map((card) => zoneOf(other, card));
  const isSamePlace = same(
    zones.map(({ id }) => id),
    others.map(({ id }) => id),
  );
  return isSamePlace && zones.some(({ cards }, i) => !same(cards, others[i]?.cards));
}

/** Returns an entry without this fact and those after it. */
function asFarAs(entry: Entry, index: number): Entry {
  return { ...entry, facts: entry.facts.slice(0, index) };
}

export function isOther({ one, other }: Pick<Worlds, 'one' | 'other'>, card: CardId): boolean {
  return one.faces[card]?.name !== other.faces[card]?.name;
}

/**
 * Returns the index of the fact that opens a sealed answer that differs, or null. Other seats' sealed answers were
 * drawn again for the other world, so the worlds may differ once they are opened.
 */
export function openedDifferently(before: Worlds, { entry }: Made, viewer: Viewer): number | null {
  const index = entry.facts.findIndex((fact) => fact.fact === 'unsealed' || fact.fact === 'left');
  const isOpened = before.one.sealed.some(({ seat, move }) => {
    const other = before.other.sealed.find((answer) => answer.seat === seat);
    return !seesAs(viewer, seat) && !same(move, other?.move);
  });
  return isOpened && index >= 0 ? index : null;
}

export function seesAs(viewer: Viewer, seat: Seat): boolean {
  return viewer === 'everything' || viewer.includes(seat);
}
