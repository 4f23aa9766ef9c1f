/**
 * Passes a feed's frames to one reader. It skips frames that the reader has, and holds the others back until it has caught up.
 */
export class CatchUpGate<T> {
  readonly #send: (frame: T) => void;
  #known: number;
  #held: T[] | null = [];

  /** @param known the last version that the reader has, or will have when the gate is opened */
  constructor(send: (frame: T) => void, known: number) {
    this.#send = send;
    this.#known = known;
  }

  /** The last version that the reader has or that is held back for it. */
  get known(): number {
    return this.#known;
  }

  /** @param version the frame's last entry. No frame spans `known`. */
  write(frame: T, version: number): void {
    if (version <= this.#known) return;
    this.#known = version;
    this.#pass(frame);
  }

  /** Passes a frame without entries, which reports some other change. Readers with a later version do not need it. */
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
