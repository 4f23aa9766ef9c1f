/** Lets players move only during a measurement, and counts their moves. */
export class Gate {
  /** Moves since the gate was opened: answered, or received by the other player. */
  moves = 0;
  #passed: Promise<void> = Promise.resolve();
  #letPass = (): void => {};

  constructor() {
    this.close();
  }

  /** Resolves when the gate is open. */
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
