import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { listeners } from '../../db/schema.ts';
import type { Log, Notifications } from '../notifications.ts';
import type { KnownPlayers } from './known-players.ts';

/** Of all matches. */
export const ALL = '00000000-0000-0000-0000-000000000000';
/** How often a node says that its players still listen, and how long that holds, in milliseconds. */
const EVERY = 10_000;
const HOLDS = 30_000;

/**
 * Who hears by themselves: players with a subscription that lives, on whichever node. Each node writes down its own, of players
 * who want to be told at all, and takes them back when the subscription ends; what a killed node has written runs out.
 */
export class Listeners {
  readonly #db: Pick<Notifications['db'], 'orm'>;
  readonly #known: KnownPlayers;
  readonly #now: () => number;
  readonly #log: Log;
  readonly #node = randomUUID();
  /** By player and match, how many subscriptions. */
  readonly #here = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    db: Pick<Notifications['db'], 'orm'>,
    known: KnownPlayers,
    { now, log }: Pick<Notifications, 'now' | 'log'>,
  ) {
    this.#db = db;
    this.#known = known;
    this.#now = now;
    this.#log = log;
    this.#timer = setInterval(() => this.#quietly(this.#write([...this.#here.keys()])), EVERY).unref();
  }

  /** The player hears of a match, or of all, from now on. Returns what ends that. */
  begin(playerId: string, matchId = ALL): () => void {
    const key = `${playerId} ${matchId}`;
    this.#here.set(key, (this.#here.get(key) ?? 0) + 1);
    this.#quietly(this.#write([key]));
    let over = false;
    return () => {
      if (over) return;
      over = true;
      const rest = (this.#here.get(key) ?? 1) - 1;
      if (rest > 0) return void this.#here.set(key, rest);
      this.#here.delete(key);
      this.#quietly(this.#erase(playerId, matchId));
    };
  }

  /** Whether the player hears of the match by themselves, on any node. `all`: also who is told of all matches' questions. */
  async hears(playerId: string, matchId: string, { all }: { all: boolean }): Promise<boolean> {
    const [row] = await this.#db.orm
      .select({ node: listeners.node })
      .from(listeners)
      .where(
        and(
          eq(listeners.playerId, playerId),
          inArray(listeners.matchId, all ? [matchId, ALL] : [matchId]),
          gt(listeners.until, new Date(this.#now())),
        ),
      )
      .limit(1);
    return row !== undefined;
  }

  /** Forgets what has run out. */
  async forget(): Promise<void> {
    await this.#db.orm.delete(listeners).where(lte(listeners.until, new Date(this.#now() - HOLDS)));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#here.clear();
    await this.#db.orm
      .delete(listeners)
      .where(eq(listeners.node, this.#node))
      .catch(() => {}); // they run out
  }

  async #write(keys: readonly string[]): Promise<void> {
    const until = new Date(this.#now() + HOLDS);
    const rows = keys.flatMap((key) => {
      const [playerId = '', matchId = ''] = key.split(' ');
      return this.#known.has(playerId) ? [{ playerId, matchId, node: this.#node, until }] : [];
    });
    if (rows.length === 0) return;
    await this.#db.orm
      .insert(listeners)
      .values(rows)
      .onConflictDoUpdate({
        target: [listeners.playerId, listeners.matchId, listeners.node],
        set: { until: sql`excluded.until` },
      });
  }

  async #erase(playerId: string, matchId: string): Promise<void> {
    if (!this.#known.has(playerId)) return;
    const { orm } = this.#db;
    const theirs = and(eq(listeners.playerId, playerId), eq(listeners.matchId, matchId));
    await orm.delete(listeners).where(and(theirs, eq(listeners.node, this.#node)));
    // Begun again while it was erased.
    if (this.#here.has(`${playerId} ${matchId}`)) await this.#write([`${playerId} ${matchId}`]);
  }

  #quietly(work: Promise<void>): void {
    work.catch((error: unknown) => this.#log.debug({ err: error }, 'Who listens is not written down'));
  }
}
