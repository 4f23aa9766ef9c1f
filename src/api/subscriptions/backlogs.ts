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
