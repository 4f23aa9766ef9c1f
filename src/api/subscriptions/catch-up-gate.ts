/** Holds a feed's frames back until its reader has caught up, then lets through what the reader does not know yet. */
export class Gate {
  readonly #send: (payload: string) => void;
  #held: { payload: string; version: number }[] | null = [];

  constructor(send: (payload: string) => void) {
    this.#send = send;
  }

  write(payload: string, version: number): void {
    if (this.#held) this.#held.push({ payload, version });
    else this.#send(payload);
  }

  /** @param known the last version that the reader has */
  open(known: number): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const { payload, version } of held) if (version > known) this.#send(payload);
  }
}
