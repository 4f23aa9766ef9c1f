/** Lets a feed's frames through to one reader who knows a part of them already, and holds them back until that part is caught up on. */
export class Gate<T> {
  readonly #send: (frame: T) => void;
  #known: number;
  #held: T[] | null = [];

  /** @param known the last version that the reader has, or will have caught up on when the gate is opened */
  constructor(send: (frame: T) => void, known: number) {
    this.#send = send;
    this.#known = known;
  }

  /** The last version that the reader is going to have been told of. */
  get known(): number {
    return this.#known;
  }

  /** @param version of the frame's last entry; its first one is later than `known`, or this is not later either */
  write(frame: T, version: number): void {
    if (version <= this.#known) return;
    this.#known = version;
    this.#pass(frame);
  }

  /** A frame without entries, which tells of something else that is new; whoever is ahead of it knows. */
  note(frame: T, version: number): void {
    if (version >= this.#known) this.#pass(frame);
  }

  #pass(frame: T): void {
    if (this.#held) this.#held.push(frame);
    else this.#send(frame);
  }

  open(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const frame of held) this.#send(frame);
  }
}
