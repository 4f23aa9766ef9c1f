import type { AnyGame } from '../../src/engine/index.ts';
import { Heartbeats } from '../store/simulated-heartbeats.ts';
import { SimulatedMatches } from '../store/simulated-matches.ts';
import { Faults } from './faults.ts';
import { SimulatedJobs } from './jobs.ts';
import { SimulatedNews } from './news.ts';
import { SimulatedNode, type SweepDone } from './node.ts';
import type { Actor, World } from './world.ts';

/** The time that a client waits for an answer, in milliseconds. */
const PATIENCE = 8000;

/** No answer arrived, so the request may or may not have been executed. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The nodes, their network and the systems that they use. */
export class Cluster {
  readonly world: World;
  readonly faults: Faults;
  readonly games: readonly AnyGame[];
  readonly news: SimulatedNews;
  readonly jobs: SimulatedJobs;
  readonly heartbeats: Heartbeats;
  readonly matches: SimulatedMatches;
  readonly names = new Map<string, string>();
  readonly nodes: SimulatedNode[] = [];
  readonly crashes: number[] = [];
  /** The broken promises, in the order in which they were found. */
  readonly violations: string[] = [];
  onSwept: (sweep: SweepDone) => void = () => {};
  #awayUntil = 0;
  #started = 0;

  constructor(world: World, games: readonly AnyGame[]) {
    this.world = world;
    this.games = games;
    this.faults = new Faults(world);
    this.news = new SimulatedNews(world, this.faults);
    this.jobs = new SimulatedJobs(world, this.faults);
    this.heartbeats = new Heartbeats(() => world.now);
    const shared = {
      now: () => world.now,
      epoch: () => this.heartbeats.epoch,
      names: this.names,
      isForeign: () => this.faults.strikes('foreign-snapshot'),
    };
    this.matches = new SimulatedMatches(shared, games);
  }

  startNode(): void {
    this.nodes.push(new SimulatedNode(this, `node-${++this.#started}`));
  }

  get up(): SimulatedNode[] {
    return this.nodes.filter(({ actor, room }) => actor.alive && room !== null);
  }

  /** Whether a node may die, because another node is up. */
  mayLose(node: SimulatedNode): boolean {
    return this.up.some((other) => other !== node);
  }

  /** Stops a node permanently. A new node starts soon. */
  crash(node: SimulatedNode): void {
    node.actor.alive = false;
    this.world.note('crashes');
    this.crashes.push(this.world.now);
    this.nodes.splice(this.nodes.indexOf(node), 1);
    this.world.after(this.world.between(200, 5000), OPERATOR, () => this.startNode());
  }

  get isAway(): boolean {
    return this.world.now < this.#awayUntil;
  }

  goAway(): void {
    this.#awayUntil = this.world.now + this.world.between(500, 12_000);
  }

  violated(what: string): void {
    this.world.note(`VIOLATION ${what}`);
    this.violations.push(what);
  }

  /**
   * Sends a request to a node, over a network that may lose, duplicate or delay it. @param work runs on the node; its
   * result must be plain data
   * @throws NoAnswer; the node's error
   */
  call<T>(client: Actor, node: SimulatedNode, what: string, work: (node: SimulatedNode) => Promise<T>): Promise<T> {
    const { world, faults } = this;
    const way = () => (faults.strikes('request-late') ? world.between(20, 3000) : world.between(100, 5000) / 1000);
    return new Promise<T>((resolve, reject) => {
      const patience = world.after(PATIENCE, client, () => reject(new NoAnswer()));
      const back = (settle: () => void) => {
        if (faults.strikes('answer-lost')) return;
        world.after(way(), client, () => {
          patience.cancel();
          settle();
        });
      };
      const go = () =>
        world.after(way(), node.actor, () => {
          world.note(what);
          work(node).then(
            (answer) => back(() => resolve(answer)),
            (error) => back(() => reject(error)),
          );
        });
      if (!faults.strikes('request-lost')) go();
      if (faults.strikes('request-doubled')) go();
    });
  }
}

const OPERATOR: Actor = { name: 'operator', alive: true, ahead: 0 };
