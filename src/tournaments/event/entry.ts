import { z } from 'zod';
import { canonical, fitted, sha256 } from '../../engine/index.ts';
import { type Facts, type Input, KIND_NAMES, KINDS, type Kind } from './entry-kinds.ts';

/** An entry's kind and input, before it is decided. */
export type Proposal<K extends Kind = Kind> = { [One in K]: { kind: One; input: Input<One> } }[K];

/** A proposal to be decided. `by` is the player, or null for the server. `at` is in milliseconds since 1970. */
export type Command<K extends Kind = Kind> = { [One in K]: Proposal<One> & { by: string | null; at: number } }[K];

export type Happened<K extends Kind = Kind> = { [One in K]: Command<One> & { facts: Facts<One> } }[K];

/** One row of a tournament's log. */
export type EventEntry = Happened & {
  version: number;
  key: string | null;
  /** The SHA-256 of the previous hash and this entry, hexadecimal. The chain starts with the seed's hash. */
  hash: string;
};

export function eventHash(previous: string, entry: Omit<EventEntry, 'hash'>): string {
  const { version, at, kind, by, input, facts, key } = entry;
  const text = canonical({ version, at: new Date(at).toISOString(), kind, by, input, facts, key });
  return sha256(previous + text);
}

/** The schema is strict, because no hash would cover an extra field. */
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

/** Reads an entry from an untrusted source. Returns the reason if the entry is invalid. */
export function readEntry(from: unknown): EventEntry | string {
  const read = fitted(eventEntryForm, from, 'entry');
  if ('misfit' in read) return `${read.misfit.field}: ${read.misfit.message}`;
  const { kind, input, facts, ...rest } = read.data;
  const parts: Record<string, unknown> = { kind };
  for (const [part, value] of [
    ['input', input],
    ['facts', facts],
  ] as const) {
    const fits = fitted<unknown>(KINDS[kind][part], value, part);
    if ('misfit' in fits) return `${fits.misfit.field}: ${fits.misfit.message}`;
    parts[part] = fits.data;
  }
  return { ...rest, ...parts } as EventEntry; // input and facts were just checked against the kind
}

/** Derives an id from a hash, as a UUID of version 8, which allows any content. */
export function uuidOf(hex: string): string {
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return [...parts, hex.slice(20, 32)].join('-');
}
