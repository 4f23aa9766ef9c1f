import { createHash } from 'node:crypto';
import { z } from 'zod';

// A tournament's record file, read as docs/reference/record-format.md describes it, without any of the server's code.

const head = z.looseObject({
  tournament: z.string(),
  seed: z.string(),
  seedHash: z.string(),
  entries: z.number(),
  matches: z.number(),
});

const entry = z.looseObject({
  version: z.number(),
  at: z.string(),
  kind: z.string(),
  by: z.string().nullable(),
  input: z.record(z.string(), z.unknown()),
  facts: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type LogEntry = z.infer<typeof entry>;

const move = z.looseObject({
  version: z.number(),
  kind: z.string(),
  facts: z.array(z.record(z.string(), z.unknown())),
  move: z.unknown(),
  hash: z.string(),
});
const replay = z.looseObject({
  match: z.string(),
  game: z.string(),
  result: z.looseObject({ ranks: z.array(z.number()), why: z.string() }),
  entries: z.array(move),
});
export type Replay = z.infer<typeof replay>;

export interface RecordFile {
  head: z.infer<typeof head>;
  entries: LogEntry[];
  replays: Replay[];
}

export function readRecordFile(text: string): RecordFile {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const read = head.parse(JSON.parse(first));
  const rest = lines.map((line): unknown => JSON.parse(line));
  const entries = rest.slice(0, read.entries).map((one) => entry.parse(one));
  return { head: read, entries, replays: rest.slice(read.entries).map((one) => replay.parse(one)) };
}

export function writtenRecord({ head: first, entries, replays }: RecordFile): string {
  return [first, ...entries, ...replays].map((one) => `${JSON.stringify(one)}\n`).join('');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes JSON without spaces, with the keys in the order of their UTF-16 units. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

/** Returns the hash of an entry of a tournament or match, given the previous hash. */
export function hashAfter(previous: string, { hash: _, ...rest }: { hash: string }): string {
  return sha256(previous + canonical(rest));
}

/** Recomputes the hashes of entries, starting at an index. */
export function rechained<T extends { hash: string }>(entries: readonly T[], from: number, start: string): T[] {
  const made = entries.slice(0, from);
  for (const one of entries.slice(from)) made.push({ ...one, hash: hashAfter(made.at(-1)?.hash ?? start, one) });
  return made;
}
