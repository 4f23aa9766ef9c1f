import type { AnyGame, KeySet } from '../../engine/index.ts';
import { Apart, type Document } from '../../process/apart.ts';
import type { RecordFinding } from '../record/conclude.ts';
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
  const thread = new URL(here.endsWith('.ts') ? './judge-thread.ts' : './judge-thread.js', here);
  const longest = { OURS: LONGEST, STRANGERS: LONGEST };
  const apart = new Apart<AskedRecord, RecordFinding>({ thread, longest, queue: QUEUE });
  return {
    examine: (document, owner, keys) => apart.ask({ document, keys }, owner),
    close: () => apart.close(),
  };
}
