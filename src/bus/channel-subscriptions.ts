import type { Listening } from '../ledger/store.ts';
import { settlesWithin } from '../promises.ts';

export interface ChannelCommands {
  /** Settles once the server is sending the channels' messages. Does nothing without a connection. */
  on(channels: readonly string[]): Promise<unknown>;
  off(channels: readonly string[]): Promise<unknown>;
}

interface Channel {
  listeners: number;
  begun: Promise<void>;
  begins(): void;
}

/** How long a channel without listeners stays subscribed, in milliseconds. Listeners often come back soon. */
const LINGER = 5000;
/** How long a listener waits for its channel's subscription, in milliseconds. */
const SUBSCRIBE_TIMEOUT = 500;
/** The maximum number of channels in one command. */
const AT_ONCE = 1000;

/** Subscribes to each channel once, no matter how many listeners it has. */
export class ChannelSubscriptions {
  readonly #commands: ChannelCommands;
  readonly #all = new Map<string, Channel>();
  /** Channels without listeners, oldest first, each with the time when its last listener left. */
  readonly #left = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #linger: number;
  #asked: string[] = [];
  #asking = false;

  constructor(commands: ChannelCommands, linger = LINGER) {
    this.#commands = commands;
    this.#linger = linger;
    this.#timer = setInterval(() => this.#leave(), linger / 5).unref();
  }

  get size(): number {
    return this.#all.size;
  }

  listenTo(channel: string): Listening {
    const part = this.#all.get(channel) ?? this.#ask(channel);
    part.listeners++;
    this.#left.delete(channel);
    let over = false;
    const end = (): void => {
      if (over) return;
      over = true;
      if (--part.listeners === 0) this.#left.set(channel, performance.now());
    };
    return { begun: part.begun, end };
  }

  /** Subscribes a new connection to all channels. @throws the transport's error */
  async resubscribe(): Promise<void> {
    await Promise.all(portionsOf([...this.#all.keys()]).map((some) => this.#commands.on(some)));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #ask(channel: string): Channel {
    let begins = (): void => {};
    const begun = new Promise<void>((resolve) => {
      begins = resolve;
    });
    const part = { listeners: 0, begun, begins };
    this.#all.set(channel, part);
    this.#asked.push(channel);
    void this.#askForAll();
    return part;
  }

  // Only one command runs at a time. Channels requested in the meantime go into the next command.
  async #askForAll(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (this.#asked.length > 0) {
      const some = this.#asked.splice(0, AT_ONCE).filter((channel) => this.#all.has(channel)); // the rest have been unsubscribed
      await settlesWithin(this.#commands.on(some), SUBSCRIBE_TIMEOUT).catch(() => {});
      for (const channel of some) this.#all.get(channel)?.begins();
    }
    this.#asking = false;
  }

  #leave(): void {
    const until = performance.now() - this.#linger;
    const some: string[] = [];
    for (const [channel, since] of this.#left) {
      if (since > until) break;
      this.#left.delete(channel);
      this.#all.delete(channel);
      some.push(channel);
    }
    // If the command fails, the channels stay subscribed until the next reconnect, which does no harm.
    for (const portion of portionsOf(some)) this.#commands.off(portion).catch(() => {});
  }
}

function portionsOf(channels: readonly string[]): string[][] {
  const count = Math.ceil(channels.length / AT_ONCE);
  return Array.from({ length: count }, (_, n) => channels.slice(n * AT_ONCE, (n + 1) * AT_ONCE));
}
