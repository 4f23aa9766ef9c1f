/** Lets a feed's frames through to one reader who knows a part of them already, and holds them back until that part is caught up on. */
export class Gate {
  readonly #send: (payload: string) => void;
  #known: number;
  #held: string[] | null = [];

  /** @param known the last version that the reader has, or will have caught up on when the gate is opened */
  constructor(send: (payload: string) => void, known: number) {
    this.#send = send;
    this.#known = known;
  }

  /** The last version that the reader is going to have been told of. */
  get known(): number {
    return this.#known;
  }

  /** @param version of the frame's last entry; its first one is later than `known`, or this is not later either */
  write(payload: string, version: number): void {
    if (version <= this.#known) return;
    this.#known = version;
    if (this.#held) this.#held.push(payload);
    else this.#send(payload);
  }

  open(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const payload of held) this.#send(payload);
  }
}
