import { createPrivateKey } from 'node:crypto';
import { type Bus, busOver } from '../../src/bus/bus.ts';
import { isUnavailable } from '../../src/db/outage/database-errors.ts';
import { StoreClock } from '../../src/db/outage/store-clock.ts';
import { StoreEpoch } from '../../src/db/outage/store-epoch.ts';
import { thumbprint } from '../../src/engine/index.ts';
import { Refused } from '../../src/errors.ts';
import { stateOf } from '../../src/handle.ts';
import type { Handlers } from '../../src/jobs/job-kinds.ts';
import { type Queues, queuesOver } from '../../src/jobs/queues.ts';
import type { MatchContext } from '../../src/matches/context.ts';
import {
  assembleMatches,
  expireDecision,
  type MatchesDependencies,
  type MatchesHandle,
  moveBot,
  sweep,
  verifyReplay,
} from '../../src/matches/index.ts';
import type { MatchStore } from '../../src/matches/log/match-store.ts';
import { publicPart, signatureOf } from '../../src/matches/signing/signing-keys.ts';
import { notSimulated } from '../store/not-simulated.ts';
import { IN_THE_CLEAR } from '../store/simulated-matches.ts';
import type { Cluster } from './cluster.ts';
import { NEED_SWEEPS } from './faults.ts';
import { type Link, overNetwork, statement } from './statements.ts';
import { type Actor, actor } from './world.ts';

/**
 * Seconds between sweeps: the product's default, or longer in a simulation whose faults leave nothing for sweeps to
 * find.
 */
const SWEEPS = { often: 10, seldom: 60 };
/** The number of jobs of a kind that a node runs at the same time. */
const CONCURRENCY = 8;

/** An Ed25519 key that is the same in every simulation. */
const PKCS8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]);
const KEY = createPrivateKey({ key: PKCS8, format: 'der', type: 'pkcs8' });
const KID = thumbprint(publicPart(KEY));

/** A completed sweep. */
export interface SweepDone {
  began: number;
  /** Whether the sweep ran without a fault in any of this node's statements. */
  clean: boolean;
}

/** An Arbiter process: the real matches, clock, bus and queues on top of simulated parts. */
export class SimulatedNode {
  readonly actor: Actor;
  /** Increases with every fault that hits one of this node's statements. */
  troubles = 0;
  /** Heartbeats of this node are lost until this time. */
  silentUntil = 0;
  room: MatchesHandle | null = null;
  readonly #cluster: Cluster;
  #time: StoreClock | null = null;
  #bus: Bus | null = null;
  #queues: Queues | null = null;

  constructor(cluster: Cluster, name: string) {
    this.#cluster = cluster;
    const { world, faults } = cluster;
    this.actor = actor(name, faults.strikes('clock-off') ? world.between(-20_000, 20_000) : 0);
    world.after(world.between(1, 50), this.actor, () => void this.#open().catch(() => cluster.crash(this)));
  }

  /** The internal state of the matches, for the checks. */
  get open(): MatchContext | null {
    return this.room && stateOf(this.room);
  }

  /** Releases everything, as a process does when asked to stop. */
  async close(): Promise<void> {
    this.#time?.stop();
    await this.#queues?.close();
    await this.room?.close();
    await this.#bus?.close();
    this.room = null;
  }

  async #open(): Promise<void> {
    const { actor, pool } = { actor: this.actor, pool: this.#pool() };
    const { world, faults, news, jobs, matches, games } = this.#cluster;
    const effect = () => this.#effect();
    const epoch = new StoreEpoch(pool);
    const own = () => performance.now();
    const time = await StoreClock.open(pool, { epoch, own });
    this.#time = time;
    this.#bus = await busOver(async (end) => news.open(actor, end, effect));
    this.#queues = await queuesOver(jobs.storeFor(actor, effect), (error, about) =>
      world.note(`${about}: ${error.message}`),
    );
    const db = { pool, epoch, atRest: IN_THE_CLEAR, orm: notSimulated<MatchesDependencies['db']['orm']>('orm') };
    const store = overNetwork(notSimulated<MatchStore>('store', matches), this.#link());
    const signer: MatchContext['signer'] = {
      sign: async (what) => signatureOf(KEY, KID, what),
      published: async () => ({ keys: [PUBLISHED] }),
    };
    const room = assembleMatches({
      db,
      matchStore: store,
      time,
      signer,
      bus: this.#bus,
      queues: this.#queues,
      games,
      log: this.#log(),
      hotMatches: 50,
    });
    this.#queues.work(this.#handlers(room), { concurrency: CONCURRENCY });
    this.#queues.repeat('sweep', (faults.isOn(...NEED_SWEEPS) ? SWEEPS.often : SWEEPS.seldom) * 1000);
    await time.start({ takesMoves: true });
    this.room = room;
    world.note('is up');
  }

  #link(): Link {
    const { world, faults } = this.#cluster;
    return {
      ...{ world, faults, node: this.actor },
      isDown: () => this.#cluster.isAway,
      noteFault: () => void this.troubles++,
      effect: () => this.#effect(),
    };
  }

  // The node may die before each effect that others can notice, and so between any two awaits.
  #effect(): void {
    if (this.actor.alive && this.#cluster.mayLose(this) && this.#cluster.faults.strikes('node-crash'))
      this.#cluster.crash(this);
  }

  #pool(): MatchesDependencies['db']['pool'] {
    const { world, faults, heartbeats } = this.#cluster;
    const link: Link = { ...this.#link(), isDown: () => this.#cluster.isAway || world.now < this.silentUntil };
    const query = (asked: { name?: string; text: string; query_timeout?: number }, values?: unknown[]) => {
      if (asked.name === 'beat' && faults.strikes('lease-lost'))
        this.silentUntil = world.now + world.between(1000, 9000);
      if (asked.name === 'beat' && faults.strikes('store-away')) this.#cluster.goAway();
      return statement(link, asked.name ?? 'query', () => heartbeats.query(asked, values), asked.query_timeout);
    };
    return notSimulated('pool', {
      query,
      fullAt: undefined,
      lineage: undefined,
      totalCount: 0,
      idleCount: 0,
      waitingCount: 0,
    });
  }

  #handlers(room: MatchesHandle): Handlers {
    const nothing = async () => {};
    return {
      expireDecision: async (payload) => {
        if (this.#cluster.mayLose(this) && this.#cluster.faults.strikes('worker-dies')) this.#cluster.crash(this);
        await expireDecision(room, payload);
      },
      moveBot: (payload) => moveBot(room, payload),
      verifyReplay: (payload) => verifyReplay(room, payload),
      sweep: () => this.#sweep(room),
      ...{ analyse: nothing, runTournament: nothing, deliver: nothing, auditCollections: nothing },
      archiveMatches: nothing,
    };
  }

  async #sweep(room: MatchesHandle): Promise<void> {
    const { troubles } = this;
    const began = this.#cluster.world.now;
    await sweep(room);
    this.#cluster.onSwept({ began, clean: troubles === this.troubles });
  }

  #log(): MatchContext['log'] {
    const { world } = this.#cluster;
    const say = (details: { err?: unknown }, message: string) => world.note(`says ${message} ${details.err ?? ''}`);
    const error: MatchContext['log']['error'] = ({ err, ...details }: { err?: unknown }, message) => {
      if (isUnavailable(err) || err instanceof Refused) say({ err }, message);
      else this.#cluster.violated(`${message} ${JSON.stringify(details)} ${err instanceof Error ? err.stack : err}`);
    };
    return { debug: say, warn: say, error };
  }
}

const PUBLISHED = { kty: 'OKP', crv: 'Ed25519', kid: KID, x: publicPart(KEY) } as const;
