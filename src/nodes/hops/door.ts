import { rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { StartError } from '../../start-error.ts';
import { placeOf } from '../address.ts';
import type { LiveNode } from '../live-nodes.ts';
import { type Frame, FrameReader, framed, KINDS } from './frames.ts';
import { greetBack } from './greeting.ts';
import { LEAVING } from './link.ts';
import { together } from './together.ts';

/** Does what another node asks. Null: this node has too much to do, and has not begun it. Must not reject. */
export type Answerer = (head: string, body: Buffer) => Promise<{ head: string; body: string | Buffer } | null>;

/** Connections that have not shown the secret yet. One more ends the oldest of them: a node shows it in a single round trip. */
const STRANGERS = 64;

/** Where other nodes come in. */
export class Door {
  readonly #own: LiveNode;
  readonly #answer: Answerer;
  readonly #server: Server;
  readonly #callers = new Set<Socket>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #strangers = new Set<Socket>();
  #isLeaving = false;

  constructor(own: LiveNode, answer: Answerer) {
    this.#own = own;
    this.#answer = answer;
    this.#server = createServer({ noDelay: true }, (socket) => void this.#admit(socket));
  }

  /** @throws StartError */
  async listen(): Promise<void> {
    const { address } = this.#own;
    const place = placeOf(address);
    if (place.path) await rm(place.path, { force: true }); // of one that was killed
    await new Promise<void>((resolve, reject) => {
      const failed = ({ message }: Error) =>
        reject(new StartError(`NODE_ADDRESS: cannot listen on ${address}: ${message}.`));
      this.#server.once('error', failed);
      this.#server.listen({ ...place, exclusive: true }, () => {
        this.#server.off('error', failed).on('error', () => {}); // of one that could not be taken
        resolve();
      });
    });
  }

  /** Refuses what is asked from now on; until what has been begun is answered. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    await Promise.all(this.#underWay);
  }

  async close(): Promise<void> {
    this.#isLeaving = true;
    for (const socket of this.#callers) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #admit(socket: Socket): Promise<void> {
    socket.on('error', () => {}); // its end is heard of
    const [oldest] = this.#strangers;
    if (oldest && this.#strangers.size >= STRANGERS) {
      this.#strangers.delete(oldest);
      oldest.destroy();
    }
    this.#callers.add(socket);
    socket.once('close', () => this.#callers.delete(socket));
    this.#strangers.add(socket);
    try {
      await greetBack(socket, this.#own.secret);
      this.#hear(socket);
    } catch {
      socket.destroy();
    } finally {
      this.#strangers.delete(socket);
    }
  }

  #hear(socket: Socket): void {
    const reader = new FrameReader();
    const send = together(socket);
    socket.on('data', (chunk) => {
      try {
        reader.read(chunk, (frame) => this.#take(frame, socket, send));
      } catch {
        socket.destroy();
      }
    });
    socket.resume();
  }

  #take({ kind, number, head, body }: Frame, socket: Socket, send: (bytes: Buffer) => void): void {
    if (kind === KINDS.ping) return send(framed(KINDS.pong, number));
    if (kind !== KINDS.ask) throw new RangeError('a node that calls only asks');
    if (this.#isLeaving) return send(framed(KINDS.refuse, number, LEAVING));
    const doing = this.#answer(head, body)
      .then((answer) => {
        if (answer) send(framed(KINDS.answer, number, answer.head, answer.body));
        else send(framed(KINDS.refuse, number));
      })
      .catch(() => void socket.destroy()); // nobody can say what has come of it
    this.#underWay.add(doing);
    void doing.then(() => this.#underWay.delete(doing));
  }
}
