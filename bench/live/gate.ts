/** Lets players move while they are measured, and counts what they do. */
export class Gate {
  /** Since it was opened: moves that were answered, or heard by the other player. */
  moves = 0;
  #passed: Promise<void> = Promise.resolve();
  #letPass = (): void => {};

  constructor() {
    this.close();
  }

  /** Until the gate is open. */
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
