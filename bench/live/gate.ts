/** Lets players move only during a measurement, and counts their moves. */
export class Gate {
  /**
   * The number of moves since the gate opened. A move counts once it is answered or the other player has received it.
   */
  moves = 0;
  #passed: Promise<void> = Promise.resolve();
  #letPass = (): void => {};

  constructor() {
    this.close();
  }

  /** A promise that resolves when the gate is open. */
  get passed(): Promise<void> {
    return this.#passed;
  }

  open(): void {
    this.moves = 0;
    this.#letPass();
  }

  close(): void {
    this.#passed = new Promise((resolve) => {
      this.#letPass = resolve;
    });
  }
}
