import { type ReplayDocument, readReplay, Unreadable } from '../../../../../src/engine/index.ts';

/** A document as it is to be looked at: nothing of it has been judged. */
type Readable = { document: ReplayDocument } | { unreadable: string };

/** Reads a record to show it. One whose chain breaks is read up to there. */
export function readRecord(bytes: Uint8Array): Readable {
  try {
    return { document: readReplay(textOf(bytes)) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    throw error;
  }
}

/** @throws Unreadable FORM when it is not UTF-8 */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unreadable('The file is not UTF-8.', { field: 'body' });
  }
}
