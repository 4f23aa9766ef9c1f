import type pg from 'pg';
import { z } from 'zod';
import { type AtRest, type Box, evenLength, mustHave } from '../../../db/at-rest.ts';
import type { Signature } from '../../../engine/index.ts';
import type { ChainedEntry, LogEntry } from '../chained-entry.ts';
import { pieceOf } from './piece.ts';

// A sealed entry lies in the column of its facts, as a text. Its hash lies there, too: with everything else known, a secret of
// which there are only a few could be found by trying each against its hash; or against a signature.

/** The columns of an entry as JSON texts. */
export interface StoredParts {
  move: string;
  facts: string;
  agenda: string;
  hash: string;
  signature: Signature | string | null;
}

/** An entry as a statement takes it; sealed, where there is a box. */
export function storedParts({ entry, text }: ChainedEntry, signature: Signature | null, box: Box | null): StoredParts {
  const { move, facts, agenda } = text;
  const { hash, version } = entry;
  if (!box) return { move, facts, agenda, hash, signature };
  const whole = `{"move":${move},"facts":${facts},"agenda":${agenda},"hash":"${hash}"}`;
  const sealed = box.seal(evenLength(whole, pieceOf(entry.facts)), aboutEntry(version));
  const sealedSignature = signature && box.seal(JSON.stringify(signature), aboutSignature(version));
  return { move: 'null', facts: JSON.stringify(sealed), agenda: '[0]', hash: '', signature: sealedSignature };
}

/** An entry as it comes from the database: its facts a text when it is sealed. */
export type StoredEntry = Omit<LogEntry, 'facts'> & { facts: LogEntry['facts'] | string };

export function isSealed(entry: StoredEntry): entry is StoredEntry & { facts: string } {
  return typeof entry.facts === 'string';
}

/** An entry as it was before it was stored. */
export function openedEntry(stored: StoredEntry, box: Box | null): LogEntry {
  const { facts, ...rest } = stored;
  return typeof facts === 'string' ? { ...rest, ...openedParts(facts, stored.version, box) } : { ...rest, facts };
}

/** What of an entry is sealed, all in one. */
export function openedParts(
  sealed: string,
  version: number,
  box: Box | null,
): Pick<LogEntry, 'move' | 'facts' | 'agenda' | 'hash'> {
  return JSON.parse(mustHave(box).open(sealed, aboutEntry(version)));
}

const signatureForm = z.object({ kid: z.string(), value: z.string() });

export function openedSignature(stored: unknown, version: number, box: Box | null): Signature {
  const clear = typeof stored === 'string' ? JSON.parse(mustHave(box).open(stored, aboutSignature(version))) : stored;
  return signatureForm.parse(clear);
}

/** A seed as it is stored. */
export function sealedSeed(seed: string, box: Box | null): string {
  return box ? box.seal(seed, 'seed') : seed;
}

export function openedSeed(stored: string, box: Box | null): string {
  return box ? box.open(stored, 'seed') : stored;
}

/** What a log is read from. */
export interface Source {
  pool: Pick<pg.Pool, 'query'>;
  atRest?: AtRest;
}

/** The box of a match; null where it is stored in the clear. */
export async function readBox({ pool, atRest }: Source, matchId: string): Promise<Box | null> {
  const known = atRest?.knownBox(matchId);
  if (known || !atRest) return known ?? null;
  const { rows } = await pool.query<{ data_key: string | null }>('select data_key from matches where id = $1', [
    matchId,
  ]);
  return atRest.boxOf(matchId, rows[0]?.data_key ?? null);
}

function aboutEntry(version: number): string {
  return `entry ${version}`;
}

function aboutSignature(version: number): string {
  return `signature ${version}`;
}
