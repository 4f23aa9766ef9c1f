import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeOf } from '../address.ts';
import type { LiveNode } from '../live-nodes.ts';
import { type Frame, FrameReader, framed, KINDS } from './frames.ts';
import { greet } from './greeting.ts';
import { together } from './together.ts';

/** What another node has answered: its head, JSON, and its body. */
export interface HopAnswer {
  head: string;
  body: Buffer;
}

/** `REFUSED`: it has not been done there, and will not be. `UNSURE`: it may have been, and may still be. */
export type HopOutcome = HopAnswer | 'REFUSED' | 'UNSURE';

/** Hears what came of asking. */
export type Asked = (outcome: 'answered' | 'refused' | 'unsure') => void;

/** As measurements call it. */
function wordFor(outcome: HopOutcome): Parameters<Asked>[0] {
  if (typeof outcome === 'object') return 'answered';
  return outcome === 'REFUSED' ? 'refused' : 'unsure';
}

/** How often it is looked after what waits, in milliseconds. */
const TICK = 250;
/** A node that is asked something and for so long says nothing at all, not even that it is there, does not live. */
const SILENCE = 1000;
/** How long one that lives may take for an answer: as long as a database that is slow, and no longer. */
const PATIENCE = 5000;
/** For so long a node in trouble is not asked. */
const REST = 5000;
/** How long until one that has hung up is called again. */
const PAUSE = 500;
/** Bytes that may wait to be sent to it. */
const BACKLOG = 4 * 1024 * 1024;

interface Waiting {
  until: number;
  resolve(outcome: HopOutcome): void;
}

/** The way to one other node: a connection that stays, and is made anew whenever it is lost, on nobody's time. */
export class Link {
  readonly #node: LiveNode;
  readonly #asked: Asked;
  readonly #waiting = new Map<number, Waiting>();
  readonly #over = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #socket: Socket | null = null;
  #send: (bytes: Buffer) => void = () => {};
  #number = 0;
  #heard = 0;
  #ticked = performance.now();
  #restUntil = 0;
  #isRetired = false;

  constructor(node: LiveNode, asked: Asked) {
    this.#node = node;
    this.#asked = asked;
    this.#timer = setInterval(() => this.#tick(), TICK).unref();
    void this.#keep();
  }

  /** Whether the node can be asked at this moment. */
  get isOpen(): boolean {
    const socket = this.#socket;
    if (socket === null || this.#isRetired) return false;
    return socket.writableLength < BACKLOG && performance.now() >= this.#restUntil;
  }

  /** Asks the node to do something. Never rejects. @param patience how long it may take while it lives, in milliseconds */
  ask(head: string, body: string | Buffer, patience = PATIENCE): Promise<HopOutcome> {
    if (!this.#socket) {
      this.#asked('refused');
      return Promise.resolve('REFUSED');
    }
    this.#number = (this.#number + 1) >>> 0;
    const number = this.#number;
    const now = performance.now();
    if (this.#waiting.size === 0) this.#heard = now;
    return new Promise((settle) => {
      const resolve = (outcome: HopOutcome) => {
        this.#asked(wordFor(outcome));
        settle(outcome);
      };
      this.#waiting.set(number, { until: now + patience, resolve });
      this.#send(framed(KINDS.ask, number, head, body));
    });
  }

  /** Nothing more is asked of the node; what it has been asked it may still answer. */
  retire(): void {
    this.#isRetired = true;
    if (this.#waiting.size === 0) this.close();
  }

  close(): void {
    this.#over.abort();
    clearInterval(this.#timer);
    this.#socket?.destroy();
  }

  async #keep(): Promise<void> {
    const { signal } = this.#over;
    while (!signal.aborted) {
      await this.#call(signal);
      const rest = Math.max(PAUSE, this.#restUntil - performance.now());
      await sleep(rest, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Calls the node, and stays on the line for as long as it goes. */
  async #call(signal: AbortSignal): Promise<void> {
    const socket = connect({ ...placeOf(this.#node.address), noDelay: true });
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => {}); // its end is heard of
    const cut = () => void socket.destroy();
    signal.addEventListener('abort', cut);
    try {
      await greet(socket, this.#node.secret);
      this.#hear(socket);
    } catch {
      socket.destroy();
    }
    await closed;
    signal.removeEventListener('abort', cut);
    this.#socket = null;
    this.#giveUp();
  }

  #hear(socket: Socket): void {
    const reader = new FrameReader();
    socket.unref();
    socket.on('data', (chunk) => {
      this.#heard = performance.now();
      try {
        reader.read(chunk, (frame) => this.#take(frame));
      } catch {
        socket.destroy();
      }
    });
    socket.resume();
    this.#send = together(socket);
    this.#socket = socket;
  }

  #take({ kind, number, head, body }: Frame): void {
    const waiting = this.#waiting.get(number);
    if (!waiting || kind === KINDS.pong) return; // given up, and done meanwhile
    this.#waiting.delete(number);
    if (kind === KINDS.answer) return waiting.resolve({ head, body });
    if (head === LEAVING) this.#rest();
    waiting.resolve('REFUSED');
  }

  #tick(): void {
    const now = performance.now();
    const wasLate = now - this.#ticked > 2 * TICK;
    this.#ticked = now;
    if (this.#isRetired && this.#waiting.size === 0) return this.close();
    if (this.#waiting.size === 0 || !this.#socket) return;
    if (wasLate)
      this.#heard = now; // it is ourselves who have not listened
    else if (now - this.#heard > SILENCE) return this.#inTrouble();
    for (const [number, { until, resolve }] of this.#waiting) {
      if (now < until) continue;
      this.#waiting.delete(number);
      this.#rest();
      resolve('UNSURE');
    }
    if (now - this.#heard >= TICK) this.#send(framed(KINDS.ping, 0));
  }

  #inTrouble(): void {
    this.#rest();
    this.#socket?.destroy();
    this.#socket = null;
    this.#giveUp();
  }

  #rest(): void {
    this.#restUntil = performance.now() + REST;
  }

  #giveUp(): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { resolve } of all) resolve('UNSURE');
  }
}

/** What is said with a refusal by a node that goes away. */
export const LEAVING = 'LEAVING';
