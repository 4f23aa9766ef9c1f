/** A lock that many can share, or one can hold exclusively. */
export class Lock {
  #shared = 0;
  #held = 0;
  #waiting: (() => void)[] = [];

  async share<T>(work: () => Promise<T>): Promise<T> {
    while (this.#held > 0) await this.#change();
    this.#shared++;
    return work().finally(() => {
      this.#shared--;
      this.#notify();
    });
  }

  /** Waits for those who share it. Returns a function that releases it. */
  async hold(): Promise<() => void> {
    this.#held++;
    while (this.#shared > 0) await this.#change();
    return () => {
      this.#held--;
      this.#notify();
    };
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #notify(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}
