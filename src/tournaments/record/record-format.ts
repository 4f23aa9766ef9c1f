import { z } from 'zod';
import {
  bareKeySet,
  type KeySet,
  parsedStrictly,
  readAs,
  readBareKeySet,
  replaySchema,
  signedEntry,
  Unreadable,
} from '../../engine/index.ts';
import { type EventEntry, eventEntryForm, readEntry } from '../event/entry.ts';

/** A record consists of lines of JSON: the head, the entries of the tournament's log, then the replays of its matches. */
export const RECORD_FORMAT = 'arbiter-tournament-1';

/** The limit allows 2,000 entrants to register, change decks and leave, and includes the result of every game. */
const MOST_ENTRIES = 200_000;
const MOST_MATCHES = 200_000;
/** The maximum lengths of lines, in UTF-16 code units. */
const LONGEST = { head: 1024 * 1024, entry: 4 * 1024 * 1024 } as const;
const BYTE_ORDER_MARK = /^\uFEFF/;
const BOUNDS = { depth: 30, values: 1_000_000, keys: 10_000 } as const;

const headForm = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  tournament: z.string().max(100),
  /** The seed for all random draws, hexadecimal, and the seed's SHA-256, which the first entry published. */
  seed: z.string().max(200),
  seedHash: z.string().max(200),
  /** The number of lines of each kind that follow. */
  entries: z.int().min(1).max(MOST_ENTRIES),
  matches: z.int().min(0).max(MOST_MATCHES),
  signatures: z.array(signedEntry).max(10),
  /** The server's public keys. Signatures must match them, but only keys obtained elsewhere prove who signed. */
  keys: z.unknown(),
});

export type RecordHead = z.infer<typeof headForm> & { keys: KeySet };

/** Only the exact text that is hashed is allowed. Otherwise two texts for the same moment would share a hash. */
const moment = z.iso.datetime({ precision: 3 }).refine((text) => new Date(text).toISOString() === text);
/** Checks only the time. All other fields are checked when the line is read as a log entry. */
const entryForm = z.looseObject({ at: moment });

/** A line of the file, as documented. The kind of an entry determines the contents of `input` and `facts`. */
export const recordLine = z.union([
  headForm.extend({ keys: bareKeySet }).describe('The first line.'),
  eventEntryForm.extend({ at: moment }).describe('An entry of the tournament’s log.'),
  replaySchema.describe('The replay document of a match.'),
]);

/** @param line the file's first line, up to the maximum length of a head */
export function isRecordHead(line: string): boolean {
  return line.length <= LONGEST.head && fieldsOf(line.replace(BYTE_ORDER_MARK, '')).format === RECORD_FORMAT;
}

export function isReplayLine(line: string): boolean {
  return 'entries' in fieldsOf(line);
}

function fieldsOf(line: string): { format?: unknown } {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

export function readHead(line: string): RecordHead {
  mustFit('head', line);
  const head = readAs(headForm, parsedStrictly(line.replace(BYTE_ORDER_MARK, ''), BOUNDS));
  return { ...head, keys: readBareKeySet(head.keys) };
}

export function readEntryLine(line: string, index: number): EventEntry {
  mustFit('entry', line);
  const read = readAs(entryForm, parsedStrictly(line, BOUNDS), `entries.${index}`);
  const entry = readEntry({ ...read, at: Date.parse(read.at) });
  if (typeof entry !== 'string') return entry;
  throw new Unreadable(`entry ${index}: ${entry}`, { field: `entries.${index}` });
}

export function entryLine(entry: EventEntry): string {
  return JSON.stringify({ ...entry, at: new Date(entry.at).toISOString() });
}

function mustFit(what: keyof typeof LONGEST, { length }: string): void {
  const limit = LONGEST[what];
  if (length > limit) throw new Unreadable(`A line with the ${what} is too long.`, { cost: length, limit });
}
