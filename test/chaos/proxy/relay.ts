import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Link } from './link.ts';

/** A local port in front of one of our servers, and the connections through it. */
export interface Relay {
  /** The server's address through the relay. */
  url: string;
  links: ReadonlySet<Link>;
  /** Cuts all connections; new ones go to this server. */
  leadTo(target: string): void;
  /** Closes all remaining connections, including silent ones. */
  close(): Promise<void>;
}

/**
 * @param target an address with a port on this machine, such as `postgres://user:password@127.0.0.1:5432/name`
 * @param opened called for each connection; returns the handler of each piece that its client sends
 */
export async function openRelay(
  target: string,
  opened: (link: Link) => (bytes: Buffer) => void = (link) => (bytes) => link.up.write(bytes),
): Promise<Relay> {
  let port = Number(new URL(target).port);
  const links = new Set<Link>();
  const server = createServer((client: Socket) => {
    let sent: (bytes: Buffer) => void = () => {};
    const link = new Link(client, port, (bytes) => sent(bytes));
    sent = opened(link);
    links.add(link);
    void link.closed.then(() => links.delete(link));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: through(target, server.address()),
    links,
    leadTo(other) {
      port = Number(new URL(other).port);
      for (const link of links) link.destroy();
    },
    async close() {
      for (const link of links) link.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function through(target: string, address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  const there = new URL(target);
  there.hostname = '127.0.0.1';
  there.port = String(typeof address === 'object' && address?.port);
  return there.href;
}
