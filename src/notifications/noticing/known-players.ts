import { and, eq, isNull } from 'drizzle-orm';
import { notificationTargets } from '../../db/schema.ts';
import type { Log, NewsOfPlayers, Notifications } from '../notifications.ts';

/** How often everybody is read again, for news that were lost, in milliseconds. */
const AGAIN = 30_000;

/** Players who want to be told of anything: of all others nothing has to be noticed. */
export class KnownPlayers {
  readonly #db: Pick<Notifications['db'], 'orm'>;
  readonly #ends: (() => void)[];
  #players = new Set<string>();
  /** Read one by one while everybody is read: what is read of everybody may be older. */
  #meanwhile = new Set<string>();
  #all: Promise<void> | null = null;
  #ready: Promise<void>;

  constructor(db: Pick<Notifications['db'], 'orm'>, bus: Pick<NewsOfPlayers, 'onPlayer'>, log: Log) {
    this.#db = db;
    const reading = (work: Promise<void>) =>
      work.catch((error: unknown) => log.warn({ err: error }, 'Who wants to be told is not known anew'));
    this.#ready = reading(this.#readAll());
    const timer = setInterval(() => {
      this.#ready = reading(this.#readAll());
    }, AGAIN).unref();
    this.#ends = [bus.onPlayer((id) => void reading(this.readOne(id))), () => clearInterval(timer)];
  }

  get size(): number {
    return this.#players.size;
  }

  has(playerId: string): boolean {
    return this.#players.has(playerId);
  }

  /** Until it has been read who is known. */
  ready(): Promise<void> {
    return this.#ready;
  }

  async readOne(playerId: string): Promise<void> {
    const [row] = await this.#read(eq(notificationTargets.playerId, playerId), 1);
    this.#meanwhile.add(playerId);
    if (row) this.#players.add(playerId);
    else this.#players.delete(playerId);
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  /** Reads everybody; who asks while that is being done waits for it. */
  #readAll(): Promise<void> {
    this.#all ??= this.#readAnew().finally(() => {
      this.#all = null;
    });
    return this.#all;
  }

  async #readAnew(): Promise<void> {
    this.#meanwhile.clear();
    const players = new Set((await this.#read()).map(({ playerId }) => playerId));
    for (const one of this.#meanwhile) {
      if (this.#players.has(one)) players.add(one);
      else players.delete(one);
    }
    this.#players = players;
  }

  #read(of?: ReturnType<typeof eq>, most = 1_000_000) {
    const { orm } = this.#db;
    const { playerId, disabledAt } = notificationTargets;
    const on = isNull(disabledAt);
    const query = orm.selectDistinct({ playerId }).from(notificationTargets);
    return query.where(of ? and(of, on) : on).limit(most);
  }
}
