import type { AddressInfo, Server as HttpServer } from 'node:net';
import { requireFrom } from '../installed.ts';
import { type Core, ladderFor } from './ladder.ts';

/**
 * A boardgame.io server, set up as the documentation of boardgame.io recommends: `server.ts FOLDER [POSTGRES_URL]`.
 * Without a URL, the server keeps everything in memory. It prints its address.
 */
interface Package {
  Server(settings: { games: object[]; origins: string[]; db?: object }): {
    app: { listen(port: number, ...more: unknown[]): HttpServer };
    run(port: number): Promise<{ appServer: HttpServer }>;
  };
}
interface Storage {
  PostgresStore: new (url: string, options: object) => object;
}
/** The number of database connections, as many as our own server opens by default. boardgame.io's default is five. */
const CONNECTIONS = 10;

const [folder = '', database] = process.argv.slice(2);
process.env.NODE_ENV = 'production'; // packages read it while loading, and skip development checks and logs
const required = requireFrom(folder);
const { Server }: Package = required('boardgame.io/server');
const core: Core = required('boardgame.io/core');
const server = Server({ games: [ladderFor(core)], origins: [], ...(database && { db: storage(database) }) });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ...more) => listen(port, '127.0.0.1', ...more);
const { appServer } = await server.run(0);
const { port } = appServer.address() as AddressInfo; // the server listens on a port, not on a pipe
console.log(`http://127.0.0.1:${port}`);
process.once('SIGTERM', () => process.exit(0));

function storage(url: string): object {
  const { PostgresStore }: Storage = required('bgio-postgres');
  return new PostgresStore(url, { logging: false, pool: { max: CONNECTIONS } });
}
