import { seedHash } from '../random.ts';
import { faultOf, type HashedText } from './chain.ts';
import { dealOf } from './preamble.ts';
import { entrySchema, MOST_ENTRIES, type ReplayDocument, type ReplayEntry, unfinishedSchema } from './replay-form.ts';
import { noJson, type Span, StrictJson } from './strict-json.ts';
import { inLine, readAs, Unreadable } from './unreadable.ts';

/** Sized for 1.5 times the longest match of any game (60,000 entries). 64 MiB of brackets exceed this tenfold. */
const BOUNDS = {
  /** The maximum nesting depth. No fact, move or step of a game reaches it. */
  depth: 30,
  values: 6_000_000,
  keys: 10_000,
} as const;
/** The maximum number of characters outside the entries. */
const LARGEST_HEAD = 1024 * 1024;

/** A replay from our own log, with unparsed entries. */
export type LoggedReplay = Omit<ReplayDocument, 'entries'> & { entries: HashedText[] };

/** The form is not checked, because the hash chain proves that our server wrote the entries. */
export function parseLogged({ entries, ...head }: LoggedReplay): ReplayDocument {
  return { ...head, entries: entries.map(parseEntry) };
}

function parseEntry({ text, hash }: HashedText): ReplayEntry & HashedText {
  return Object.assign(JSON.parse(text), { text, hash });
}

/** The positions of a document's parts, before they are parsed. */
interface Outline {
  members: readonly (Span & { key: string })[];
  entries: readonly Span[] | null;
  to: number;
}

/**
 * Reads a single JSON value, or one JSON value per line. The form of the whole text is checked before parsing. Entries
 * after the first break of the chain are dropped, because the verdict does not depend on them.
 * @throws Unreadable FORM if the document is invalid or readers could disagree on its content; SIZE if it is too large
 */
export function readReplay(text: string): ReplayDocument {
  const plain = text.replace(/^\uFEFF/, ''); // some programs add a byte order mark
  const json = new StrictJson(plain, BOUNDS);
  const { members, entries } = byLines(plain) ?? inOnePiece(json, plain);
  if (!entries) throw new Unreadable('entries: missing; send the document as you downloaded it', { field: 'entries' });
  const size = members.reduce((sum, { from, to }) => sum + to - from, 0);
  if (size > LARGEST_HEAD)
    throw new Unreadable('The document has too much data outside its entries.', {
      cost: size,
      limit: LARGEST_HEAD,
    });
  const head = members.map(({ key, from, to }) => `${JSON.stringify(key)}:${plain.slice(from, to)}`);
  const unfinished = readAs(unfinishedSchema, JSON.parse(`{${head.join(',')}}`));
  return { ...unfinished, entries: followed(unfinished.seed, plain, entries) };
}

function inOnePiece(json: StrictJson, text: string): Outline {
  const found = outline(json, json.next(0));
  if (json.next(found.to) < text.length) throw noJson();
  return found;
}

function outline(json: StrictJson, at: number): Outline {
  const members: (Span & { key: string })[] = [];
  let entries: Span[] | null = null;
  const to = json.members(at, (key, from) => {
    if (key === 'entries') {
      entries = [];
      return list(json, from, entries);
    }
    const end = json.value(from, 1);
    members.push({ key, from, to: end });
    return end;
  });
  return { members, entries, to };
}

function list(json: StrictJson, at: number, entries: Span[]): number {
  return json.elements(at, (from) => {
    const to = json.value(from, 2);
    note(entries, { from, to });
    return to;
  });
}

function note(entries: Span[], span: Span): void {
  if (entries.push(span) > MOST_ENTRIES)
    throw new Unreadable(`A record has at most ${MOST_ENTRIES} entries.`, {
      cost: MOST_ENTRIES + 1,
      limit: MOST_ENTRIES,
    });
}

/** Returns null unless the first line is the head and each further line is one entry. */
function byLines(text: string): Outline | null {
  const end = text.indexOf('\n');
  const json = new StrictJson(text, BOUNDS);
  const head = end > 0 ? headLine(text.slice(0, end)) : null;
  if (!head) return null;
  const entries: Span[] = [];
  for (let at = json.next(end + 1); at < text.length; ) {
    const { to, next } = inLine(
      () => text.slice(0, at).split('\n').length,
      () => {
        const to = json.value(at, 2);
        const next = json.next(to);
        if (!text.slice(to, next).includes('\n') && next < text.length) throw noJson();
        return { to, next };
      },
    );
    note(entries, { from: at, to });
    at = next;
  }
  return { ...head, entries };
}

// Returns the outline of the first line, or null if the line is not a head. In other documents, the first line is not
// complete JSON or contains the entries.
function headLine(line: string): Outline | null {
  if (line.length > LARGEST_HEAD) return null;
  try {
    const found = inOnePiece(new StrictJson(line, BOUNDS), line);
    return found.entries || !found.members.some(({ key }) => key === 'format') ? null : found;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function followed(seed: string, text: string, spans: readonly Span[]): ReplayEntry[] {
  const entries: ReplayEntry[] = [];
  let previous: string | null = null;
  for (const [index, { from, to }] of spans.entries()) {
    const entry = readAs(entrySchema, JSON.parse(text.slice(from, to)), `entries.${index}`);
    entries.push(entry);
    previous ??= seedHash(dealOf(seed, entry));
    if (faultOf(previous, index, entry)) break;
    previous = entry.hash;
  }
  return entries;
}
