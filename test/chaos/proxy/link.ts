import { connect, type Socket } from 'node:net';
import { Lane } from './lane.ts';

/** A client's connection, and the connection from the proxy to the server. */
export class Link {
  readonly closed: Promise<unknown>;
  readonly up: Lane;
  readonly down: Lane;
  readonly #client: Socket;
  readonly #server: Socket;
  #atAnswer: ((bytes: Buffer) => void) | null = null;
  #mayPass = false;

  /** @param sending handles each piece that the client sends, and must pass it on with `up.write` */
  constructor(client: Socket, port: number, sending: (bytes: Buffer) => void) {
    this.#client = client;
    this.#server = connect(port, '127.0.0.1');
    this.up = new Lane(this.#server);
    this.down = new Lane(this.#client);
    for (const socket of [this.#client, this.#server]) socket.on('error', () => {}).setNoDelay(true);
    this.#client.on('data', (bytes) => sending(bytes));
    this.#server.on('data', (bytes) => this.#answered(bytes));
    this.#client.on('close', () => this.up.end());
    this.#server.on('close', () => this.down.end());
    this.closed = Promise.all(
      [this.#client, this.#server].map((socket) => new Promise((resolve) => socket.on('close', resolve))),
    );
  }

  /** Whether it has no fault. */
  get flows(): boolean {
    return this.up.flows && this.down.flows && this.#atAnswer === null;
  }

  /** Delivers nothing in either direction, and hides from each end that the other one hangs up, until it is resumed. */
  fallSilent(): void {
    this.up.hold();
    this.down.hold();
  }

  /**
   * Holds back the client's bytes until `letPass` or until it is resumed, so that bytes of another connection overtake
   * them.
   */
  beOvertaken(): void {
    this.#mayPass = true;
    this.up.hold();
  }

  /** Notes that another connection has sent something. */
  letPass(): void {
    if (this.#mayPass && this.up.holdsSomething) this.resume();
  }

  slowDown(): void {
    this.up.slowDown();
    this.down.slowDown();
  }

  /** Ends only `slowDown`. */
  speedUp(): void {
    this.up.speedUp();
    this.down.speedUp();
  }

  resume(): void {
    this.#mayPass = false;
    this.up.release();
    this.down.release();
  }

  /** Cuts the connection with a RST in the middle of the next answer: the first half arrives. */
  resetAtAnswer(): void {
    this.#atAnswer = (bytes) => {
      this.down.swallow(); // no FIN comes before the RST
      this.#client.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      setTimeout(() => this.#client.resetAndDestroy(), 5); // a client that reads both together takes the RST for an end
      this.#server.resetAndDestroy();
    };
  }

  /** Closes the server's end without telling the client. */
  loseServer(): void {
    this.up.swallow();
    this.down.swallow();
    this.#server.destroy();
  }

  destroy(): void {
    for (const socket of [this.#client, this.#server]) socket.destroy();
  }

  #answered(bytes: Buffer): void {
    const cut = this.#atAnswer;
    this.#atAnswer = null;
    if (cut) cut(bytes);
    else this.down.write(bytes);
  }
}
