interface Read<T> {
  value: Promise<T>;
  /** The read that begins when this one is done, for callers that came during this one. */
  next: Promise<T> | null;
}

/** At most one read of a key runs at a time. Each caller gets a read that began after its call. */
export class SharedReads<T> {
  readonly #running = new Map<string, Read<T>>();

  read(key: string, load: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (!running) return this.#start(key, load);
    const start = () => this.#start(key, load);
    running.next ??= running.value.then(start, start);
    return running.next;
  }

  #start(key: string, load: () => Promise<T>): Promise<T> {
    const read: Read<T> = { value: load(), next: null };
    this.#running.set(key, read);
    const end = (): void => {
      if (!read.next) this.#running.delete(key);
    };
    read.value.then(end, end);
    return read.value;
  }
}
