import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { StartError } from '../../../start-error.ts';

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
