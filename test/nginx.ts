import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/db/embedded/free-port.ts';
import { textOf } from './architecture/sources.ts';

/** Whether nginx is installed. */
export const hasNginx = !spawnSync('nginx', ['-v']).error;

export interface Front {
  address: string;
  pid: number | undefined;
  /** The output of `nginx -t` for the configuration. */
  checked: string;
  /** Asks nginx to finish pending requests and accept no more. Resolves when nginx has exited. */
  quit(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts nginx with our nginx.conf, with its nodes replaced by those at the given addresses. */
export async function startFront(nodes: readonly string[]): Promise<Front> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-front-'));
  await chmod(folder, 0o777); // nginx's workers run as another user
  const port = await freePort();
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port, nodes));
  const settings = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  const checked = spawnSync('nginx', [...settings, '-t'], { encoding: 'utf8' }).stderr;
  const child = spawn('nginx', [...settings, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await answers(address, child);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  return { address, pid: child.pid, checked, quit: () => end('SIGQUIT'), stop };
}

function configuration(folder: string, port: number, nodes: readonly string[]): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const here = ['access_log off;', ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`)];
  const own = textOf('nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^http {$/m, `http {\n${here.join('\n')}`)
    .replace(/(?:^\s*server node-\d+:4000 .*$\n)+/m, (listed) =>
      nodes
        .map((node) => listed.split('\n', 1)[0]?.replace('node-1:4000', node.replace('http://', '')))
        .join('\n')
        .concat('\n'),
    );
  return `pid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n${own}`;
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('nginx does not answer');
}
