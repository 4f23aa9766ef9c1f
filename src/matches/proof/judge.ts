import type { AnyGame, Finding, KeySet } from '../../engine/index.ts';
import { Apart, type ApartSettings, type Document } from '../../process/apart.ts';
import type { Judge } from '../match/judge.ts';
import { examineText } from './verdict-on-text.ts';

/** What the thread is asked. */
export interface Asked extends Document {
  keys: KeySet;
}

/** Milliseconds for one document. The longest match takes a few seconds; what we have dealt ourselves is no attack. */
const LONGEST: ApartSettings['longest'] = { OURS: 300_000, STRANGERS: 60_000 };
/** Documents of strangers that may wait for their turn; of ours there are never more than jobs that run. */
const QUEUE = 50;

/** A judge that keeps everybody waiting meanwhile: for games that are not in the registry. */
export function judgeHere(games: readonly AnyGame[]): Judge {
  return { examine: async (document, _, keys) => examineText(games, keys, document), close: async () => {} };
}

/** A judge of registered games on a thread of its own: a long document takes seconds, and no move waits for them. */
export function judgeApart(longest = LONGEST): Judge {
  const here = import.meta.url;
  const thread = new URL(here.endsWith('.ts') ? './judge-thread.ts' : './judge-thread.js', here);
  const apart = new Apart<Asked, Finding>({ thread, longest, queue: QUEUE });
  return {
    examine: (document, owner, keys) => apart.ask({ document, keys }, owner),
    close: () => apart.close(),
  };
}
