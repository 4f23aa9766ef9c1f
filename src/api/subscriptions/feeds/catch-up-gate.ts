/** Skips frames that the reader already has, and holds back new frames until the reader has caught up. */
export class CatchUpGate<T> {
  readonly #send: (frame: T) => void;
  #known: number;
  #held: T[] | null = [];

  /** @param known the last version that the reader has or will have when the gate opens */
  constructor(send: (frame: T) => void, known: number) {
    this.#send = send;
    this.#known = known;
  }

  get known(): number {
    return this.#known;
  }

  /** No frame mixes known and new entries. @param version the version of the frame's last entry */
  write(frame: T, version: number): void {
    if (version <= this.#known) return;
    this.#known = version;
    this.#pass(frame);
  }

  /** Passes a frame without entries, such as one about a taken seat. Readers with a later version skip it. */
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
