import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Bytes that may wait for one slow reader, and, more or less, for all of a node together. */
export const BACKLOG = { one: 1024 * 1024, all: 64 * 1024 * 1024 } as const;
/** Bytes that wait for nobody longer than a moment. */
export const LITTLE = 16 * 1024;

/** Who reads more slowly than they are told, and how much may wait for each: the more there are, the less. */
export class Backlogs {
  readonly #behind = new Set<Pick<WebSocket, 'bufferedAmount'>>();

  /** Whether so much waits for this reader that no more is kept for it. To be asked before anything is sent. */
  isTooSlow(socket: Pick<WebSocket, 'bufferedAmount'>): boolean {
    const waiting = socket.bufferedAmount;
    if (waiting < LITTLE) {
      this.#behind.delete(socket);
      return false;
    }
    this.#behind.add(socket);
    return waiting > Math.min(BACKLOG.one, BACKLOG.all / this.#behind.size);
  }

  /** The connection is closed. */
  forget(socket: Pick<WebSocket, 'bufferedAmount'>): void {
    this.#behind.delete(socket);
  }
}

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
