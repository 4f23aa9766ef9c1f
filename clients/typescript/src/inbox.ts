/** A queue of unread items that ends after the last item. */
export class Inbox<T> {
  readonly #come: T[] = [];
  #end: { error: unknown } | null = null;
  #wake: () => void = () => {};

  put(one: T): void {
    this.#come.push(one);
    this.#wake();
  }

  /** Ends the queue. Later calls do nothing. @param error thrown after the last item; null for a normal end */
  close(error: unknown = null): void {
    this.#end ??= { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      const [one] = this.#come;
      if (one !== undefined) {
        this.#come.shift();
        yield one;
      } else if (this.#end) {
        if (this.#end.error !== null) throw this.#end.error;
        return;
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }
}
