import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Watching, watchPool } from '../telemetry/watched-pool.ts';
import { hangUp, isIdle, type Limits, limitsOf, linkSettings } from './link.ts';

/** PostgreSQL, Appendix A: error codes. */
const DISK_FULL = '53100';
/** How long those who still hold connections are waited for when a pool is closed, in milliseconds. */
const PATIENCE = 5000;
/** How long they may take to notice that their connections are gone. */
const NOTICE = 500;

/**
 * Connections for requests. One that drops while idle is replaced by the next query; one that is given back in the middle
 * of something is ended, so that nobody's statements run in the transaction of somebody else.
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

  /**
   * Gives all connections back; those that somebody still holds are cut after a while.
   * @param patience in milliseconds
   */
  async close(patience = PATIENCE): Promise<void> {
    this.#ending ??= this.end();
    if (await within(patience, this.#ending)) return;
    for (const socket of this.#sockets) socket.destroy();
    await within(NOTICE, this.#ending);
  }
}

/** What a connection is made over; kept in sight from the first moment, before pg says that it is connected. */
function noted(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.on('close', () => sockets.delete(socket));
}

async function within(ms: number, ending: Promise<void>): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  const late = sleep(ms, false, { signal }).catch(() => false);
  return Promise.race([ending.then(() => true), late]).finally(() => over.abort());
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
