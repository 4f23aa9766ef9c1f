import type { Socket } from 'node:net';

/** Connections to which something has been written in this turn of the event loop: all of it leaves with one call to the system. */
export class Corks {
  readonly #held = new Set<Socket>();

  /** To be called before something is written. */
  hold(connection: Socket): void {
    if (this.#held.has(connection)) return;
    if (this.#held.size === 0) setImmediate(() => this.#letGo());
    this.#held.add(connection);
    connection.cork();
  }

  /** Lets what has been written to it leave now. */
  release(connection: Socket): void {
    if (this.#held.delete(connection)) connection.uncork();
  }

  #letGo(): void {
    for (const connection of this.#held) connection.uncork();
    this.#held.clear();
  }
}
