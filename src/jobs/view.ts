/** Bots whose questions a worker holds at the same time, waiting and thought about. */
export const IN_VIEW = 1024;

/** `TAKEN`: it is here now. `KNOWN`: it has been here already. `LATER`: others are to find room. */
export type Seen = 'TAKEN' | 'KNOWN' | 'LATER';

/** Nobody holds more than this share of the places that are free. */
const SHARE = 1 / 4;

/**
 * What a worker holds. However many bring however much, room is left for whoever has brought nothing yet: one alone has a fifth of all places
 * at most, n of them come to an (n + 4)th each, and four times that much stays free.
 */
export class View {
  readonly #places: number;
  readonly #known = new Set<string>();
  readonly #held = new Map<string, number>();

  constructor(places: number) {
    this.#places = places;
  }

  /** Takes what one owner asks, unless that one has had enough; `TAKEN` is to be let go of when it is done. */
  take(owner: string, question: string): Seen {
    if (this.#known.has(question)) return 'KNOWN';
    const held = this.#held.get(owner) ?? 0;
    if (held >= SHARE * (this.#places - this.#known.size)) return 'LATER';
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
