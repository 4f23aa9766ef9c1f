import { isUnavailable } from '../../../src/db/outage/database-errors.ts';
import { Refused } from '../../../src/errors.ts';
import { followMatch, type MatchUpdate } from '../../../src/matches/index.ts';
import type { MaybePromise } from '../../../src/promises.ts';
import { callerWith } from '../../caller.ts';
import type { Cluster } from '../cluster.ts';
import { NEED_SWEEPS } from '../faults.ts';
import type { SimulatedNode } from '../node.ts';
import { type Actor, actor } from '../world.ts';
import { type SentUpdate, sentUpdate } from './seen.ts';

/** The longest time that a reader needs for one update, in milliseconds. */
const SLOWEST = 2000;

interface Stream {
  node: SimulatedNode;
  isOver: boolean;
  opened: number;
  /** Whether the connection is broken, so that nothing that is sent arrives. */
  isCut: boolean;
  /** The arrival time of the last message, because messages on one connection keep their order. */
  last: number;
  stop(): void;
}

/** Follows one match from a given version, and resumes after every cut. */
export class Watcher {
  readonly actor: Actor;
  readonly matchId: string;
  /** The watcher's player id; null for a spectator without an account. */
  readonly playerId: string | null;
  readonly updates: SentUpdate[] = [];
  /** The version of the first entry that must arrive; null if it is not known yet. */
  first: number | null;
  version: number | null;
  readonly #cluster: Cluster;
  #stream: Stream | null = null;
  #leaves = false;
  /** Whether the watcher has seen the end of the match or has left. */
  isDone = false;

  constructor(
    cluster: Cluster,
    { name, matchId, playerId, after }: Pick<Watcher, 'matchId' | 'playerId'> & { name: string; after: number | null },
  ) {
    this.actor = actor(name);
    this.matchId = matchId;
    this.playerId = playerId;
    this.#cluster = cluster;
    this.version = after;
    this.first = after === null ? null : after + 1;
  }

  /** Follows the match until it is over or the watcher leaves. */
  async follow(): Promise<void> {
    await this.#follow();
    this.isDone = true;
  }

  async #follow(): Promise<void> {
    const { world } = this.#cluster;
    while (!this.#leaves) {
      const { up } = this.#cluster;
      if (up.length > 0) {
        const stream = this.#connect(world.one(up));
        while (!this.#hasEnded(stream)) await world.sleep(200);
        stream.stop();
        if (this.updates.at(-1)?.isFinished && !stream.isCut && this.#hasAll()) return;
      }
      await world.sleep(world.between(50, 1500));
    }
  }

  leave(): void {
    this.#leaves = true;
    this.#stream?.stop();
  }

  #hasAll(): boolean {
    const last = this.updates.at(-1);
    return last !== undefined && last.version === last.matchVersion;
  }

  #hasEnded({ node, isOver, isCut }: Stream): boolean {
    return this.#leaves || isOver || isCut || !node.actor.alive;
  }

  #connect(node: SimulatedNode): Stream {
    const { world } = this.#cluster;
    const stream: Stream = { node, opened: world.now, isOver: false, isCut: false, last: 0, stop: () => {} };
    this.#stream = stream;
    const after = this.version;
    world.after(world.between(100, 5000) / 1000, node.actor, () => this.#open(stream, after));
    return stream;
  }

  #open(stream: Stream, after: number | null): void {
    const { room, actor: owner } = stream.node;
    if (!room || this.#leaves) {
      stream.isCut = true;
      return;
    }
    const caller = this.playerId === null ? null : callerWith(this.playerId);
    const heard = followMatch(room, caller, { id: this.matchId, after }, (update) => this.#send(stream, update));
    const over = (): void => this.#arrive(stream, () => void Object.assign(stream, { isOver: true }));
    heard.over.then(over, (error: unknown) => {
      if (!isUnavailable(error) && !(error instanceof Refused && error.code === 'STALE_VERSION'))
        this.#cluster.violated(`watching fails: ${error instanceof Error ? error.stack : error}`);
      over();
    });
    stream.stop = () => {
      stream.isCut = true;
      this.#cluster.world.after(1, owner, () => heard.stop());
    };
  }

  #send(stream: Stream, update: MatchUpdate): MaybePromise<void> {
    const { world, faults } = this.#cluster;
    const sending = sentUpdate(update);
    world.note(`sends ${this.actor.name} up to ${sending.version}`);
    if (faults.strikes('stream-cut')) stream.stop();
    this.#arrive(stream, () => this.#receive(stream, sending));
    return faults.strikes('reader-slow') ? world.sleep(world.between(50, SLOWEST)) : undefined;
  }

  #arrive(stream: Stream, arrives: () => void): void {
    const { world } = this.#cluster;
    const delay = Math.max(world.between(100, 5000) / 1000, stream.last - world.now);
    stream.last = world.now + delay;
    world.after(delay, this.actor, arrives);
  }

  #receive(stream: Stream, update: SentUpdate): void {
    if (stream.isCut || this.#leaves) return;
    this.version ??= update.version - update.entries.length;
    this.first ??= this.version + 1;
    for (const { version } of update.entries) {
      if (version !== this.version + 1)
        this.#cluster.violated(`${this.actor.name} is told ${version} of ${this.matchId} after ${this.version}`);
      this.version = version;
      this.#mustBeInTime(stream, version);
    }
    if (update.version !== this.version)
      this.#cluster.violated(`${this.actor.name} gets version ${update.version} without its entries`);
    this.updates.push(update);
  }

  // Checks that lost messages are found within five seconds, unless other faults interfere.
  #mustBeInTime({ opened }: Stream, version: number): void {
    const { world, faults, matches } = this.#cluster;
    const made = matches.rows.get(this.matchId)?.log[version]?.at ?? 0;
    const late = world.now - Math.max(made, opened);
    const most = faults.isOn(...NEED_SWEEPS, 'node-crash', 'node-stalls', 'worker-dies')
      ? 30_000
      : 6000 + (faults.isOn('reader-slow') ? 3 * SLOWEST : 0);
    if (late > most) this.#cluster.violated(`${this.actor.name} is told ${version} of ${this.matchId} ${late} ms late`);
  }
}
