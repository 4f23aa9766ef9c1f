import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** The maximum bytes buffered for one slow reader and, roughly, for all of a node's readers. */
export const BACKLOG = { one: 1024 * 1024, all: 64 * 1024 * 1024 } as const;
/** Readers with fewer buffered bytes are not slow. */
export const LITTLE = 16 * 1024;

/** Tracks slow readers, and limits the bytes buffered for each. The more slow readers, the lower the limit. */
export class Backlogs {
  readonly #behind = new Set<Pick<WebSocket, 'bufferedAmount'>>();

  /** Whether this reader's buffer is above its limit. Call it before sending. */
  isTooSlow(socket: Pick<WebSocket, 'bufferedAmount'>): boolean {
    const waiting = socket.bufferedAmount;
    if (waiting < LITTLE) {
      this.#behind.delete(socket);
      return false;
    }
    this.#behind.add(socket);
    return waiting > Math.min(BACKLOG.one, BACKLOG.all / this.#behind.size);
  }

  forget(socket: Pick<WebSocket, 'bufferedAmount'>): void {
    this.#behind.delete(socket);
  }
}

/** Corks connections for one turn of the event loop, so that all their frames go out in one system call. */
export class Corks {
  readonly #held = new Set<Socket>();

  /** Call it before writing. */
  hold(connection: Socket): void {
    if (this.#held.has(connection)) return;
    if (this.#held.size === 0) setImmediate(() => this.#letGo());
    this.#held.add(connection);
    connection.cork();
  }

  /** Sends what has been written so far. */
  release(connection: Socket): void {
    if (this.#held.delete(connection)) connection.uncork();
  }

  #letGo(): void {
    for (const connection of this.#held) connection.uncork();
    this.#held.clear();
  }
}
