import type { AnyGame, KeySet } from '../../engine/index.ts';
import { type Document, DocumentPool } from '../../process/document-pool.ts';
import type { RecordFinding } from '../record/verdict.ts';
import { examineLines } from './verdict-on-lines.ts';

/** What the thread is asked. */
export interface AskedRecord extends Document {
  keys: KeySet;
}

/** Judges records of tournaments. */
export interface TournamentJudge {
  /**
   * What can be seen of a record, in UTF-8; it may be taken away from the caller.
   * @param owner whose document it is: turns go round the owners
   * @param keys whose signatures count
   * @throws Refused BAD_INPUT when it is none; TOO_COSTLY; RATE_LIMITED when too many wait
   */
  examine(document: Uint8Array<ArrayBuffer>, owner: string, keys: KeySet): Promise<RecordFinding>;
  close(): Promise<void>;
}

/** Milliseconds for one record: hundreds of matches. */
const LONGEST = 120_000;
/** Records that may wait for their turn: each holds up to 64 MiB. */
const QUEUE = 5;

/** A judge that keeps everybody waiting meanwhile: for games that are not in the registry. */
export function judgeRecordsHere(games: readonly AnyGame[]): TournamentJudge {
  return { examine: async (document, _, keys) => examineLines(games, keys, document), close: async () => {} };
}

/** A judge of registered games on a thread of its own, beside that of replays: whose verdict comes soon does not wait for these. */
export function judgeRecordsApart(): TournamentJudge {
  const here = import.meta.url;
  const file = new URL(here.endsWith('.ts') ? './judge-thread.ts' : './judge-thread.js', here);
  const longest = { ours: LONGEST, strangers: LONGEST };
  const pool = new DocumentPool<AskedRecord, RecordFinding>({ file, longest, queue: QUEUE });
  return {
    examine: (document, owner, keys) => pool.ask({ document, keys }, owner),
    close: () => pool.close(),
  };
}
