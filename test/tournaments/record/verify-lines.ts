import type { KeySet } from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { concludedRecord, type RecordVerdict } from '../../../src/tournaments/record/verdict.ts';
import { RecordVerifier } from '../../../src/tournaments/record/verify-record.ts';
import { KEY } from './small-event.ts';

/** Returns the verdict on a record unknown to the server. @param keys the trusted keys; by default the server's */
export function verdictOn(lines: readonly string[], keys: KeySet = { keys: [KEY.published] }): RecordVerdict {
  const judge = new RecordVerifier(GAMES, keys);
  for (const line of lines) judge.take(line);
  return concludedRecord(judge.finish(), 'UNKNOWN');
}
