import { Writable } from 'node:stream';
import { parseConfig } from '../../src/config.ts';
import { type StartSettings, startArbiter } from '../../src/start.ts';
import { cloneDatabase } from '../database.ts';

export interface TestServer {
  /** The server's address, such as `http://127.0.0.1:49152`. */
  address: string;
  databaseUrl: string;
  /** Stops the server and starts another one on the same database, at another address. */
  restart(): Promise<void>;
  /** Every log line so far. */
  logged(): string;
  stop(): Promise<void>;
}

/** Starts a whole server with its own database. @param env environment variables, as an operator would set them */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  settings: Pick<StartSettings, 'clock'> = {},
): Promise<TestServer> {
  const database = await cloneDatabase();
  const lines: string[] = [];
  const sink = new Writable({
    write(line: Buffer, _, done) {
      lines.push(line.toString());
      done();
    },
  });
  const config = parseConfig({
    DATABASE_URL: database.url,
    PORT: '0',
    RATE_LIMIT: '0',
    DATABASE_TIMEOUT: '60',
    OVERLOAD_MS: '0',
    OPEN_MATCHES: '0',
    STAKE_DAYS: '0',
    STAKE_MATCHES: '0',
    STAKE_PAIR: '0',
    SWEEP_SECONDS: '1',
    ...env,
  });
  let running = await startArbiter(config, { ...settings, logTo: sink });
  return {
    get address() {
      return running.address;
    },
    async restart() {
      await running.stop();
      running = await startArbiter(config, { ...settings, logTo: sink });
    },
    databaseUrl: database.url,
    logged: () => lines.join(''),
    async stop() {
      await running.stop();
      await database.drop();
    },
  };
}
