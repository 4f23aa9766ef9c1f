import type { Caller } from '../../../src/accounts/index.ts';
import { isUnavailable } from '../../../src/db/outage/database-errors.ts';
import { AUTO_PASS, filledAtRandom } from '../../../src/engine/index.ts';
import { Refused } from '../../../src/errors.ts';
import { type MatchesHandle, readMatch, resign, setAutoPass, submitMove } from '../../../src/matches/index.ts';
import { callerWith } from '../../caller.ts';
import { type Cluster, NoAnswer } from '../cluster.ts';
import type { SimulatedNode } from '../node.ts';
import { type Actor, actor } from '../world.ts';
import { type Sent, sent } from './seen.ts';

/** A move that a node has acknowledged. */
export interface Acknowledged {
  matchId: string;
  playerId: string;
  key: string;
  move: object;
  /** The version of the move's entry. */
  version: number;
}

/** The refusals that are correct while other players move at the same time. */
const EXPECTED: readonly string[] = [
  'STALE_VERSION',
  'NOT_ASKED',
  'MATCH_OVER',
  'ILLEGAL_MOVE',
  'RATE_LIMITED',
  'PAUSED',
];

/** A client's request, run on the node that receives it. */
type Work<T> = (room: MatchesHandle, caller: Caller, node: SimulatedNode) => Promise<T>;

/** A player in one match, who sends each request to any node. */
export class Player {
  readonly id: string;
  readonly actor: Actor;
  readonly acknowledged: Acknowledged[] = [];
  /** All tables that the player has read, without duplicates. */
  readonly reads = new Map<string, Sent>();
  readonly #cluster: Cluster;
  readonly #caller: Caller;
  #moves = 0;

  constructor(cluster: Cluster, id: string, name: string) {
    this.id = id;
    this.actor = actor(name);
    this.#cluster = cluster;
    this.#caller = callerWith(id);
    cluster.names.set(id, name);
  }

  /** Plays until the match is over. */
  async play(matchId: string): Promise<void> {
    const { world } = this.#cluster;
    for (;;) {
      const seen = await this.ask('readMatch', (room, caller, node) => this.#read(room, caller, matchId, node));
      if (seen?.status === 'FINISHED' || seen?.status === 'CANCELLED') return;
      if (seen?.asked) await this.#answer(seen, seen.asked);
      await world.sleep(world.between(50, 400));
    }
  }

  /** Asks nodes until one answers. Returns null if the request was refused for a good reason. */
  async ask<T>(what: string, work: Work<T>): Promise<T | null> {
    const { world } = this.#cluster;
    for (;;) {
      const { up } = this.#cluster;
      try {
        if (up.length > 0)
          return await this.#cluster.call(this.actor, world.one(up), `${what} of ${this.actor.name}`, async (node) => {
            if (!node.room) throw new NoAnswer();
            return work(node.room, this.#caller, node);
          });
      } catch (error) {
        if (error instanceof Refused && (EXPECTED.includes(error.code) || isRepeatedResign(what, error))) return null;
        if (!(error instanceof NoAnswer || isUnavailable(error))) {
          this.#cluster.violated(`${what} of ${this.actor.name}: ${error instanceof Error ? error.stack : error}`);
          return null;
        }
      }
      await world.sleep(world.between(100, 1000));
    }
  }

  // A read must be at least as new as the store was when the player asked.
  async #read(room: MatchesHandle, caller: Caller, matchId: string, node: SimulatedNode): Promise<Sent> {
    if (this.#cluster.faults.strikes('memory-dropped')) node.open?.cache.drop(matchId);
    const least = this.#cluster.matches.rows.get(matchId)?.version ?? -1;
    const seen = await sent(await readMatch(room, caller, matchId));
    if (seen.version < least)
      this.#cluster.violated(`stale: ${matchId} was at ${least}, ${this.actor.name} reads ${seen.version}`);
    this.reads.set(`${matchId} ${seen.version} ${seen.status} ${seen.view}`, seen);
    return seen;
  }

  async #answer(seen: Sent, { version, choices }: NonNullable<Sent['asked']>): Promise<void> {
    const { world, faults } = this.#cluster;
    if (faults.strikes('client-hangs')) await world.sleep(world.between(2000, 20_000));
    if (world.happens(5))
      return void (await this.ask('resign', (room, caller) => resign(room, caller, { matchId: seen.id })));
    if (world.happens(15)) {
      const mode = world.one(AUTO_PASS);
      await this.ask('setAutoPass', (room, caller) => setAutoPass(room, caller, { matchId: seen.id, mode }));
    }
    const move = filledAtRandom(world.one(choices), world.random);
    // Each player numbers their moves from 1, so that different players use the same keys.
    const key = `move ${++this.#moves}`;
    await this.#submit({ matchId: seen.id, version, key, move });
    if (faults.strikes('move-repeated')) await this.#submit({ matchId: seen.id, version, key, move });
  }

  async #submit(input: { matchId: string; version: number; key: string; move: object }): Promise<void> {
    const version = await this.ask('submitMove', async (room, caller) => {
      const { entry, match } = await submitMove(room, caller, input);
      if (match.version < entry.version)
        this.#cluster.violated(`an answer is older than its own entry ${entry.version}`);
      return entry.version;
    });
    if (version === null) return;
    const { matchId, key, move } = input;
    this.acknowledged.push({ matchId, playerId: this.id, key, move, version });
    this.#cluster.world.note(`acknowledged ${key} of ${this.actor.name} at ${version}`);
  }
}

// Whether the player had already resigned, and only the answer was lost.
function isRepeatedResign(what: string, { code }: Refused): boolean {
  return what === 'resign' && code === 'FORBIDDEN';
}
