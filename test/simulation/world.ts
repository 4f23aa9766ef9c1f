import { createHash } from 'node:crypto';
import { fastRandom } from '../../src/engine/index.ts';
import { patched } from './patched-globals.ts';

/** Who runs: a node, a client, the store. What belongs to one that has crashed never runs. */
export interface Actor {
  name: string;
  alive: boolean;
  /** How far its clock is ahead, in milliseconds. */
  ahead: number;
}

export function actor(name: string, ahead = 0): Actor {
  return { name, alive: true, ahead };
}

/** Something that happens at a moment. Timers of the code under test are events, too. */
export class Event {
  readonly #cancel: (event: Event) => void;
  readonly at: number;
  readonly order: number;
  readonly owner: Actor;
  readonly isTimer: boolean;
  run: (() => void) | null;

  constructor(
    { at, order, owner, isTimer, run }: Pick<Event, 'at' | 'order' | 'owner' | 'isTimer' | 'run'>,
    cancel: (event: Event) => void,
  ) {
    this.at = at;
    this.order = order;
    this.owner = owner;
    this.isTimer = isTimer;
    this.run = run;
    this.#cancel = cancel;
  }

  cancel(): void {
    this.#cancel(this);
  }

  // What the code under test may do with a timer.
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** When every simulation begins, in milliseconds since 1970. */
const BEGINNING = Date.UTC(2030, 0, 1);
/** The machine's own: waits until all promises that can settle have settled. */
const nextRound = setImmediate;

/** Owns the time, the order of all that happens, and every chance. The same seed makes the same history. */
export class World {
  readonly random: (n: number) => number;
  /** The simulated time of the store, in milliseconds since 1970. */
  now = BEGINNING;
  /** Whose code runs at the moment. */
  running: Actor = actor('world');
  readonly lines: string[] | null;
  readonly #hash = createHash('sha256');
  #heap: Event[] = [];
  #order = 0;

  /** @param keepsLines whether the history is kept as text, not only as a hash */
  constructor(seed: number, keepsLines = false) {
    this.random = fastRandom(seed);
    this.lines = keepsLines ? [] : null;
  }

  /** Whether something happens that happens in so many of a thousand cases. */
  happens(ofThousand: number): boolean {
    return this.random(1000) < ofThousand;
  }

  /** A number between two, both included. */
  between(least: number, most: number): number {
    return least + this.random(most - least + 1);
  }

  one<T>(list: readonly T[]): T {
    const found = list[this.random(list.length)];
    if (found === undefined) throw new RangeError('nothing to choose from');
    return found;
  }

  /** Since the beginning, in milliseconds. */
  get passed(): number {
    return this.now - BEGINNING;
  }

  /** Adds a line to the history. */
  note(line: string): void {
    const whole = `${this.passed} ${this.running.name} ${line}\n`;
    this.#hash.update(whole);
    this.lines?.push(whole);
  }

  /** SHA-256 of the history so far. */
  get digest(): string {
    return this.#hash.copy().digest('hex');
  }

  /** Has something happen after a while, in milliseconds. */
  after(delay: number, owner: Actor, run: () => void, isTimer = false): Event {
    const at = this.now + Math.max(0, delay);
    const event = new Event({ at, order: this.#order++, owner, isTimer, run }, (one) => this.#forget(one));
    this.#push(event);
    return event;
  }

  /** Until that much time has passed for who runs now. */
  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => void this.after(delay, this.running, resolve));
  }

  /** Whether `done` holds before so much time has passed. */
  async until(done: () => boolean, most: number): Promise<boolean> {
    for (const end = this.now + most; !done(); ) {
      const next = this.#heap[0];
      if (!next || next.at > end) {
        this.now = end;
        return done();
      }
      await this.#step();
    }
    return true;
  }

  /** Lets so much time pass, in milliseconds. */
  async pass(time: number): Promise<void> {
    await this.until(() => false, time);
  }

  /** Timers that an actor has set and that are still to come. */
  timersOf(owner: Actor): number {
    return this.#heap.filter((event) => event.owner === owner && event.isTimer && event.run !== null).length;
  }

  /** Runs `work` with this world's time and chance in place of the machine's. */
  async inside<T>(work: () => Promise<T>): Promise<T> {
    const restore = patched(this);
    try {
      return await work();
    } finally {
      restore();
    }
  }

  async #step(): Promise<void> {
    const event = this.#pop();
    if (!event?.run) return;
    this.now = event.at;
    if (!event.owner.alive) return;
    const { run } = event;
    event.run = null;
    const before = this.running;
    this.running = event.owner;
    run();
    await new Promise((resolve) => nextRound(resolve));
    this.running = before;
  }

  #forget(event: Event): void {
    event.run = null; // it is taken out of the heap when its time comes
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(event);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (!parent || isBefore(parent, event)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = event;
  }

  #pop(): Event | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      const [left, right] = [heap[below], heap[below + 1]];
      if (left && right && isBefore(right, left)) below++;
      const child = heap[below];
      if (!child || isBefore(last, child)) break;
      heap[at] = child;
      at = below;
    }
    heap[at] = last;
    return first;
  }
}

function isBefore(one: Event, other: Event): boolean {
  return one.at === other.at ? one.order < other.order : one.at < other.at;
}
