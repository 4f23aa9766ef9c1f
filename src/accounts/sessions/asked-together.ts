/** Keys of one question at most. */
const MOST = 256;

/** A question that has not been asked yet. */
interface Question<V> {
  keys: Set<string>;
  answer: Promise<ReadonlyMap<string, V>>;
}

/** What many want to know in the same turn of the event loop is asked once, for all of them; never of an answer that was on its way before. */
export class AskedTogether<V> {
  readonly #ask: (keys: string[]) => Promise<ReadonlyMap<string, V>>;
  #next: Question<V> | null = null;

  constructor(ask: (keys: string[]) => Promise<ReadonlyMap<string, V>>) {
    this.#ask = ask;
  }

  /** Null: there is none. */
  async find(key: string): Promise<V | null> {
    if (!this.#next || this.#next.keys.size >= MOST) this.#next = this.#begun();
    const { keys, answer } = this.#next;
    keys.add(key);
    return (await answer).get(key) ?? null;
  }

  #begun(): Question<V> {
    const keys = new Set<string>();
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (this.#next === question) this.#next = null;
      return this.#ask([...keys]);
    });
    const question = { keys, answer };
    return question;
  }
}
