import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/db/embedded/free-port.ts';
import { rowsOf } from './database.ts';

/** Whether PgBouncer is installed. */
export const hasPgBouncer = !spawnSync('pgbouncer', ['--version']).error;

export interface PgBouncer {
  /** The database's address through PgBouncer. */
  url: string;
  /** The address with a Unix socket. */
  socketUrl: string;
  /** The file of a self-signed certificate for `localhost`, which PgBouncer sends to clients that want TLS. */
  certificate: string;
  /** Everything that PgBouncer has logged. */
  logged(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode. All its clients share two connections to the database. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-pgbouncer-'));
  await chmod(folder, 0o777); // PgBouncer refuses to run as root, so it runs as another user
  const [port, file] = [await freePort(), path.join(folder, 'pgbouncer.ini')];
  certify(folder);
  await writeFile(file, configuration(folder, port, new URL(databaseUrl)));
  await chmod(file, 0o644);
  const child = spawn('pgbouncer', [file, ...(process.getuid?.() === 0 ? ['-u', 'nobody'] : [])], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = new URL(databaseUrl);
  url.port = String(port);
  const socket = new URL(url);
  socket.hostname = encodeURIComponent(folder);
  await answers(url.href);
  return {
    url: url.href,
    socketUrl: socket.href,
    certificate: path.join(folder, 'certificate'),
    logged: () => readFile(path.join(folder, 'log'), 'utf8'),
    async stop() {
      child.kill('SIGQUIT'); // disconnects all clients immediately
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, { hostname, port: there, username, password }: URL): string {
  const secret = password && ` password=${decodeURIComponent(password)}`;
  return `[databases]
* = host=${hostname} port=${there} user=${decodeURIComponent(username)}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir = ${folder}
client_tls_sslmode = allow
client_tls_key_file = ${folder}/key
client_tls_cert_file = ${folder}/certificate
auth_type = any
pool_mode = transaction
default_pool_size = 2
logfile = ${folder}/log
`;
}

/** Writes a key and a self-signed certificate, which PgBouncer's user can read. */
function certify(folder: string): void {
  const files = ['-keyout', path.join(folder, 'key'), '-out', path.join(folder, 'certificate')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], { stdio: 'ignore' });
  chmodSync(path.join(folder, 'key'), 0o644);
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await rowsOf(url, 'select 1').catch(() => null);
    if (answer) return;
    await sleep(100);
  }
  throw new Error('PgBouncer does not answer');
}
