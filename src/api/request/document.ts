import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { Refused } from '../../errors.ts';
import { StartError } from '../../start-error.ts';
import { LIMITS, tooCostly } from '../limits/document-form.ts';
import type { Asked } from './parse.ts';

/** Which document a request means. */
export interface Documents {
  /** @throws Refused PERSISTED_QUERY_NOT_FOUND, BAD_INPUT, FORBIDDEN */
  textOf(asked: Asked): string;
}

// Mercurius takes JSON for a document that is already parsed: nothing of ours.
const LOOKS_LIKE_JSON = /^[\s]*(?:\{\s*["}]|\[|"|-?\d|true|false|null)/;

/** @throws Refused BAD_INPUT, FORBIDDEN, PERSISTED_QUERY_NOT_FOUND, TOO_COSTLY */
export function documentOf(documents: Documents, asked: Asked): string {
  const query = documents.textOf(asked);
  if (query.length > LIMITS.length) throw asRefusal(query.length);
  if (LOOKS_LIKE_JSON.test(query))
    throw new Refused('BAD_INPUT', 'Syntax Error: "query" is empty, send a GraphQL document.', { field: 'query' });
  return query;
}

function asRefusal(length: number): Refused {
  const { message, extensions } = tooCostly('characters', length, LIMITS.length);
  return new Refused('TOO_COSTLY', message, { cost: extensions.cost, limit: extensions.limit });
}

/** Characters of all documents that are remembered for clients: some two thousand usual ones. */
const REMEMBERED = 4 * 1024 * 1024;

/**
 * Automatic persisted queries, in Apollo's protocol: a client names a document by its SHA-256; who is told that it is not
 * known sends it once with the hash. Mercurius has a provider of its own for its own routes, bounded by a number of
 * documents and not by their length.
 */
export function automaticDocuments(): Documents {
  const known = new LRUCache<string, string>({ maxSize: REMEMBERED, sizeCalculation: ({ length }) => length + 64 });
  return {
    textOf(asked) {
      const name = nameOf(asked);
      if (name === null) return asked.query ?? '';
      const text = asked.query || known.get(name);
      if (text === undefined) throw new Refused('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
      if (asked.query) remember(known, name, text);
      return text;
    },
  };
}

/** None but these are answered, whether they are named or sent. */
export function onlyTrusted(trusted: TrustedDocuments): Documents {
  return {
    textOf(asked) {
      const text = trusted.get(asked.query ? sha256(asked.query) : (nameOf(asked) ?? ''));
      if (text !== undefined) return text;
      throw new Refused(
        'FORBIDDEN',
        'This server answers only the documents that its operator trusts: use one of them.',
      );
    },
  };
}

function remember(known: LRUCache<string, string>, name: string, text: string): void {
  if (text.length > LIMITS.length) return; // refused anyway
  if (sha256(text) !== name)
    throw new Refused('BAD_INPUT', 'sha256Hash is not the SHA-256 of the document: compute it again.', {
      field: 'extensions.persistedQuery',
    });
  known.set(name, text);
}

function sha256(text: string): string {
  return hash('sha256', text);
}

const HASH = /^(?:sha256:)?([\da-f]{64})$/i;

/** The hash that a request names its document by, as Apollo's clients do or as `documentId`; null: by none. */
function nameOf({ documentId, extensions }: Asked): string | null {
  const given = documentId ?? persistedQuery(extensions?.persistedQuery);
  if (given === null || given === undefined) return null;
  const name = HASH.exec(given)?.[1];
  if (name) return name.toLowerCase();
  const field = documentId ? 'documentId' : 'extensions.persistedQuery';
  throw new Refused('BAD_INPUT', 'A document is named by its SHA-256: send 64 hexadecimal digits.', { field });
}

function persistedQuery(given: unknown): string | null {
  if (given === null || given === undefined) return null;
  if (typeof given === 'object' && 'version' in given && given.version === 1 && 'sha256Hash' in given)
    return String(given.sha256Hash);
  throw new Refused('BAD_INPUT', 'Only version 1 of persisted queries is known: send { version: 1, sha256Hash }.', {
    field: 'extensions.persistedQuery',
  });
}

/** Documents by their SHA-256, hexadecimal. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** As generators of client code write it: by hash, or Apollo's manifest. */
const file = z.union([
  z.object({ operations: z.array(z.object({ id: z.string(), body: z.string() })) }),
  z.record(z.string(), z.string()).transform((texts) => ({
    operations: Object.entries(texts).map(([id, body]) => ({ id, body })),
  })),
]);

/**
 * The only documents that a server is to answer; null: it answers all.
 * @param path of a JSON file
 * @throws StartError when it cannot be read, or a document is named by anything but its SHA-256
 */
export async function trustedDocuments(path: string | undefined): Promise<TrustedDocuments | null> {
  if (path === undefined) return null;
  const { operations } = await opened(path).catch(unreadable);
  for (const { id, body } of operations)
    if (id !== hash('sha256', body))
      throw new StartError(`TRUSTED_DOCUMENTS: ${id.slice(0, 80)} is not the SHA-256 of its document.`);
  return new Map(operations.map(({ id, body }) => [id, body]));
}

async function opened(path: string): Promise<z.infer<typeof file>> {
  return file.parse(JSON.parse(await readFile(path, 'utf8')));
}

function unreadable(): never {
  throw new StartError('TRUSTED_DOCUMENTS must be a JSON file of documents by their SHA-256, or a manifest of Apollo.');
}
