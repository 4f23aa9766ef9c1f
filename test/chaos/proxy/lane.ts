import type { Socket } from 'node:net';

/** The bytes that pass in each step of a slow lane, and the length of a step in milliseconds. */
const DROPS = 96;
const STEP = 20;

type Part = Buffer | 'END';

/** One direction of a connection. Its bytes can be held back, slowed down or swallowed. */
export class Lane {
  readonly #to: Socket;
  #state: 'FLOWING' | 'HELD' | 'TRICKLING' | 'SWALLOWING' = 'FLOWING';
  #waiting: Part[] = [];
  #trickle: NodeJS.Timeout | null = null;

  constructor(to: Socket) {
    this.#to = to;
    to.once('close', () => this.#stopTrickling());
  }

  /** Whether all bytes arrive immediately. */
  get flows(): boolean {
    return this.#state === 'FLOWING';
  }

  get holdsSomething(): boolean {
    return this.#waiting.length > 0;
  }

  write(bytes: Buffer): void {
    this.#take(bytes);
  }

  /** The sender has hung up: passed on after all bytes before it, or never. */
  end(): void {
    this.#take('END');
  }

  /** Holds back all bytes. */
  hold(): void {
    if (this.#state !== 'SWALLOWING') this.#state = 'HELD';
  }

  /** Delivers the held bytes and lets everything flow. Swallowed bytes are lost. */
  release(): void {
    this.#stopTrickling();
    if (this.#state === 'SWALLOWING') return;
    this.#state = 'FLOWING';
    for (const part of this.#waiting.splice(0)) this.#forward(part);
  }

  /** Drops all bytes, and even the news that the sender has hung up. */
  swallow(): void {
    this.#stopTrickling();
    this.#state = 'SWALLOWING';
    this.#waiting = [];
  }

  /** Delivers a few bytes at a time, until it is sped up or released. */
  slowDown(): void {
    if (this.#state === 'SWALLOWING') return;
    this.#state = 'TRICKLING';
    this.#trickle ??= setInterval(() => this.#drip(), STEP);
  }

  /** Delivers bytes immediately again, unless they are held back for another reason. */
  speedUp(): void {
    if (this.#state === 'TRICKLING') this.release();
  }

  #take(part: Part): void {
    if (this.#state === 'FLOWING') this.#forward(part);
    else if (this.#state !== 'SWALLOWING') this.#waiting.push(part);
  }

  #forward(part: Part): void {
    if (part === 'END') this.#to.end();
    else this.#to.write(part);
  }

  #drip(): void {
    const [first] = this.#waiting;
    if (this.#state !== 'TRICKLING' || first === undefined) return;
    if (first === 'END' || first.length <= DROPS) this.#waiting.shift();
    else this.#waiting[0] = first.subarray(DROPS);
    this.#forward(first === 'END' ? first : first.subarray(0, DROPS));
  }

  #stopTrickling(): void {
    if (this.#trickle) clearInterval(this.#trickle);
    this.#trickle = null;
  }
}
