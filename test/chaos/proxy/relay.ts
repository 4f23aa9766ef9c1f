import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One direction of a connection. It can hold everything back, including the fact that the sender has hung up. */
class Lane {
  readonly #to: Socket;
  /** The data that is held back; null while data flows. */
  #held: (Buffer | 'END')[] | null = null;

  constructor(to: Socket) {
    this.#to = to;
  }

  write(bytes: Buffer): void {
    if (this.#held) this.#held.push(bytes);
    else this.#to.write(bytes);
  }

  end(): void {
    if (this.#held) this.#held.push('END');
    else this.#to.end();
  }

  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const parts = this.#held ?? [];
    this.#held = null;
    for (const part of parts) part === 'END' ? this.end() : this.write(part);
  }
}

/** A client's connection, and the relay's own connection to the server. */
export class Link {
  readonly closed: Promise<unknown>;
  readonly up: Lane;
  readonly down: Lane;
  readonly #sockets: readonly [Socket, Socket];
  isSilent = false;

  /** @param sending gets each piece that the client sends, and passes it on with `up.write` */
  constructor(client: Socket, port: number, sending: (bytes: Buffer) => void) {
    const server = connect(port, '127.0.0.1');
    this.#sockets = [client, server];
    this.up = new Lane(server);
    this.down = new Lane(client);
    for (const socket of this.#sockets) socket.on('error', () => {}).setNoDelay(true);
    client.on('data', sending).on('close', () => this.up.end());
    server.on('data', (bytes) => this.down.write(bytes)).on('close', () => this.down.end());
    this.closed = Promise.all(this.#sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve))));
  }

  /** Delivers nothing in either direction, and hides from each end that the other has hung up. */
  fallSilent(): void {
    this.isSilent = true;
    this.up.hold();
    this.down.hold();
  }

  /** Delivers everything that was held back, even if its sender has hung up. */
  resume(): void {
    this.isSilent = false;
    this.up.release();
    this.down.release();
  }

  destroy(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** A local port in front of one of our servers, and the connections through it. */
export interface Relay {
  /** The server's address through the relay. */
  url: string;
  links: ReadonlySet<Link>;
  /** Cuts all connections; new ones go to this server. */
  leadTo(target: string): void;
  /** Keeps all connections, but new ones go to this server. */
  sendNewTo(target: string): void;
  /** Closes all connections, including silent ones. */
  close(): Promise<void>;
}

/**
 * @param target an address with a port on this machine, such as `postgres://user:password@127.0.0.1:5432/name`
 * @param opened gets each connection; its result gets each piece that the client sends
 */
export async function openRelay(
  target: string,
  opened: (link: Link) => (bytes: Buffer) => void = (link) => (bytes) => link.up.write(bytes),
): Promise<Relay> {
  let port = new URL(target).port;
  const links = new Set<Link>();
  const cut = (): void => {
    for (const link of links) link.destroy();
  };
  const server = createServer((client: Socket) => {
    const link: Link = new Link(client, Number(port), (bytes) => sent(bytes));
    const sent = opened(link);
    links.add(link);
    void link.closed.then(() => links.delete(link));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address?.port);
  return {
    ...{ url: url.href, links },
    leadTo(other) {
      port = new URL(other).port;
      cut();
    },
    sendNewTo(other) {
      port = new URL(other).port;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
