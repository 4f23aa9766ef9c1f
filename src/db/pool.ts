import { Socket } from 'node:net';
import pg from 'pg';
import { settlesWithin } from '../promises.ts';
import { tracePool } from '../telemetry/traced-pool.ts';
import type { Telemetry } from '../telemetry/traces.ts';
import { closeConnection, connectionSettings, isIdle, type Limits, limitsOf, type Pooler } from './connection.ts';
import { type NewestLineage, readLineage } from './outage/lineage.ts';

/** A PostgreSQL error code (Appendix A of the manual). */
const DISK_FULL = '53100';
/** How long `close` waits for connections in use, in milliseconds. */
const CLOSE_TIMEOUT = 5000;
/** How long code that uses a connection may take to notice that the connection is gone, in milliseconds. */
const NOTICE = 500;
/** How long a connection is used, in seconds. So a node soon reaches a new primary, even if old connections still work. */
const LIFETIME = 30;

/**
 * A pool of connections for requests. A connection returned inside a transaction is closed, so that no later statements
 * run in that transaction. A connection that breaks while idle is replaced at the next query. If the pool has a lineage, it
 * refuses connections to standbys and to old primaries. A pooler hides where its connections lead, so only heartbeats
 * through it are checked.
 */
export class Pool extends pg.Pool {
  /** When PostgreSQL last reported a full disk, as a `performance.now` time. */
  fullAt = Number.NEGATIVE_INFINITY;
  readonly lineage: NewestLineage | undefined;
  readonly #sockets: Set<Socket>;
  /** The lineage of each open connection, if it is checked and known. */
  readonly #lineages = new Map<pg.ClientBase, string | null>();
  #ending: Promise<void> | undefined;

  constructor(url: string, size: number, limits: Partial<Limits>, pooler?: Pooler, lineage?: NewestLineage) {
    const sockets = new Set<Socket>();
    super({
      ...{ ...connectionSettings(url, limits, pooler), max: size, stream: () => noted(sockets) },
      ...(lineage && !pooler && { maxLifetimeSeconds: LIFETIME, onConnect: (client) => this.#check(client, lineage) }),
    });
    this.#sockets = sockets;
    this.lineage = lineage;
    lineage?.onNewer((newest) => this.#destroyOld(newest));
    this.on('remove', (client) => this.#lineages.delete(client));
    this.on('error', () => {}); // without a listener an error would end the process
    this.on('connect', (client) => {
      if (client instanceof pg.Client) client.connection.on('errorMessage', (message) => this.#noteFull(message));
    });
    // pg-pool emits `release` before it checks whether the connection is being closed.
    this.on('release', (error, client) => {
      if (error || !isIdle(client)) void closeConnection(client);
    });
  }

  /** @throws NotPrimary if the connection leads to a standby or to an old primary; the database's error */
  async #check(client: pg.ClientBase, lineage: NewestLineage): Promise<void> {
    try {
      const own = await readLineage(client);
      lineage.see(own);
      this.#lineages.set(client, own);
    } catch (error) {
      if (client instanceof pg.Client) void closeConnection(client);
      throw error;
    }
  }

  // An old primary may still answer, so its answers must not arrive.
  #destroyOld(newest: string): void {
    for (const [client, lineage] of this.#lineages)
      if (lineage !== newest && client instanceof pg.Client) client.connection.stream.destroy();
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
  lineage?: NewestLineage,
): Pool {
  const pool = new Pool(url, size, limits, pooler, lineage);
  if (telemetry) tracePool(pool, telemetry);
  return pool;
}
