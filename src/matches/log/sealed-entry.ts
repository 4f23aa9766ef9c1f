import type { Box } from '../../db/encryption-at-rest.ts';
import { entryText, type Fact, type HashedText, hashedText } from '../../engine/index.ts';
import { openedParts, storedParts } from '../../ledger/sealing.ts';
import type { ChainedEntry, LogEntry } from './chained-entry.ts';

/** Sealed answers are padded to a multiple of this many bytes. */
const ANSWER_PIECE = 1024;
/** The unit in bytes for the first entry of a match with decks, which names every card several times. */
const BEGINNING_PIECE = 32_768;

/** The padding unit in bytes. Usually 1, because numbers identify the cards and the length reveals nothing. */
export function pieceOf(facts: readonly Fact[]): number {
  if (facts.some(({ fact }) => fact === 'sealed')) return ANSWER_PIECE;
  return facts.some(bringsDeck) ? BEGINNING_PIECE : 1;
}

function bringsDeck(one: Fact): boolean {
  return one.fact === 'began' && 'decks' in one && Array.isArray(one.decks) && one.decks.some((deck) => deck !== null);
}

/** Returns the fields of an entry as JSON without the braces. With a box, everything that may be secret is sealed. */
export function storedFields({ entry, text, parts }: ChainedEntry, box: Box | null): string {
  if (!box) return `${text.slice(1, -1)},"hash":"${entry.hash}"`;
  const { at, move, facts, agenda } = parts;
  const blank = { move: 'null', agenda: '[0]' };
  const sealed = storedParts({ move, facts, agenda }, entry, { box, blank, piece: pieceOf(entry.facts) });
  return `${hashedText(entry, { at, ...sealed }).slice(1, -1)},"hash":"${sealed.hash}"`;
}

/** The facts of a sealed entry are text. */
export type StoredEntry = Omit<LogEntry, 'facts'> & { facts: LogEntry['facts'] | string };

export type SealedParts = Pick<LogEntry, 'move' | 'facts' | 'agenda' | 'hash'>;

export function openedEntry(stored: StoredEntry, box: Box | null): LogEntry {
  const { version, at, kind, seat, move, facts, agenda, key, hash } = stored;
  const parts =
    typeof facts === 'string' ? openedParts<SealedParts>(facts, version, box) : { move, facts, agenda, hash };
  return { version, at, kind, seat, key, ...parts };
}

/** `move` is null if the entry has no move. */
export type EntryColumns = Omit<LogEntry, 'move' | 'facts' | 'agenda'> & {
  move: string | null;
  facts: string;
  agenda: string;
};

export function areSealed({ facts }: Pick<EntryColumns, 'facts'>): boolean {
  return facts.startsWith('"');
}

export function openedText(columns: EntryColumns, box: Box | null): HashedText {
  const { at, move, facts, agenda, hash, ...rest } = columns;
  if (!areSealed(columns))
    return { text: hashedText(rest, { at: at.toISOString(), move: move ?? 'null', facts, agenda }), hash };
  const parts = openedParts<SealedParts>(JSON.parse(facts), rest.version, box);
  return { text: hashedText(rest, entryText({ ...rest, ...parts }, at)), hash: parts.hash };
}
