import { z } from 'zod';
import { canonical, fitted, sha256 } from '../../engine/index.ts';
import { type Facts, type Input, KIND_NAMES, KINDS, type Kind } from './kinds.ts';

/** Something that is wanted. `by`: the player who asks; null: the server, as its time has come. */
export type Command<K extends Kind = Kind> = {
  [One in K]: { kind: One; by: string | null /** Milliseconds since 1970. */; at: number; input: Input<One> };
}[K];

/** Something that has happened: what was wanted, and what followed. */
export type Happened<K extends Kind = Kind> = {
  [One in K]: Command<One> & { facts: Facts<One> };
}[K];

/** One row of a tournament's log. */
export type EventEntry = Happened & {
  version: number;
  /** The client's own name for the request. */
  key: string | null;
  /** SHA-256 over the hash before and this entry, hexadecimal; the first follows on the hash of the seed. */
  hash: string;
};

/** The hash of an entry after this one: over the canonical text of everything in it but the hash. */
export function eventHash(previous: string, entry: Omit<EventEntry, 'hash'>): string {
  const { version, at, kind, by, input, facts, key } = entry;
  const text = canonical({ version, at: new Date(at).toISOString(), kind, by, input, facts, key });
  return sha256(previous + text);
}

/** And nothing else: no hash would cover it. */
export const eventEntryForm = z.strictObject({
  version: z.int().min(0),
  at: z.int(),
  kind: z.enum(KIND_NAMES as [Kind, ...Kind[]]),
  by: z.string().nullable(),
  input: z.unknown(),
  facts: z.unknown(),
  key: z.string().nullable(),
  hash: z.string(),
});

/** An entry from outside, checked; or what is wrong with it, one readable line. */
export function readEntry(from: unknown): EventEntry | string {
  const read = fitted(eventEntryForm, from, 'entry');
  if ('misfit' in read) return `${read.misfit.field}: ${read.misfit.message}`;
  const { kind, input, facts, ...rest } = read.data;
  const asked = fitted<unknown>(KINDS[kind].input, input, 'input');
  if ('misfit' in asked) return `${asked.misfit.field}: ${asked.misfit.message}`;
  const followed = fitted<unknown>(KINDS[kind].facts, facts, 'facts');
  if ('misfit' in followed) return `${followed.misfit.field}: ${followed.misfit.message}`;
  return { ...rest, kind, input: asked.data, facts: followed.data } as EventEntry; // both fit its kind, as was just seen
}

/** An id that follows from a hash: a UUID of the form that is left to its maker (version 8). */
export function uuidOf(hex: string): string {
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
