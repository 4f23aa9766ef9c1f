import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { badInput, Refused, StartError } from '../../errors.ts';
import { LIMITS } from '../limits/query-shape.ts';
import type { GraphqlRequest } from './parse.ts';

type Named = Pick<GraphqlRequest, 'query' | 'documentId' | 'extensions'>;

/** Documents that clients can refer to by their SHA-256. */
export interface DocumentNames {
  /** @throws Refused PERSISTED_QUERY_NOT_FOUND, BAD_INPUT, FORBIDDEN */
  textOf(request: Named): string;
}

/** The maximum total length of all remembered documents. About two thousand typical documents fit. */
const REMEMBERED = 4 * 1024 * 1024;

/** Implements Apollo's protocol. A client sends the document itself only if the server does not know its SHA-256. */
export function automaticDocuments(): DocumentNames {
  const known = new LRUCache<string, string>({ maxSize: REMEMBERED, sizeCalculation: ({ length }) => length + 64 });
  return {
    textOf(request) {
      const name = nameOf(request);
      if (name === null) return request.query ?? '';
      const text = request.query || known.get(name);
      if (text === undefined) throw new Refused('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
      if (request.query) remember(known, name, text);
      return text;
    },
  };
}

/** Accepts only trusted documents, whether a client sends the document or its hash. */
export function onlyTrusted(trusted: TrustedDocuments): DocumentNames {
  return {
    textOf(request) {
      const text = trusted.get(request.query ? hash('sha256', request.query) : (nameOf(request) ?? ''));
      if (text !== undefined) return text;
      throw new Refused('FORBIDDEN', 'This server executes only documents that its operator trusts: use one of them.');
    },
  };
}

function remember(known: LRUCache<string, string>, name: string, text: string): void {
  if (text.length > LIMITS.length) return; // the document is too long and will be refused anyway
  if (hash('sha256', text) !== name)
    throw badInput('extensions.persistedQuery', 'sha256Hash is not the SHA-256 of the document: compute it again.');
  known.set(name, text);
}

const HASH = /^(?:sha256:)?([\da-f]{64})$/i;

/** Returns the document's hash that the client sent in Apollo's form or as `documentId`, or null without a hash. */
function nameOf({ documentId, extensions }: Named): string | null {
  const given = documentId ?? persistedQuery(extensions?.persistedQuery);
  if (given === null || given === undefined) return null;
  const name = HASH.exec(given)?.[1];
  if (name) return name.toLowerCase();
  const field = documentId ? 'documentId' : 'extensions.persistedQuery';
  throw badInput(field, 'A document is named by its SHA-256: send 64 hexadecimal digits.');
}

function persistedQuery(given: unknown): string | null {
  if (given === null || given === undefined) return null;
  if (typeof given === 'object' && 'version' in given && given.version === 1 && 'sha256Hash' in given)
    return String(given.sha256Hash);
  throw badInput(
    'extensions.persistedQuery',
    'Only version 1 of persisted queries is supported: send { version: 1, sha256Hash }.',
  );
}

/** Documents by their SHA-256, in hexadecimal. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** The format of the file that code generators write: documents by hash, or an Apollo manifest. */
const file = z.union([
  z.object({ operations: z.array(z.object({ id: z.string(), body: z.string() })) }),
  z.record(z.string(), z.string()).transform((texts) => ({
    operations: Object.entries(texts).map(([id, body]) => ({ id, body })),
  })),
]);

/**
 * @returns null if there is no path, which permits any document
 * @throws StartError if the file cannot be read, or if a document is not named by its SHA-256
 */
export async function trustedDocuments(path: string | undefined): Promise<TrustedDocuments | null> {
  if (path === undefined) return null;
  const { operations } = await readFile(path, 'utf8')
    .then((text) => file.parse(JSON.parse(text)))
    .catch(() => {
      throw new StartError(
        'TRUSTED_DOCUMENTS must be a JSON file that maps SHA-256 hashes to documents, or an Apollo manifest.',
      );
    });
  for (const { id, body } of operations)
    if (id !== hash('sha256', body))
      throw new StartError(`TRUSTED_DOCUMENTS: ${id.slice(0, 80)} is not the SHA-256 of its document.`);
  return new Map(operations.map(({ id, body }) => [id, body]));
}
