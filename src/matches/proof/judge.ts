import type { AnyGame, Finding, KeySet } from '../../engine/index.ts';
import { type Document, DocumentPool, type DocumentPoolSettings } from '../../process/document-pool.ts';
import type { Judge } from '../match/workers.ts';
import { examineText } from './verdict-on-text.ts';

/** What the thread is asked. */
export interface Asked extends Document {
  keys: KeySet;
}

/** The longest match takes a few seconds. The server's own documents are no attack, so they may take longer. */
const LONGEST: DocumentPoolSettings['longest'] = { ours: 300_000, strangers: 60_000 };
/** Documents of players that may wait. The server's own come from jobs, whose number is bounded. */
const QUEUE = 50;

/** A judge that keeps everybody waiting meanwhile: for games that are not in the registry. */
export function judgeHere(games: readonly AnyGame[]): Judge {
  return { examine: async (document, _, keys) => examineText(games, keys, document), close: async () => {} };
}

/** A judge of registered games on a thread of its own: a long document takes seconds, and no move waits for them. */
export function judgeApart(longest = LONGEST): Judge {
  const here = import.meta.url;
  const file = new URL(here.endsWith('.ts') ? './judge-thread.ts' : './judge-thread.js', here);
  const pool = new DocumentPool<Asked, Finding>({ file, longest, queue: QUEUE });
  return {
    examine: (document, owner, keys) => pool.ask({ document, keys }, owner),
    close: () => pool.close(),
  };
}
