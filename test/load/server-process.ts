import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/db/embedded/free-port.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The time limit for the start of the server, in milliseconds. */
const PATIENCE = 180_000;

export interface ServerSettings {
  /** SOURCE runs src/ through tsx. BUILT runs dist/, which must be up to date. A file is run directly. */
  code: 'SOURCE' | 'BUILT' | { file: string };
  /** The data folder of the embedded PostgreSQL. The server's output goes to `server.log` in it. */
  folder: string;
  /** Extra environment variables. The harness itself sets `PORT`. */
  env?: Readonly<Record<string, string>>;
  /** Extra arguments for node. */
  nodeArgs?: readonly string[];
}

/** The real server in a process of its own, always at the same address. */
export interface ServerProcess {
  url: string;
  pid(): number | undefined;
  /** Whether the process is running. */
  lives(): boolean;
  start(): Promise<void>;
  /** Sends SIGKILL, so that the server cannot close or log anything. */
  kill(): Promise<unknown>;
  /**
   * Sends SIGTERM, as an operator would. Returns the exit code, or null if the server was not running or a signal ended
   * it.
   */
  stop(): Promise<number | null>;
}

export async function serverProcess(settings: ServerSettings): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    const running = child;
    child = null;
    if (!running) return null;
    if (running.exitCode === null && running.signalCode === null) {
      const exited = once(running, 'exit');
      running.kill(signal);
      await exited;
    }
    return running.exitCode;
  };
  return {
    url,
    pid: () => child?.pid,
    lives: () => child !== null && child.exitCode === null && child.signalCode === null,
    async start() {
      child = launch(settings, port);
      await ready(url, child, settings);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function launch({ code, folder, env, nodeArgs = [] }: ServerSettings, port: number): ChildProcess {
  const ours = {
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    RATE_LIMIT: '0',
    OPEN_MATCHES: '0',
    SOCKETS: '0',
    STAKE_DAYS: '0',
    STAKE_MATCHES: '0',
    STAKE_PAIR: '0',
    LOG_LEVEL: 'warn',
  };
  // A file rather than a pipe: after a kill, the server's child processes may still write, and nothing would read the
  // pipe.
  const log = openSync(logOf(folder), 'a');
  const child = spawn(process.execPath, [...nodeArgs, ...entryOf(code)], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', ...ours, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

function entryOf(code: ServerSettings['code']): string[] {
  if (code === 'SOURCE') return ['--import', 'tsx', 'src/main.ts'];
  return ['--max-semi-space-size=64', code === 'BUILT' ? 'dist/main.js' : code.file];
}

function logOf(folder: string): string {
  return path.join(folder, 'server.log');
}

async function ready(url: string, child: ChildProcess, { folder }: ServerSettings): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(50)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended during its start: see ${logOf(folder)}`);
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error(`the server was not ready in ${PATIENCE / 1000} s: see ${logOf(folder)}`);
}
