import { Refused } from '../errors.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Streams } from './store.ts';

/** The number of attempts before a command is refused, if another writer is first each time. */
const TRIES = 4;

interface Ledger<H, S, E, L extends { id: string }, K> {
  commits: Pick<GroupCommit<L>, 'append'>;
  store: Pick<Streams<L, E, unknown, K>, 'read' | 'byKey'>;
  cache: { advance(held: H, next: S, line: L): void; catchUp(held: H): Promise<void>; drop(id: string): void };
}

interface Decided<S, E, L> {
  line: L;
  entry: E;
  /** The stream's state after the entry. */
  next: S;
}

/**
 * Appends an entry, and adds it to the cache once it is durable. Call this function only inside `cache.exclusive`. If
 * another writer was first, the cache catches up, and the result is the entry made under the same key. The result is
 * null if there is no such entry; the command must then be decided again.
 */
export async function commit<H, S, E extends { version: number; hash: string }, L extends { id: string }, K>(
  ledger: Ledger<H, S, E, L, K>,
  held: H,
  { line, entry, next }: Decided<S, E, L>,
  keyed: K,
): Promise<{ entry: E; isNew: boolean } | null> {
  const { commits, store, cache } = ledger;
  try {
    const appended = await commits.append(line);
    if (appended === 'WRITTEN' || (appended === 'DOUBTFUL' && (await isThere(store, line.id, entry)))) {
      cache.advance(held, next, line);
      return { entry, isNew: true };
    }
  } catch (error) {
    cache.drop(line.id); // the entry may have been written despite the error
    throw error;
  }
  const first = await store.byKey(line.id, keyed);
  await cache.catchUp(held);
  return first && { entry: first, isNew: false };
}

// The conflicting entry may be the caller's own, written by an earlier attempt.
async function isThere<E extends { version: number; hash: string }>(
  store: Pick<Streams<never, E, unknown, never>, 'read'>,
  id: string,
  { version, hash }: E,
): Promise<boolean> {
  const [there] = await store.read(id, version - 1, version);
  return there?.hash === hash;
}

/**
 * @param attempt returns 'conflict' if another writer was first, the entry was too late or the stream has ended, and
 * 'again' if an overdue entry had to come first
 * @throws Refused STALE_VERSION after too many conflicts
 */
export async function retryOnConflict<T>(
  attempt: () => Promise<T | 'conflict' | 'again'>,
  stream: { what: 'match' | 'tournament'; version(): number; conflict?(then: 'retried' | 'refused'): void },
): Promise<T> {
  for (let tries = 1; tries <= TRIES; ) {
    const made = await attempt();
    if (made === 'again') continue;
    if (made !== 'conflict') return made;
    stream.conflict?.(tries < TRIES ? 'retried' : 'refused');
    tries++;
  }
  const message = `The ${stream.what} keeps changing: read it again, and send your request with the new version.`;
  throw new Refused('STALE_VERSION', message, { version: stream.version() });
}
