import { z } from 'zod';
import { canonical, fitted, sha256 } from '../../engine/index.ts';
import { type Facts, type Input, KIND_NAMES, KINDS, type Kind } from './kinds.ts';

/** What is asked for: a kind with its input. */
export type Wish<K extends Kind = Kind> = { [One in K]: { kind: One; input: Input<One> } }[K];

/** A wish that is decided: `by` the player who asks, null: the server; `at` in milliseconds since 1970. */
export type Command<K extends Kind = Kind> = { [One in K]: Wish<One> & { by: string | null; at: number } }[K];

/** What was decided: a command, and what followed. */
export type Happened<K extends Kind = Kind> = { [One in K]: Command<One> & { facts: Facts<One> } }[K];

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
  const parts: Record<string, unknown> = { kind };
  for (const [part, value] of [
    ['input', input],
    ['facts', facts],
  ] as const) {
    const fits = fitted<unknown>(KINDS[kind][part], value, part);
    if ('misfit' in fits) return `${fits.misfit.field}: ${fits.misfit.message}`;
    parts[part] = fits.data;
  }
  return { ...rest, ...parts } as EventEntry; // both fit its kind, as was just seen
}

/** An id that follows from a hash: a UUID of the form that is left to its maker (version 8). */
export function uuidOf(hex: string): string {
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return [...parts, hex.slice(20, 32)].join('-');
}
