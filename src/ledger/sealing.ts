import { z } from 'zod';
import { type Box, evenLength, mustHave } from '../db/encryption-at-rest.ts';
import type { Signed } from './store.ts';

// A sealed entry is stored as text in the facts column. The text includes the hash. Otherwise a reader who knows the
// rest of the entry could find a secret with few possible values by testing each value against the hash or a signature.

/** The parts of an entry that may be secret: JSON text by column name. */
export type Parts = Record<'facts', string> & Record<string, string>;

/**
 * Returns the columns to store for an entry. If there is a box, all parts are sealed together.
 * @param blank the contents of a sealed entry's other columns
 * @param piece the text is padded to a multiple of this many bytes before it is sealed, so that the length reveals
 * nothing
 */
export function storedParts<P extends Parts>(
  parts: P,
  { version, hash }: { version: number; hash: string },
  { box, blank, piece }: { box: Box | null; blank: Omit<P, 'facts'>; piece: number },
): Omit<P, 'facts'> & { facts: string; hash: string } {
  if (!box) return { ...parts, hash };
  const texts = Object.entries(parts).map(([name, text]) => `"${name}":${text},`);
  const whole = `{${texts.join('')}"hash":"${hash}"}`;
  return { ...blank, facts: JSON.stringify(box.seal(evenLength(whole, piece), aboutEntry(version))), hash: '' };
}

/** The facts of a sealed entry are a string. */
export function isSealed<E extends { facts: unknown }>(entry: E): entry is E & { facts: string } {
  return typeof entry.facts === 'string';
}

export function openedParts<P>(sealed: string, version: number, box: Box | null): P {
  return JSON.parse(mustHave(box).open(sealed, aboutEntry(version)));
}

export function storedSignature<S>(signature: S, version: number, box: Box | null): S | string {
  return box ? box.seal(JSON.stringify(signature), aboutSignature(version)) : signature;
}

const signatureForm = z.object({ kid: z.string(), value: z.string() });

function openedSignature(stored: unknown, version: number, box: Box | null): z.infer<typeof signatureForm> {
  const clear = typeof stored === 'string' ? JSON.parse(mustHave(box).open(stored, aboutSignature(version))) : stored;
  return signatureForm.parse(clear);
}

export function storedSeed(seed: string, box: Box | null): string {
  return box ? box.seal(seed, 'seed') : seed;
}

export function openedSeed(stored: string, box: Box | null): string {
  return box ? box.open(stored, 'seed') : stored;
}

/** Returns the signatures of those entries that have one. */
export function openedSignatures(rows: readonly { version: number; signature: unknown }[], box: Box | null): Signed[] {
  return rows
    .filter(({ signature }) => signature !== null)
    .map(({ version, signature }) => ({ version, signature: openedSignature(signature, version, box) }));
}

function aboutEntry(version: number): string {
  return `entry ${version}`;
}

function aboutSignature(version: number): string {
  return `signature ${version}`;
}
