import { createHmac } from 'node:crypto';
import { type Box, evenLength } from '../../../db/encryption-at-rest.ts';
import type { AnyAt, AnyGame } from '../../../engine/index.ts';
import { type Foldable, foldedUpTo } from '../cache/fold-entries.ts';
import type { LogEntry } from '../chained-entry.ts';

/** The last entry's hash shows whether the snapshot belongs to a log. */
export interface Snapshot {
  at: AnyAt;
  hash: string;
}

export interface StoredSnapshot {
  version: number;
  /** Identifies the code that folded the table, because different code may fold the same log differently. */
  folded_by: string;
  /** A proof and a {@link Snapshot} as JSON, separated by a space. The text is sealed if the match is sealed. */
  body: string;
}

interface SnapshotKeys {
  foldedBy: string;
  /** The seed of all cards of the match. Without this seed no one can forge a table, or change one unnoticed. */
  secret: string;
  box: Box | null;
}

/** Snapshots are padded to a multiple of this many bytes, because tables contain names of cards and sealed answers. */
const PIECE = 4096;

export function storedSnapshot(snapshot: Snapshot, { foldedBy, secret, box }: SnapshotKeys): StoredSnapshot {
  const { version } = snapshot.at;
  const text = evenLength(JSON.stringify(snapshot), PIECE);
  const whole = `${proofOf(text, secret)} ${text}`;
  return { version, folded_by: foldedBy, body: box ? box.seal(whole, aboutSnapshot(version)) : whole };
}

/** Returns null if different code has folded the table, or someone has tampered with it. */
export function openedSnapshot(stored: StoredSnapshot, { foldedBy, secret, box }: SnapshotKeys): Snapshot | null {
  const { version, folded_by, body } = stored;
  if (folded_by !== foldedBy) return null;
  try {
    const whole = box ? box.open(body, aboutSnapshot(version)) : body;
    const text = whole.slice(whole.indexOf(' ') + 1);
    if (whole !== `${proofOf(text, secret)} ${text}`) return null;
    const snapshot: Snapshot = JSON.parse(text); // the proof shows that this server wrote the snapshot
    return snapshot.at.version === version ? snapshot : null;
  } catch {
    return null; // fall back to the log
  }
}

function proofOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`snapshot ${text}`).digest('base64url');
}

/** Returns null if the snapshot does not belong to the log. @throws the errors of `foldedUpTo` */
export function foldedFrom(
  game: AnyGame,
  { at, hash }: Snapshot,
  entries: readonly (Foldable & Pick<LogEntry, 'hash'>)[],
  upTo: number,
): AnyAt | null {
  const there = entries.findIndex(({ version }) => version === at.version);
  return entries[there]?.hash === hash ? foldedUpTo(game, at, entries.slice(there + 1), upTo) : null;
}

function aboutSnapshot(version: number): string {
  return `snapshot ${version}`;
}
