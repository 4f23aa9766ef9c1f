import {
  type AnyAt,
  type AnyGame,
  type CardId,
  decision,
  type EngineFact,
  type Entry,
  type Fact,
  feedEntry,
  type includes,
  knowersOf,
  type LineEffect,
  outcomeOf,
  previewOf,
  readersOf,
  type Seat,
  SPECTATOR,
  seatNumber,
  see,
  seenBy,
  tableView,
  type Viewer,
  waitingFor,
} from '../../../src/engine/index.ts';
import { isEngineFact } from '../../../src/engine/play/reduce.ts';

/** Returns every seat, a spectator, and a team of two seats. */
export function viewersOf(seats: number): Viewer[] {
  const each = Array.from({ length: seats }, (_, seat) => [seat]);
  return [...each, SPECTATOR, [0, seats - 1]];
}

export function nameOf(viewer: Viewer): string {
  if (viewer === 'everything') return 'everything';
  return viewer.length === 0 ? 'a spectator' : `seat ${viewer.join(' and ')}`;
}

/** Returns everything that a viewer receives about one moment. */
export function picture(game: AnyGame, at: AnyAt, viewer: Viewer): string {
  const seats = viewer === 'everything' ? [] : viewer;
  return JSON.stringify({
    version: at.version,
    result: at.result,
    outcome: at.result && outcomeOf(game, at, seatNumber, null),
    waitingFor: waitingFor(game, at),
    decisions: seats.map((seat) => decision(game, at, seat)),
    previews: game.preview && seats.map((seat) => previewsFor(game, at, seat)),
    view: game.view(at, see(at, viewer)),
    table: tableView(game, at, viewer),
  });
}

/** The previews of the first choices, because a question can have hundreds. */
function previewsFor(game: AnyGame, at: AnyAt, seat: Seat) {
  return decision(game, at, seat)
    ?.choices.slice(0, 6)
    .map((choice) => previewOf(game, at, seat, choice));
}

interface Feed {
  facts: Fact[];
  text: string;
  effects: LineEffect[];
}

export function feedOf(game: AnyGame, at: AnyAt, entry: Entry, viewer: Viewer): Feed {
  const { facts, text, effects } = feedEntry(game, at, entry, viewer, (seat) => `Seat ${seat}`);
  return { facts: facts(), text, effects: effects() };
}

/** Returns the cards that a viewer can read at one moment. */
export function readable(at: AnyAt, viewer: Viewer): CardId[] {
  return Object.values(at.zones).flatMap(({ cards, readers }) =>
    cards.filter((card) => seenBy(viewer, readers) || seenBy(viewer, knowersOf(at, card) ?? [])),
  );
}

/** Returns the cards that an entry's facts showed to a viewer. */
export function shownBy(entry: Entry, viewer: Viewer): CardId[] {
  return entry.facts.filter(isEngineFact).flatMap((fact) => {
    const { seen, cards } = cardsOf(fact);
    return seenBy(viewer, seen) ? cards : [];
  });
}

function cardsOf(fact: EngineFact): { seen: Parameters<typeof includes>[0]; cards: readonly CardId[] } {
  switch (fact.fact) {
    case 'cardsMade':
      return { seen: fact.seen, cards: fact.cards.map((card) => card.id) };
    case 'cardsMoved':
    case 'revealed':
    case 'peeked':
      return { seen: fact.seen, cards: fact.cards };
    default:
      return { seen: [], cards: [] };
  }
}

export function canRead(at: AnyAt, card: CardId, viewer: Viewer): boolean {
  return at.faces[card] !== undefined && seenBy(viewer, readersOf(at, card));
}

/** Returns the first difference between two texts, for a readable message. */
export function parting(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const from = Math.max(0, i - 60);
  return `…${a.slice(from, i + 80)}… against …${b.slice(from, i + 80)}…`;
}
