import { Socket } from 'node:net';
import pg from 'pg';
import { settlesWithin } from '../promises.ts';
import { tracePool } from '../telemetry/traced-pool.ts';
import type { Telemetry } from '../telemetry/traces.ts';
import { closeConnection, connectionSettings, isIdle, type Limits, limitsOf, type Pooler } from './connection.ts';

/** A PostgreSQL error code (Appendix A of the manual). */
const DISK_FULL = '53100';
/** How long `close` waits for connections in use, in milliseconds. */
const CLOSE_TIMEOUT = 5000;
/** How long code that uses a connection may take to notice that the connection is gone, in milliseconds. */
const NOTICE = 500;

/**
 * A pool of connections for requests. A connection returned inside a transaction is closed, so that no later statements
 * run in that transaction. A connection that breaks while idle is replaced at the next query.
 */
export class Pool extends pg.Pool {
  /** When PostgreSQL last reported a full disk, as a `performance.now` time. */
  fullAt = Number.NEGATIVE_INFINITY;
  readonly #sockets: Set<Socket>;
  #ending: Promise<void> | undefined;

  constructor(url: string, size: number, limits: Partial<Limits>, pooler?: Pooler) {
    const sockets = new Set<Socket>();
    super({ ...connectionSettings(url, limits, pooler), max: size, stream: () => noted(sockets) });
    this.#sockets = sockets;
    this.on('error', () => {}); // without a listener an error would end the process
    this.on('connect', (client) => {
      if (client instanceof pg.Client) client.connection.on('errorMessage', (message) => this.#noteFull(message));
    });
    // pg-pool emits `release` before it checks whether the connection is being closed.
    this.on('release', (error, client) => {
      if (error || !isIdle(client)) void closeConnection(client);
    });
  }

  #noteFull({ code }: { code?: string }): void {
    if (code === DISK_FULL) this.fullAt = performance.now();
  }

  /** Closes all connections. Connections that are still in use after `timeout` milliseconds are destroyed. */
  async close(timeout = CLOSE_TIMEOUT): Promise<void> {
    this.#ending ??= this.end();
    if (await settlesWithin(this.#ending, timeout)) return;
    for (const socket of this.#sockets) socket.destroy();
    await settlesWithin(this.#ending, NOTICE);
  }
}

/** Creates a connection's socket, which is tracked even before pg reports that it is connected. */
function noted(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.on('close', () => sockets.delete(socket));
}

export function openPool(
  url: string,
  size: number,
  limits: Partial<Limits> = limitsOf(),
  telemetry?: Telemetry | undefined,
  pooler?: Pooler,
): Pool {
  const pool = new Pool(url, size, limits, pooler);
  if (telemetry) tracePool(pool, telemetry);
  return pool;
}
