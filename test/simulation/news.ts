import { ChannelSubscriptions } from '../../src/bus/channel-subscriptions.ts';
import type { Transport, TransportEvents } from '../../src/bus/transport.ts';
import type { Faults } from './faults.ts';
import type { Actor, World } from './world.ts';

/** A node connected to the line. */
interface End {
  node: Actor;
  end: TransportEvents;
  /** The channels that the node listens to. */
  channels: Set<string>;
}

/** Carries messages between all nodes; it may lose, duplicate, delay or reorder them. */
export class SimulatedNews {
  readonly #world: World;
  readonly #faults: Faults;
  readonly #ends = new Set<End>();

  constructor(world: World, faults: Faults) {
    this.#world = world;
    this.#faults = faults;
  }

  /** Connects a node. @param effect called before anything leaves the node */
  open(node: Actor, end: TransportEvents, effect: () => void): Transport {
    const channels = new Set<string>();
    const mine: End = { node, end, channels };
    this.#ends.add(mine);
    const parts = new ChannelSubscriptions({
      on: (all) => this.#soon(node, () => void all.forEach((one) => void channels.add(one))),
      off: (all) => this.#soon(node, () => void all.forEach((one) => void channels.delete(one))),
    });
    return {
      send: (message, of) => {
        effect();
        if (node.alive) this.#send(mine, message, of);
      },
      listenFor: (id) => parts.listenTo(id),
      get channels() {
        return parts.size;
      },
      close: async () => {
        parts.close();
        this.#ends.delete(mine);
      },
    };
  }

  #send(from: End, message: string, of: string | undefined): void {
    for (const to of this.#ends) {
      if (to === from || !to.node.alive) continue;
      if (this.#faults.strikes('news-lost')) continue;
      this.#deliver(to, message, of);
      if (this.#faults.strikes('news-doubled')) this.#deliver(to, message, of);
    }
    if (this.#faults.strikes('line-broken')) this.#break(this.#world.one([...this.#ends]));
  }

  #deliver({ node, end, channels }: End, message: string, of: string | undefined): void {
    const delay = this.#faults.strikes('news-late')
      ? this.#world.between(5, 3000)
      : this.#world.between(100, 2000) / 1000;
    this.#world.after(delay, node, () => {
      if (of === undefined || channels.has(of)) end.receive(message);
    });
  }

  // Lets the node receive nothing for a while. Then it listens to all channels again and learns that it may have missed
  // messages.
  #break({ node, end, channels }: End): void {
    const before = [...channels];
    channels.clear();
    this.#world.after(this.#world.between(10, 2000), node, () => {
      for (const channel of before) channels.add(channel);
      end.restored();
    });
  }

  #soon(node: Actor, work: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#world.after(this.#world.between(100, 2000) / 1000, node, () => {
        work();
        resolve();
      });
    });
  }
}
