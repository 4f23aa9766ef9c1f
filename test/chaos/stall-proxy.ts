import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** When a connection falls silent, and which way the statement at which it does was going. */
export interface Stall {
  /** What the client sends at that moment; left out: whatever it sends next. */
  at?: RegExp;
  /** Sent earlier over the same connection: so that `commit` is that of one verb. */
  after?: RegExp;
  /** REQUEST: the statement does not arrive. ANSWER: it arrives and is executed, and its answer does not come back. */
  lost: 'REQUEST' | 'ANSWER';
}

/** A stall on its way. */
export interface Stalling {
  /** When a connection has fallen silent. */
  hit: Promise<void>;
  /** Nothing is lost on the way, only late: what was held back arrives now, even if its sender has hung up meanwhile. */
  resume(): void;
}

/** A way to a server of ours on which connections fall silent without being closed, as when a machine in between hangs. */
export interface StallProxy {
  /** The server's address, through the proxy. */
  url: string;
  /** The next connection that fits falls silent in both directions, until it is resumed. */
  stall(stall: Stall): Stalling;
  /** All connections fall silent, the new ones too, until it is resumed. */
  stallAll(): Stalling;
  /** Closes what is left, also what has fallen silent. */
  close(): Promise<void>;
}

/** @param target an address with a port on this machine, such as `postgres://user:password@127.0.0.1:5432/name` */
export async function stallProxy(target: string): Promise<StallProxy> {
  const links = new Set<Link>();
  const armed: Armed[] = [];
  let dead = false;
  const server = createServer((client) => {
    const link = new Link(client, Number(new URL(target).port), (sent) => takeFitting(armed, sent));
    if (dead) link.fallSilent();
    links.add(link);
    link.closed.then(() => links.delete(link));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: through(target, server.address()),
    stall(stall) {
      let hit: (link: Link) => void = () => {};
      const fallen = new Promise<Link>((resolve) => {
        hit = resolve;
      });
      const one = { ...stall, hit };
      armed.push(one);
      const resume = () => {
        const index = armed.indexOf(one);
        if (index >= 0) armed.splice(index, 1);
        else void fallen.then((link) => link.resume());
      };
      return { hit: fallen.then(() => {}), resume };
    },
    stallAll() {
      dead = true;
      for (const link of links) link.fallSilent();
      const resume = () => {
        dead = false;
        for (const link of links) link.resume();
      };
      return { hit: Promise.resolve(), resume };
    },
    async close() {
      for (const link of links) link.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Armed = Stall & { hit(link: Link): void };

function takeFitting(armed: Armed[], { sent, chunk }: Sent): Armed | undefined {
  const index = armed.findIndex(({ at, after }) => (at?.test(chunk) ?? true) && (after?.test(sent) ?? true));
  return index < 0 ? undefined : armed.splice(index, 1)[0];
}

interface Sent {
  /** All of this transaction, or of these last statements, until now. */
  sent: string;
  chunk: string;
}

/** As much of what was sent is remembered as a transaction of ours is long, in characters. */
const MEMORY = 20_000;

/** A client's connection and the one that goes on from it to the server. */
class Link {
  readonly closed: Promise<unknown>;
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #stallAt: (sent: Sent) => Armed | undefined;
  #silent = false;
  #held: (() => void)[] = [];
  #sent = '';

  constructor(client: Socket, port: number, stallAt: (sent: Sent) => Armed | undefined) {
    this.#client = client;
    this.#server = connect(port, '127.0.0.1');
    this.#stallAt = stallAt;
    for (const socket of [this.#client, this.#server]) socket.on('error', () => {}).setNoDelay(true);
    this.#client.on('data', (bytes) => this.#fromClient(bytes));
    this.#server.on('data', (bytes) => this.#pass(() => this.#client.write(bytes)));
    this.#client.on('close', () => this.#pass(() => this.#server.end()));
    this.#server.on('close', () => this.#pass(() => this.#client.end()));
    this.closed = new Promise((resolve) => this.#server.on('close', resolve));
  }

  fallSilent(): void {
    this.#silent = true;
  }

  resume(): void {
    this.#silent = false;
    for (const late of this.#held.splice(0)) late();
  }

  destroy(): void {
    for (const socket of [this.#client, this.#server]) socket.destroy();
  }

  #fromClient(bytes: Buffer): void {
    const forward = () => this.#server.write(bytes);
    const chunk = bytes.toString('latin1');
    const stall = this.#silent ? undefined : this.#stallAt({ sent: this.#sent, chunk });
    this.#sent = (/\bbegin\b/.test(chunk) ? chunk : this.#sent + chunk).slice(-MEMORY);
    if (!stall) return this.#pass(forward);
    if (stall.lost === 'ANSWER') forward();
    this.fallSilent();
    if (stall.lost === 'REQUEST') this.#pass(forward);
    stall.hit(this);
  }

  #pass(forward: () => void): void {
    if (this.#silent) this.#held.push(forward);
    else forward();
  }
}

function through(target: string, address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  const there = new URL(target);
  there.hostname = '127.0.0.1';
  there.port = String(typeof address === 'object' && address?.port);
  return there.href;
}
