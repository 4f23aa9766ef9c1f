import { isWithinShare } from '../process/fair-queue.ts';

/** The maximum number of bot questions that a worker holds at the same time, waiting or in progress. */
export const HELD_QUESTIONS = 1024;

/**
 * Limits the bot questions that a worker holds. Each owner is capped at a quarter of the free places, so that newcomers
 * always find room. A single owner gets at most a fifth of all places. `n` owners get 1 / (n + 4) of the places each,
 * and four shares of that size stay free.
 */
export class FairShare {
  readonly #places: number;
  readonly #known = new Set<string>();
  readonly #held = new Map<string, number>();

  constructor(places: number) {
    this.#places = places;
  }

  /** `TAKEN`: call `letGo` when the question is done. `LATER`: the owner already has its share. */
  take(owner: string, question: string): 'TAKEN' | 'KNOWN' | 'LATER' {
    if (this.#known.has(question)) return 'KNOWN';
    const held = this.#held.get(owner) ?? 0;
    if (!isWithinShare(held, this.#places - this.#known.size)) return 'LATER';
    this.#known.add(question);
    this.#held.set(owner, held + 1);
    return 'TAKEN';
  }

  letGo(owner: string, question: string): void {
    if (!this.#known.delete(question)) return;
    const held = (this.#held.get(owner) ?? 0) - 1;
    if (held > 0) this.#held.set(owner, held);
    else this.#held.delete(owner);
  }
}
