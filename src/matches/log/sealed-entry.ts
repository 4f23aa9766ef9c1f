import type { Box } from '../../db/at-rest.ts';
import type { Fact } from '../../engine/index.ts';
import { openedParts, storedParts } from '../../ledger/sealing.ts';
import type { ChainedEntry, LogEntry } from './chained-entry.ts';

/** An answer that others wait for. */
const ANSWER_PIECE = 1024;
/** The beginning of a match with decks: it names every card of them several times. */
const BEGINNING_PIECE = 32_768;

/**
 * In pieces of how many bytes an entry with these facts is sealed. 1: it is as long as it is, and tells nothing by that, for cards
 * are told by numbers.
 */
export function pieceOf(facts: readonly Fact[]): number {
  if (facts.some(({ fact }) => fact === 'sealed')) return ANSWER_PIECE;
  return facts.some(bringsDeck) ? BEGINNING_PIECE : 1;
}

function bringsDeck(one: Fact): boolean {
  return one.fact === 'began' && 'decks' in one && Array.isArray(one.decks) && one.decks.some((deck) => deck !== null);
}

/** The columns of an entry as JSON texts; sealed, where there is a box. */
export function storedEntry({ entry, text }: ChainedEntry, box: Box | null) {
  const { move, facts, agenda } = text;
  const blank = { move: 'null', agenda: '[0]' };
  return storedParts({ move, facts, agenda }, entry, { box, blank, piece: pieceOf(entry.facts) });
}

/** An entry as it comes from the database: its facts a text when it is sealed. */
export type StoredEntry = Omit<LogEntry, 'facts'> & { facts: LogEntry['facts'] | string };

/** The parts of an entry that are sealed together. */
export type SealedParts = Pick<LogEntry, 'move' | 'facts' | 'agenda' | 'hash'>;

/** An entry as it was before it was stored. */
export function openedEntry(stored: StoredEntry, box: Box | null): LogEntry {
  const { facts, ...rest } = stored;
  return typeof facts === 'string'
    ? { ...rest, ...openedParts<SealedParts>(facts, stored.version, box) }
    : { ...rest, facts };
}
