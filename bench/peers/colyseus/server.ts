import type { AddressInfo, Server as HttpServer } from 'node:net';
import { requireFrom } from '../installed.ts';
import { type Core, ladderFor } from './ladder.ts';
import type { SchemaPackage } from './state.ts';

/**
 * A Colyseus server, set up as the documentation of Colyseus recommends: `server.ts FOLDER`. The server keeps
 * everything in memory and prints its address.
 */
interface Package extends Core {
  Server: new (
    settings: object,
  ) => {
    define(name: string, room: new () => object): unknown;
    listen(port: number, host: string): Promise<void>;
  };
}
interface Transport {
  WebSocketTransport: new () => { server: HttpServer };
}

const [folder = ''] = process.argv.slice(2);
process.env.NODE_ENV = 'production'; // the packages read it while loading
const required = requireFrom(folder);
const core: Package = required('@colyseus/core');
const schemas: SchemaPackage = required('@colyseus/schema');
const { WebSocketTransport }: Transport = required('@colyseus/ws-transport');
const transport = new WebSocketTransport();
const server = new core.Server({ transport, greet: false, gracefullyShutdown: false });
server.define('ladder', ladderFor(core, schemas));
await server.listen(0, '127.0.0.1');
const { port } = transport.server.address() as AddressInfo; // the server listens on a port, not on a pipe
console.log(`http://127.0.0.1:${port}`);
process.once('SIGTERM', () => process.exit(0));
