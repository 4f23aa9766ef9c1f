import type { Listening } from '../../../ledger/news.ts';
import { isOver, type MatchHead } from '../../match/match.ts';

/** For which of the matches in memory this node listens: those that go on. */
export class Listened {
  readonly #listenFor: (matchId: string) => Listening;
  readonly #all = new Map<string, Listening>();

  constructor(listenFor: (matchId: string) => Listening) {
    this.#listenFor = listenFor;
  }

  /** A match is in memory, and stands like this. */
  keep(match: Pick<MatchHead, 'id' | 'status'>): void {
    if (isOver(match)) this.leave(match.id);
    else if (!this.#all.has(match.id)) this.#all.set(match.id, this.#listenFor(match.id));
  }

  /** It is in memory no more. */
  leave(id: string): void {
    this.#all.get(id)?.end();
    this.#all.delete(id);
  }
}
