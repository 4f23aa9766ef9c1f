import type { AddressInfo, Server as HttpServer } from 'node:net';
import { requireFrom } from '../installed.ts';
import { type Core, ladderFor } from './ladder.ts';

/**
 * A boardgame.io server, set up as in its documentation: `server.ts FOLDER [POSTGRES_URL]`. Without a URL, it keeps
 * everything in memory. Prints its address.
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
/** As many connections as our own server opens by default; the package's default is five. */
const CONNECTIONS = 10;

const [folder = '', database] = process.argv.slice(2);
process.env.NODE_ENV = 'production'; // read when the packages load: no development checks or logs
const required = requireFrom(folder);
const { Server }: Package = required('boardgame.io/server');
const core: Core = required('boardgame.io/core');
const server = Server({ games: [ladderFor(core)], origins: [], ...(database && { db: storage(database) }) });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ...more) => listen(port, '127.0.0.1', ...more);
const { appServer } = await server.run(0);
const { port } = appServer.address() as AddressInfo; // listens on a port
console.log(`http://127.0.0.1:${port}`);
process.once('SIGTERM', () => process.exit(0));

function storage(url: string): object {
  const { PostgresStore }: Storage = required('bgio-postgres');
  return new PostgresStore(url, { logging: false, pool: { max: CONNECTIONS } });
}
