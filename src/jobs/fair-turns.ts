interface Turn {
  go(): void;
}

/** Work of many owners, so much of it at the same time: whose turn it is goes round the owners, not the work. */
export class FairTurns {
  readonly #atOnce: number;
  /** Those who wait, by owner; the owner who is next stands first. */
  readonly #waiting = new Map<string, Turn[]>();
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(owner);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(owner: string): Promise<void> {
    return new Promise((go) => {
      const turns = this.#waiting.get(owner) ?? [];
      turns.push({ go });
      this.#waiting.set(owner, turns);
    });
  }

  // The place of who has finished goes to the next one.
  #next(): void {
    const [owner, turns] = this.#waiting.entries().next().value ?? [];
    const turn = turns?.shift();
    if (owner === undefined || !turns || !turn) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(owner);
    if (turns.length > 0) this.#waiting.set(owner, turns); // behind the others
    turn.go();
  }
}
