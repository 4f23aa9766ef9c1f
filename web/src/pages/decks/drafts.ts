import type { Shelf } from '../../browser/storage.ts';
import { cardsOf, type Draft, draftOf } from './deck.ts';
import type { CardLine } from './operations.generated.ts';

/** The player and the game of a draft. */
export interface Owner {
  readonly game: string;
  readonly player: string;
}

interface Kept extends Owner {
  readonly key: string;
  readonly id: string | null;
  readonly name: string;
  readonly cards: readonly CardLine[];
}

const KEY = 'arbiter.drafts';

/** The decks with unsaved changes, which may break rules, so that the server would refuse them. */
export function keptDrafts(shelf: Shelf, { game, player }: Owner): Draft[] {
  return all(shelf)
    .filter((kept) => kept.game === game && kept.player === player)
    .map(({ key, id, name, cards }) => draftOf(name, cards, id, key));
}

/** Saves a draft, replacing its earlier version. */
export function keepDraft(shelf: Shelf, owner: Owner, draft: Draft): void {
  const { key, id, name } = draft;
  write(shelf, [...without(shelf, key), { ...owner, key, id, name, cards: cardsOf(draft) }]);
}

/** Deletes a draft that was saved or discarded. */
export function dropDraft(shelf: Shelf, { key }: Draft): void {
  write(shelf, without(shelf, key));
}

function without(shelf: Shelf, key: string): Kept[] {
  return all(shelf).filter((kept) => kept.key !== key);
}

function write(shelf: Shelf, kept: readonly Kept[]): void {
  shelf.keep(KEY, JSON.stringify(kept));
}

function all(shelf: Shelf): Kept[] {
  try {
    const kept: unknown = JSON.parse(shelf.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('cards' in kept)) return false;
  const hasWords = ['game', 'player', 'key', 'name'].every((word) => typeof Reflect.get(kept, word) === 'string');
  const hasId = kept.id === null || typeof kept.id === 'string';
  return hasWords && hasId && Array.isArray(kept.cards) && kept.cards.every(isLine);
}

function isLine(line: unknown): line is CardLine {
  if (typeof line !== 'object' || line === null || !('card' in line) || !('count' in line)) return false;
  return typeof line.card === 'string' && typeof line.count === 'number';
}
