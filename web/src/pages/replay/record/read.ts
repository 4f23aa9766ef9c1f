import { type ReplayDocument, readReplay, Unreadable } from '../../../../../src/engine/index.ts';

/** An unverified document for viewing. */
type Readable = { document: ReplayDocument } | { unreadable: string };

/** Reads a record for viewing. A broken chain is read up to the break. */
export function readRecord(bytes: Uint8Array): Readable {
  try {
    return { document: readReplay(textOf(bytes)) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
}

/** @throws Unreadable FORM if it is not UTF-8 */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unreadable('The file is not UTF-8.', { field: 'body' });
  }
}
