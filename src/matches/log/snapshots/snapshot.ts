import { createHmac } from 'node:crypto';
import { type Box, evenLength } from '../../../db/at-rest.ts';
import type { AnyAt, AnyGame } from '../../../engine/index.ts';
import type { LogEntry } from '../chained-entry.ts';
import { type Foldable, foldedUpTo } from '../memory/folded.ts';

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
  /** A proof and a {@link Snapshot} as JSON, a space between them, sealed where its match is. */
  body: string;
}

/** By what a snapshot is stored, and known again. */
export interface Keeping {
  /** {@link StoredSnapshot.folded_by} */
  foldedBy: string;
  /** What every card of its match follows from: nobody who does not know it can make a table up, or change one unnoticed. */
  secret: string;
  box: Box | null;
}

/** A table holds cards by name, and answers that others wait for. */
const PIECE = 4096;

export function storedSnapshot(snapshot: Snapshot, { foldedBy, secret, box }: Keeping): StoredSnapshot {
  const { version } = snapshot.at;
  const text = evenLength(JSON.stringify(snapshot), PIECE);
  const whole = `${proofOf(text, secret)} ${text}`;
  return { version, folded_by: foldedBy, body: box ? box.seal(whole, aboutSnapshot(version)) : whole };
}

/** A snapshot as it was before it was stored; null where it is of other code, or not what was stored there. */
export function openedSnapshot(stored: StoredSnapshot, { foldedBy, secret, box }: Keeping): Snapshot | null {
  const { version, folded_by, body } = stored;
  if (folded_by !== foldedBy) return null;
  try {
    const whole = box ? box.open(body, aboutSnapshot(version)) : body;
    const text = whole.slice(whole.indexOf(' ') + 1);
    if (whole !== `${proofOf(text, secret)} ${text}`) return null;
    const snapshot: Snapshot = JSON.parse(text); // our own, letter for letter
    return snapshot.at.version === version ? snapshot : null;
  } catch {
    return null; // the log knows
  }
}

function proofOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`snapshot ${text}`).digest('base64url');
}

/** A match at a version, by the last entries of its log: from a snapshot that is of this log; null where it is not. @throws as `foldedUpTo` */
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
