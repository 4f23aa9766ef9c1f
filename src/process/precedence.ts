/** What a thread that gives way is told of those that go before it: how many there are. */
export type Before = SharedArrayBuffer;

/** How long a thread gives way at most, so that it never stops for good. */
interface Patience {
  /** So many times as long as it was at work. */
  share: number;
  /** Milliseconds at once. */
  longest: number;
}
const PATIENCE: Patience = { share: 2, longest: 50 };

/** Work that goes before what threads do meanwhile, as far as those call `givingWay`. */
export class Precedence {
  readonly before: Before = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #count = new Int32Array(this.before);

  /** Threads give way until this has come to something. */
  during<T>(work: Promise<T>): Promise<T> {
    Atomics.add(this.#count, 0, 1);
    const over = (): void => {
      if (Atomics.sub(this.#count, 0, 1) === 1) Atomics.notify(this.#count, 0);
    };
    work.then(over, over);
    return work;
  }
}

/** For a thread to call between its steps: it stands still there while others go before, but for so long only that it gets its share. */
export function givingWay(before: Before, { share, longest } = PATIENCE): () => void {
  const count = new Int32Array(before);
  let left = 0;
  let since = performance.now();
  return () => {
    if (Atomics.load(count, 0) === 0) return;
    const now = performance.now();
    left = Math.min(longest, left + share * (now - since));
    since = now;
    for (let many = Atomics.load(count, 0); many > 0 && left > 0; many = Atomics.load(count, 0)) {
      Atomics.wait(count, 0, many, left);
      const woken = performance.now();
      left -= woken - since;
      since = woken;
    }
  };
}
