import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** The maximum number of bytes buffered for one slow reader and, approximately, for all slow readers of a node. */
export const BACKLOG = { one: 1024 * 1024, all: 64 * 1024 * 1024 } as const;
/** A reader with fewer buffered bytes is not considered slow. */
export const LITTLE = 16 * 1024;

/** Limits the bytes buffered for each slow reader. The limit falls as the number of slow readers rises. */
export class Backlogs {
  readonly #behind = new Set<Pick<WebSocket, 'bufferedAmount'>>();

  /** Whether too many bytes are buffered for a reader. Call this method before sending a frame. */
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

/** Corks a connection for one turn of the event loop, so that all of its frames are sent in one system call. */
export class Corks {
  readonly #held = new Set<Socket>();

  /** Corks a connection. Call this method before writing a frame. */
  hold(connection: Socket): void {
    if (this.#held.has(connection)) return;
    if (this.#held.size === 0) setImmediate(() => this.#letGo());
    this.#held.add(connection);
    connection.cork();
  }

  /** Sends the frames written to a connection so far. */
  release(connection: Socket): void {
    if (this.#held.delete(connection)) connection.uncork();
  }

  #letGo(): void {
    for (const connection of this.#held) connection.uncork();
    this.#held.clear();
  }
}
