import { createHash } from 'node:crypto';
import { fastRandom } from '../../src/engine/index.ts';
import { patched } from './patched-globals.ts';

/** The owner of an event: a node, a client, the store. Events of a crashed owner never run. */
export interface Actor {
  name: string;
  alive: boolean;
  /** The lead of the actor's clock, in milliseconds. */
  ahead: number;
  /** The time until which the actor does nothing, because another process has the CPU or garbage is being collected. */
  stalledUntil?: number;
}

export function actor(name: string, ahead = 0): Actor {
  return { name, alive: true, ahead };
}

/** A scheduled event, such as a timer of the code under test. */
export interface Event {
  at: number;
  readonly owner: Actor;
  readonly isTimer: boolean;
  /** Runs the event; null once the event has happened or was cancelled. */
  run: (() => void) | null;
  cancel(): void;
  ref(): Event;
  unref(): Event;
}

/** The start of every simulation, in milliseconds since 1970. */
const BEGINNING = Date.UTC(2030, 0, 1);
/** The real `setImmediate`: waits until all promises that can settle have settled. */
const nextRound = setImmediate;

/** Controls the time, the order of events, and all randomness. The same seed produces the same history. */
export class World {
  readonly random: (n: number) => number;
  /** The simulated time of the store, in milliseconds since 1970. */
  now = BEGINNING;
  running: Actor = actor('world');
  readonly lines: string[] | null;
  readonly #hash = createHash('sha256');
  /** The future events, the next one last. */
  #events: Event[] = [];

  /** @param keepsLines whether the history is kept as text, not only as a hash */
  constructor(seed: number, keepsLines = false) {
    this.random = fastRandom(seed);
    this.lines = keepsLines ? [] : null;
  }

  /** Returns true with the given probability, in thousandths. */
  happens(ofThousand: number): boolean {
    return this.random(1000) < ofThousand;
  }

  /** Returns a number from `least` to `most`, inclusive. */
  between(least: number, most: number): number {
    return least + this.random(most - least + 1);
  }

  one<T>(list: readonly T[]): T {
    const found = list[this.random(list.length)];
    if (found === undefined) throw new RangeError('nothing to choose from');
    return found;
  }

  get passed(): number {
    return this.now - BEGINNING;
  }

  note(line: string): void {
    const whole = `${this.passed} ${this.running.name} ${line}\n`;
    this.#hash.update(whole);
    this.lines?.push(whole);
  }

  /** The SHA-256 of the history so far. */
  get digest(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Schedules an event after a delay in milliseconds, behind all others at the same time. */
  after(delay: number, owner: Actor, run: () => void, isTimer = false): Event {
    const event: Event = {
      at: this.now + Math.max(0, delay),
      owner,
      isTimer,
      run,
      cancel: () => {
        event.run = null; // the event is removed when its time comes
      },
      ref: () => event,
      unref: () => event,
    };
    this.#insert(event);
    return event;
  }

  /** Resolves after a delay, unless the running actor crashes first. */
  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => void this.after(delay, this.running, resolve));
  }

  /** Whether `done` becomes true within `most` milliseconds. */
  async until(done: () => boolean, most: number): Promise<boolean> {
    for (const end = this.now + most; !done(); ) {
      const next = this.#events.at(-1);
      if (!next || next.at > end) {
        this.now = end;
        return done();
      }
      await this.#step();
    }
    return true;
  }

  async pass(time: number): Promise<void> {
    await this.until(() => false, time);
  }

  /** Returns the number of an actor's pending timers. */
  timersOf(owner: Actor): number {
    return this.#events.filter((event) => event.owner === owner && event.isTimer && event.run !== null).length;
  }

  /** Runs `work` with this world's time and randomness instead of the machine's. */
  async inside<T>(work: () => Promise<T>): Promise<T> {
    const restore = patched(this);
    try {
      return await work();
    } finally {
      restore();
    }
  }

  #insert(event: Event): void {
    let [first, last] = [0, this.#events.length];
    while (first < last) {
      const middle = (first + last) >> 1;
      if ((this.#events[middle]?.at ?? 0) > event.at) first = middle + 1;
      else last = middle;
    }
    this.#events.splice(first, 0, event);
  }

  async #step(): Promise<void> {
    const event = this.#events.pop();
    if (!event?.run) return;
    this.now = event.at;
    const { owner, run } = event;
    if (!owner.alive) return;
    if (this.now < (owner.stalledUntil ?? 0)) return this.#insert(Object.assign(event, { at: owner.stalledUntil }));
    event.run = null;
    const before = this.running;
    this.running = owner;
    run();
    await new Promise((resolve) => nextRound(resolve));
    this.running = before;
  }
}
