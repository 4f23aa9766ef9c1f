import { type Box, DECK_PIECE } from '../../db/encryption-at-rest.ts';
import { canonical } from '../../engine/index.ts';
import { openedParts, storedParts } from '../../ledger/sealing.ts';
import { type EventEntry, readEntry } from '../event/entry.ts';

/** If there is a box, input and facts are sealed, because they may contain secret decks. */
export function storedEntry({ input, facts, ...entry }: EventEntry, box: Box | null) {
  const parts = { input: canonical(input), facts: canonical(facts) };
  return storedParts(parts, entry, { box, blank: { input: '{}' }, piece: 'deck' in input ? DECK_PIECE : 1 });
}

export interface StoredEntry {
  version: number;
  at: Date;
  kind: string;
  by_player: string | null;
  input: unknown;
  facts: unknown;
  key: string | null;
  hash: string;
}

type SealedParts = Pick<StoredEntry, 'input' | 'facts' | 'hash'>;

/** Restores an entry from its row. @throws Error if the row is invalid */
export function openedEntry(row: StoredEntry, box: Box | null): EventEntry {
  const { by_player: by, version, at, kind, key, input, facts, hash } = row;
  const inside = typeof facts === 'string' ? openedParts<SealedParts>(facts, version, box) : { input, facts, hash };
  const entry = readEntry({ version, at: at.getTime(), kind, by, key, ...inside });
  if (typeof entry === 'string') throw new Error(`could not read an entry of a tournament: ${entry}`);
  return entry;
}
