import { Socket } from 'node:net';
import pg from 'pg';
import { inTime } from '../in-time.ts';
import { type Watching, watchPool } from '../telemetry/watched-pool.ts';
import { hangUp, isIdle, type Limits, limitsOf, linkSettings } from './link.ts';

/** PostgreSQL, Appendix A: error codes. */
const DISK_FULL = '53100';
/** How long those who still hold connections are waited for when a pool is closed, in milliseconds. */
const PATIENCE = 5000;
/** How long they may take to notice that their connections are gone. */
const NOTICE = 500;

/**
 * Connections for requests. A connection that is given back inside a transaction is ended, so that no other client's statements
 * run in it; one that drops while idle is replaced by the next query.
 */
export class Pool extends pg.Pool {
  /** When PostgreSQL last had no room on its disk for something, by `performance.now()`. */
  fullAt = Number.NEGATIVE_INFINITY;
  readonly #sockets: Set<Socket>;
  #ending: Promise<void> | undefined;

  constructor(url: string, size: number, limits: Partial<Limits>) {
    const sockets = new Set<Socket>();
    super({ ...linkSettings(url, limits), max: size, stream: () => noted(sockets) });
    this.#sockets = sockets;
    const ignored = () => {}; // unheard, it would end the process
    this.on('error', ignored);
    this.on('connect', (client) => {
      client.on('error', ignored);
      if (client instanceof pg.Client) client.connection.on('errorMessage', (message) => this.#noteFull(message));
    });
    // pg-pool looks after this whether the connection is being ended.
    this.on('release', (error, client) => {
      if (error || !isIdle(client)) void hangUp(client);
    });
  }

  #noteFull({ code }: { code?: string }): void {
    if (code === DISK_FULL) this.fullAt = performance.now();
  }

  /** Gives all connections back, and cuts those still in use after a while. @param patience in milliseconds */
  async close(patience = PATIENCE): Promise<void> {
    this.#ending ??= this.end();
    if (await inTime(this.#ending, patience)) return;
    for (const socket of this.#sockets) socket.destroy();
    await inTime(this.#ending, NOTICE);
  }
}

/** What a connection is made over; kept in sight from the first moment, before pg says that it is connected. */
function noted(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.on('close', () => sockets.delete(socket));
}

export function openPool(
  url: string,
  size: number,
  limits: Partial<Limits> = limitsOf(),
  watching?: Watching | undefined,
): Pool {
  const pool = new Pool(url, size, limits);
  if (watching) watchPool(pool, watching);
  return pool;
}
