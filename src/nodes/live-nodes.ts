import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { AtRest } from '../db/at-rest.ts';
import { seedOf } from './owner.ts';

/** A node that can be reached. */
export interface LiveNode {
  readonly id: string;
  readonly address: string;
  /** What whoever calls it must know. */
  readonly secret: Buffer;
  /** For `ownerOf`. */
  readonly seed: number;
}

/** How often a node says that it lives, and learns who else does; how long that holds without being said again. In milliseconds. */
const EVERY = 1500;
const HOLDS = 6000;
/** How long the database may take to answer. */
const PATIENCE = 1400;

/** What is learned of the others. */
const LIVING = 'select id, address, secret from nodes where until > clock_timestamp()';

/** One statement says and learns everything. Who has not said anything for an hour is struck off. */
const RENEW = `
with gone as (delete from nodes where until < clock_timestamp() - interval '1 hour'), mine as (
  insert into nodes (id, address, secret, until)
  values ($1, $2, $3, clock_timestamp() + interval '${HOLDS} milliseconds')
  on conflict (id) do update set until = excluded.until
)
${LIVING} and id <> $1`;

type Store = { pool: Pick<pg.Pool, 'query'>; atRest: AtRest };

/**
 * Which nodes take moves and can be reached, as PostgreSQL knows it: each holds a lease there. Looked at on a timer, so
 * that nobody who asks here waits. A node whose lease has run out, or who has gone, is none of them; while the database does not
 * answer, things are taken to be as they were.
 */
export class LiveNodes {
  /** This node; null: it is none of them, and only looks. */
  readonly own: LiveNode | null;
  readonly #store: Store;
  /** With which values it says that it lives. */
  readonly #said: readonly string[] | null;
  readonly #changed: (nodes: readonly LiveNode[]) => void;
  readonly #stopped = new AbortController();
  #all: readonly LiveNode[];
  #renewing: Promise<void> | null = null;

  /**
   * @param address where this node can be reached; null: it is not to be found
   * @param changed is told of all of them, this one included, whenever one has come or gone
   */
  constructor(store: Store, address: string | null, changed: (nodes: readonly LiveNode[]) => void) {
    this.own = address === null ? null : newNode(address);
    this.#all = this.own ? [this.own] : [];
    this.#store = store;
    this.#said = this.own && [this.own.id, this.own.address, sealed(store, this.own)];
    this.#changed = changed;
  }

  /** All of them, this one included where it is one. */
  get all(): readonly LiveNode[] {
    return this.#all;
  }

  /** From now on this node is one of them, and knows the others, or as soon as the database answers. */
  async start(): Promise<void> {
    await this.#renew().catch(() => {});
    this.#renewing = this.#again();
  }

  /** This node is none of them any more: the others learn of it when they next look. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#renewing;
    if (!this.own) return;
    const query = { text: 'delete from nodes where id = $1', values: [this.own.id], query_timeout: PATIENCE };
    const erased = this.#store.pool.query(query).catch(() => {}); // its lease runs out
    await Promise.race([erased, sleep(PATIENCE, undefined, { ref: false })]);
  }

  async #again(): Promise<void> {
    const { signal } = this.#stopped;
    for (;;) {
      await sleep(EVERY, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      await this.#renew().catch(() => {}); // things are as they were
    }
  }

  async #renew(): Promise<void> {
    const asked = this.#said ? { text: RENEW, values: [...this.#said] } : { text: LIVING };
    const query = { ...asked, query_timeout: PATIENCE };
    const { rows } = await this.#store.pool.query<Row>(query);
    const known = new Map(this.#all.map((node) => [node.id, node]));
    const others = rows.flatMap((row) => known.get(row.id) ?? this.#read(row) ?? []);
    const all = this.own ? [this.own, ...others] : others;
    if (all.length === this.#all.length && all.every((node) => known.has(node.id))) return;
    this.#all = all;
    this.#changed(all);
  }

  /** Null: it is sealed with a key that this node has not been given. */
  #read({ id, address, secret }: Row): LiveNode | null {
    try {
      const opened = this.#store.atRest.openSecret(secret, about(id));
      return { id, address, secret: Buffer.from(opened, 'base64url'), seed: seedOf(id) };
    } catch {
      return null;
    }
  }
}

interface Row {
  id: string;
  address: string;
  secret: string;
}

function newNode(address: string): LiveNode {
  const id = randomUUID();
  return { id, address, secret: randomBytes(32), seed: seedOf(id) };
}

function sealed({ atRest }: Store, { id, secret }: LiveNode): string {
  return atRest.sealSecret(secret.toString('base64url'), about(id));
}

function about(id: string): string {
  return `node ${id}`;
}
