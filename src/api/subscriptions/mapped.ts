export interface Mapping<A, B> {
  value(event: A): Promise<B>;
  /** The last thing that is heard when the source throws. */
  error(error: unknown): B;
}

/**
 * The source's events, each one mapped. Ending it ends the source at once, also while it waits for its next event: an
 * async generator would first wait for that.
 */
export function mapped<A, B>(source: AsyncIterable<A>, mapping: Mapping<A, B>): AsyncIterableIterator<B> {
  const events = source[Symbol.asyncIterator]();
  let over = false;
  let leave: (end: IteratorReturnResult<undefined>) => void = () => {};
  const left = new Promise<IteratorReturnResult<undefined>>((resolve) => {
    leave = resolve;
  });
  const step = async (): Promise<IteratorResult<B, undefined>> => {
    try {
      const event = await events.next();
      return event.done ? END : { done: false, value: await mapping.value(event.value) };
    } catch (error) {
      over = true;
      return { done: false, value: mapping.error(error) };
    }
  };
  return {
    next: () => (over ? Promise.resolve(END) : Promise.race([step(), left])),
    return: async () => {
      over = true;
      leave(END);
      events.return?.().catch(() => {}); // whoever listened has gone
      return END;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const END: IteratorReturnResult<undefined> = { done: true, value: undefined };
