import { isUtf8 } from 'node:buffer';
import type { AnyGame, KeySet } from '../engine/index.ts';
import { Refused } from '../errors.ts';
import { GAMES } from '../games/index.ts';
import { asRefusal, type DocumentVerifier, separateVerifier, verifierMain } from '../process/document-verifier.ts';
import type { RecordFinding } from './record/verdict.ts';
import { RecordVerifier } from './record/verify-record.ts';

const LINE_END = 10;
/** The time limit for one record, which may have hundreds of matches, in milliseconds. */
const LONGEST = 120_000;
/** The maximum number of queued records. Each record can have up to 64 MiB. */
const QUEUE = 5;

/** Verifies records in a child process that runs this file. Replays are verified in another process. */
export function recordVerifier(): DocumentVerifier<RecordFinding> {
  const longest = { ours: LONGEST, strangers: LONGEST };
  return separateVerifier({ file: new URL(import.meta.url), longest, queue: QUEUE });
}

export default verifierMain((keys, document) => verifyRecordText(GAMES, keys, document));

/** @throws Refused BAD_INPUT if the record is invalid or ambiguous; TOO_COSTLY if it is too large */
export function verifyRecordText(games: readonly AnyGame[], keys: KeySet, document: Uint8Array): RecordFinding {
  const bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  return asRefusal(() => {
    const judge = new RecordVerifier(games, keys);
    for (let from = 0; from < bytes.length && !judge.isRefuted; ) {
      const found = bytes.indexOf(LINE_END, from);
      const to = found < 0 ? bytes.length : found;
      const line = bytes.subarray(from, to);
      if (!isUtf8(line))
        throw new Refused('BAD_INPUT', 'The record is not UTF-8: send it as it was downloaded.', { field: 'body' });
      judge.take(line.toString());
      from = to + 1;
    }
    return judge.finish();
  });
}
