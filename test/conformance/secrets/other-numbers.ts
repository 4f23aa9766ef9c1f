import {
  type AnyAt,
  type AnyGame,
  type CardId,
  type Random,
  see,
  shuffled,
  type Viewer,
} from '../../../src/engine/index.ts';

/** The distance between a card's numbers in two worlds, which is not a multiple of any number from 2 to 10. */
const SHIFT = 314_159;
const IDS = /\b1\d{6}\b/g;

/** The cards' numbers in another world. Anything that a game computes from a number differs there. */
export interface Numbers {
  /** The match, renumbered as in the other world. */
  match(at: AnyAt): AnyAt;
  /** A match of the other world with the first world's numbers. */
  matchBack(at: AnyAt): AnyAt;
  /** Whether this card swaps its number with another card. */
  changes(card: CardId): boolean;
  there<T>(plain: T): T;
  back<T>(plain: T): T;
  textBack(text: string): string;
}

/** Leaves all numbers unchanged, which makes comparing faster. */
export const UNCHANGED: Numbers = {
  match: (at) => at,
  matchBack: (at) => at,
  changes: () => false,
  there: (plain) => plain,
  back: (plain) => plain,
  textBack: (text) => text,
};

/** Shifts every number by the same amount, as if the match had begun with another first card. */
export const SHIFTED = numbersOf(new Map());

/** Returns the number of the first card in a shifted match. */
export function shiftedFirst(firstCard: CardId): CardId {
  return firstCard + SHIFT;
}

/** Shifts all numbers. Cards that a viewer cannot read also swap numbers with each other. */
export function otherNumbers(game: AnyGame, at: AnyAt, viewer: Viewer, random: Random): Numbers {
  const groups = new Map<string, CardId[]>();
  for (const card of unreadable(at, viewer)) {
    const key = JSON.stringify([at.faces[card]?.back, game.apart?.(at, card)]);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  const made = new Map<CardId, CardId>();
  for (const cards of groups.values()) {
    const dealt = shuffled(cards, random);
    for (const [i, card] of cards.entries()) made.set(card, dealt[i] ?? card);
  }
  return numbersOf(made);
}

/** Swaps the numbers of two cards and changes nothing else. */
export function renumbered(at: AnyAt, changes: ReadonlyMap<CardId, CardId>): AnyAt {
  return replaced(at, changes, 0);
}

/** A number in the state may be a boundary between decks, so it must keep its place. */
export function isSpokenOf({ firstCard, state, agenda }: AnyAt, card: CardId): boolean {
  return JSON.stringify([firstCard, state, agenda]).includes(String(card));
}

function unreadable(at: AnyAt, viewer: Viewer): CardId[] {
  const sight = see(at, viewer);
  const { firstCard, state, agenda } = at;
  const spoken = new Set((JSON.stringify([firstCard, state, agenda]).match(IDS) ?? []).map(Number));
  const cards = Object.values(at.zones).flatMap((zone) => zone.cards);
  return cards.filter((card) => !sight.reads(card) && !spoken.has(card));
}

function numbersOf(there: ReadonlyMap<CardId, CardId>): Numbers {
  const back = new Map([...there].map(([from, to]) => [to, from]));
  const shiftBack = new Map([...back].map(([from, to]) => [from + SHIFT, to + SHIFT]));
  const textBack = (text: string): string => replacedIn(text, shiftBack, -SHIFT);
  return {
    changes: (card) => (there.get(card) ?? card) !== card,
    match: (at) => replaced(at, there, SHIFT),
    matchBack: (at) => replaced(at, shiftBack, -SHIFT),
    there: (plain) => JSON.parse(replacedIn(JSON.stringify(plain), there, SHIFT)),
    back: (plain) => JSON.parse(textBack(JSON.stringify(plain))),
    textBack,
  };
}

function replacedIn(text: string, changes: ReadonlyMap<CardId, CardId>, shift: number): string {
  return text.replace(IDS, (id) => String((changes.get(Number(id)) ?? Number(id)) + shift));
}

// The lists `known` and `lying` are indexed by number.
function replaced(at: AnyAt, changes: ReadonlyMap<CardId, CardId>, shift: number): AnyAt {
  const made: AnyAt = JSON.parse(replacedIn(JSON.stringify(at), changes, shift));
  for (const [from, to] of changes) {
    if (from - at.firstCard < at.known.length || to - at.firstCard < at.known.length) {
      while (made.known.length <= to - at.firstCard) made.known.push(null);
      made.known[to - at.firstCard] = at.known[from - at.firstCard] ?? null;
    }
    made.lying[to - at.firstCard] = at.lying[from - at.firstCard] ?? '';
  }
  return made;
}
