import { randomUUID } from 'node:crypto';
import { LADDER } from '../../bench/peers/ladder/index.ts';
import { registered } from '../../src/engine/index.ts';
import { type CreateMatch, createMatch, joinMatch } from '../../src/matches/index.ts';
import { foldingCode } from '../../src/matches/log/snapshots/folding-code.ts';
import { tollRoad } from '../conformance/tiny/index.ts';
import { checkClocks, lateAtSweeps } from './checks/clocks.ts';
import { checkAcknowledged, checkLog, checkReads, checkWatched, tablesOf } from './checks/entries.ts';
import { checkNodes } from './checks/leaks.ts';
import { Player } from './clients/player.ts';
import { Watcher } from './clients/watcher.ts';
import { Cluster } from './cluster.ts';
import type { FaultKind } from './faults.ts';
import { World } from './world.ts';

const GAMES = [LADDER, registered(tollRoad)];
/** The duration of the faults, and the time limit for the matches to end after that, in simulated milliseconds. */
const STORM = 40_000;
const CALM = 240_000;

/** The outcome of one simulation. */
export interface Outcome {
  seed: number;
  faults: number;
  counts: ReadonlyMap<FaultKind, number>;
  violations: readonly string[];
  /** SHA-256 of everything that happened, in order. */
  history: string;
  /** The history as text, if requested. */
  lines: readonly string[] | null;
  entries: number;
}

/** Simulates one cluster from start to end. Everything follows from the seed. */
export async function simulate(seed: number, { lines = false }: { lines?: boolean } = {}): Promise<Outcome> {
  await foldingCode(); // reads files, once per process
  const world = new World(seed, lines);
  return world.inside(async () => {
    const cluster = new Cluster(world, GAMES);
    await new Simulation(cluster).run().catch((cause: unknown) => {
      throw new Error(`the simulation of seed ${seed} failed`, { cause });
    });
    const rows = [...cluster.matches.rows.values()];
    return {
      ...{ seed, faults: cluster.faults.total, counts: cluster.faults.counts, violations: cluster.violations },
      ...{ history: world.digest, lines: world.lines, entries: rows.reduce((sum, { log }) => sum + log.length, 0) },
    };
  });
}

class Simulation {
  readonly #cluster: Cluster;
  readonly #players: Player[] = [];
  readonly #watchers: Watcher[] = [];
  #playing = 0;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  async run(): Promise<void> {
    const { world, faults, matches } = this.#cluster;
    world.note(`faults ${faults}`);
    this.#cluster.onSwept = lateAtSweeps(this.#cluster);
    for (let nodes = world.between(2, 3); nodes > 0; nodes--) this.#cluster.startNode();
    for (let tables = world.between(3, 9); tables > 0; tables--) this.#table(tables);
    await world.until(() => this.#playing === 0 && world.passed > 6000, STORM);
    faults.over = true;
    const isOver = () =>
      this.#playing === 0 &&
      [...matches.rows.values()].every((row) => row.status !== 'FINISHED' || row.verdict !== null);
    if (!(await world.until(isOver, CALM))) this.#cluster.violated(`${this.#playing} do not come to an end`);
    await world.until(
      () => this.#watchers.every((one) => one.isDone || matches.rows.get(one.matchId)?.status !== 'FINISHED'),
      25_000,
    );
    for (const watcher of this.#watchers) watcher.leave();
    await world.pass(7000);
    this.#check();
    await checkNodes(this.#cluster);
  }

  #check(): void {
    const acknowledged = this.#players.flatMap((player) => player.acknowledged);
    checkAcknowledged(this.#cluster, acknowledged);
    for (const row of this.#cluster.matches.rows.values()) {
      checkLog(this.#cluster, row);
      checkClocks(this.#cluster, row);
      const game = GAMES.find(({ id }) => id === row.fixed.game);
      const tables = game ? tablesOf(game, row) : [];
      for (const player of this.#players) checkReads(this.#cluster, player, row, tables);
      for (const watcher of this.#watchers)
        if (watcher.matchId === row.id) checkWatched(this.#cluster, watcher, row, tables);
    }
  }

  /** Adds players who create, join and play a match, and its watchers. */
  #table(number: number): void {
    const { world } = this.#cluster;
    const seats = world.between(1, 2);
    const [first, ...others] = Array.from({ length: seats }, (_, seat) => this.#player(`player-${number}-${seat}`));
    if (!first) return;
    const input = this.#input(seats);
    this.#begins(first, async () => {
      await world.sleep(world.between(100, 5000));
      const id = await first.ask('createMatch', async (room, caller) => {
        return (await createMatch(room, caller, input)).id;
      });
      if (id === null) return;
      for (const other of others) this.#begins(other, () => this.#joins(other, id));
      for (let n = world.between(0, 4); n > 0; n--)
        this.#watches(id, `watcher-${number}-${n}`, world.one([null, first.id]));
      await first.play(id);
    });
  }

  async #joins(player: Player, matchId: string): Promise<void> {
    const joined = await player.ask('joinMatch', async (room, caller) => {
      return (await joinMatch(room, caller, { matchId })).id;
    });
    if (joined !== null) await player.play(matchId);
  }

  #player(name: string): Player {
    const player = new Player(this.#cluster, randomUUID(), name);
    this.#players.push(player);
    return player;
  }

  #watches(matchId: string, name: string, playerId: string | null): void {
    const { world } = this.#cluster;
    const watcher = new Watcher(this.#cluster, { name, matchId, playerId, after: world.one([null, -1]) });
    this.#watchers.push(watcher);
    world.after(world.between(0, 8000), watcher.actor, () => void watcher.follow());
  }

  #begins(player: Player, work: () => Promise<void>): void {
    this.#playing++;
    this.#cluster.world.after(0, player.actor, () => {
      work()
        .catch((error: unknown) =>
          this.#cluster.violated(`${player.actor.name}: ${error instanceof Error ? error.stack : error}`),
        )
        .finally(() => {
          this.#playing--;
        });
    });
  }

  #input(seats: number): CreateMatch {
    const { world } = this.#cluster;
    const isLadder = world.happens(700);
    const bots = seats === 1 || (!isLadder && world.happens(400)) ? [{ level: 'RANDOM' as const }] : [];
    return {
      game: isLadder ? 'ladder' : 'toll-road',
      options: { rounds: isLadder ? world.one([1, 1, 2]) : 1 },
      bots,
      seats: seats + bots.length,
      timeControl: world.one([null, { perDecision: 2 }, { perDecision: 5 }, { fischer: { bank: 10, increment: 1 } }]),
      onTimeOut: world.one(['ABSENT', 'ABSENT', 'FORFEIT', 'BOT'] as const),
      standInLevel: null,
    };
  }
}
