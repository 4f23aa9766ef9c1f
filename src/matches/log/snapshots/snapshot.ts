import type { Box } from '../../../db/at-rest.ts';
import { type AnyAt, type AnyGame, copyMatch, fold } from '../../../engine/index.ts';
import type { LogEntry } from '../chained-entry.ts';

/** The table of a match as its log makes it up to an entry, and that entry's hash: whoever has both can tell whether it is of this log. */
export interface Snapshot {
  at: AnyAt;
  hash: string;
}

/** A snapshot as it is stored. */
export interface StoredSnapshot {
  version: number;
  /** By which code it was folded: another may make something else of the same log. */
  folded_by: string;
  /** A {@link Snapshot} as JSON, sealed where its match is. */
  body: string;
}

export function storedSnapshot(snapshot: Snapshot, foldedBy: string, box: Box | null): StoredSnapshot {
  const { version } = snapshot.at;
  const text = JSON.stringify(snapshot);
  return { version, folded_by: foldedBy, body: box ? box.seal(text, aboutSnapshot(version)) : text };
}

/** A snapshot as it was before it was stored; null where it is of other code, or not what was stored there. */
export function openedSnapshot(stored: StoredSnapshot, foldedBy: string, box: Box | null): Snapshot | null {
  const { version, folded_by, body } = stored;
  if (folded_by !== foldedBy) return null;
  try {
    const snapshot: Partial<Snapshot> = JSON.parse(box ? box.open(body, aboutSnapshot(version)) : body);
    const { at, hash } = snapshot;
    return at?.version === version && typeof hash === 'string' ? { at, hash } : null;
  } catch {
    return null; // the log knows
  }
}

/** The table after these entries, the last ones of a log: from a snapshot that is of this log; null where it is not. */
export function foldedFrom(
  game: AnyGame,
  { at: before, hash }: Snapshot,
  entries: readonly Pick<LogEntry, 'version' | 'hash' | 'kind' | 'seat' | 'move' | 'facts' | 'agenda'>[],
): AnyAt | null {
  const there = entries.find(({ version }) => version === before.version);
  if (there?.hash !== hash) return null;
  let at = copyMatch(before);
  for (const entry of entries) if (entry.version > before.version) at = fold(game, at, entry);
  return at;
}

function aboutSnapshot(version: number): string {
  return `snapshot ${version}`;
}
