import type pg from 'pg';
import type { AtRest } from '../db/at-rest.ts';
import { type Answerer, Door } from './hops/door.ts';
import { type Asked, Link } from './hops/link.ts';
import { type LiveNode, LiveNodes } from './live-nodes.ts';
import { ownerOf } from './owner.ts';

/** The way to the owner of a match. */
export type Hop = Pick<Link, 'ask'>;

/** Where the matches are played. */
export interface Hops {
  /** The way to the node that a match belongs to; null: it is played here, by its owner or in the place of one that cannot be asked. */
  to(matchId: string): Hop | null;
}

/** This node among the others: which of them live, who owns a match, the way there, and the way in. */
export class Nodes implements Hops {
  readonly #live: LiveNodes;
  readonly #links = new Map<string, Link>();
  readonly #asked: Asked;
  #door: Door | null = null;

  /**
   * @param address where the others reach this one; null: nowhere, no match is its own, and it only asks the others
   * @param asked hears what came of whatever another node was asked
   */
  constructor(
    store: { pool: Pick<pg.Pool, 'query'>; atRest: AtRest },
    address: string | null,
    asked: Asked = () => {},
  ) {
    this.#asked = asked;
    this.#live = new LiveNodes(store, address, (nodes) => this.#link(nodes));
  }

  /** How many nodes there are, this one included where it can be reached. */
  get count(): number {
    return this.#live.all.length;
  }

  to(matchId: string): Hop | null {
    if (this.#links.size === 0) return null;
    const owner = ownerOf(matchId, this.#live.all);
    const link = owner && this.#links.get(owner.id); // there is none to this one
    return link?.isOpen ? link : null;
  }

  /** From now on it knows the others, and those find it, and it does what they ask, where it can be reached. @throws StartError */
  async open(answer: Answerer): Promise<void> {
    if (this.#live.own) this.#door = new Door(this.#live.own, answer);
    await this.#door?.listen();
    await this.#live.start();
  }

  /** Others find it no more, and are refused what they ask all the same; until what has been begun is answered. It may still ask them. */
  async leave(): Promise<void> {
    await Promise.all([this.#live.stop(), this.#door?.leave()]);
  }

  async close(): Promise<void> {
    for (const link of this.#links.values()) link.close();
    this.#links.clear();
    await this.#door?.close();
  }

  #link(nodes: readonly LiveNode[]): void {
    const others = new Map(nodes.filter((node) => node !== this.#live.own).map((node) => [node.id, node]));
    for (const [id, link] of this.#links) {
      if (others.has(id)) continue;
      this.#links.delete(id);
      link.retire();
    }
    for (const [id, node] of others) if (!this.#links.has(id)) this.#links.set(id, new Link(node, this.#asked));
  }
}
