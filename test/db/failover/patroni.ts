import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../src/db/embedded/free-port.ts';
import { newFolder } from '../../load/run-folder.ts';

const DEBIAN = '/usr/lib/postgresql';
const [major] = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
const isInstalled = (command: string) => !spawnSync(command, ['--version']).error;

/** Whether Patroni, HAProxy, etcd and Debian's PostgreSQL are installed. */
export const hasPatroni = major !== undefined && ['patroni', 'haproxy', 'etcd'].every(isInstalled);

/** A PostgreSQL server and the Patroni that controls it. */
interface Member {
  name: string;
  /** Starts Patroni, which starts PostgreSQL. */
  start(): void;
  /** Sends a signal to Patroni alone. */
  signal(signal: NodeJS.Signals): void;
  /** Kills Patroni and PostgreSQL, as if their machine lost power. */
  kill(): Promise<void>;
}

/** Three members behind HAProxy: a primary, a synchronous standby, and one that can replace either. */
export interface PatroniCluster {
  /** The address of the primary, through HAProxy. */
  url: string;
  /** Waits for a leader with a synchronous standby, other than `old`. Returns the leader. */
  leader(old?: Member): Promise<Member>;
  stop(): Promise<void>;
}

/** Runs programs as the owner of the data, because PostgreSQL refuses to run as root. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function startPatroni(): Promise<PatroniCluster> {
  const folder = await newFolder('patroni');
  const user = owner();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const children: ChildProcess[] = [];
  const run = (command: string, args: readonly string[]): ChildProcess => {
    const child = spawn(command, [...args], { ...user, cwd: folder, stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const [etcd, peer, front, ...ports] = await Promise.all(Array.from({ length: 9 }, freePort));
  run('etcd', etcdArguments(folder, `http://127.0.0.1:${etcd}`, `http://127.0.0.1:${peer}`));
  const pairs = [ports.slice(0, 2), ports.slice(2, 4), ports.slice(4)].map(([database = 0, api = 0]) => ({
    database,
    api,
  }));
  const members: Member[] = [];
  for (const [index, pair] of pairs.entries())
    members.push(await newMember(folder, `pg${index + 1}`, etcd ?? 0, pair, run));
  await writeFile(path.join(folder, 'haproxy.cfg'), haproxySettings(front ?? 0, pairs));
  run('haproxy', ['-f', 'haproxy.cfg', '-db']);
  for (const member of members) member.start();
  return {
    url: `postgres://postgres@127.0.0.1:${front}/postgres`,
    leader: (old) => findLeader(folder, members, old),
    async stop() {
      for (const member of members) await member.kill();
      for (const child of children) await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function newMember(
  folder: string,
  name: string,
  etcd: number,
  ports: { database: number; api: number },
  run: (command: string, args: readonly string[]) => ChildProcess,
): Promise<Member> {
  const [file, data] = [path.join(folder, `${name}.yml`), path.join(folder, name)];
  await writeFile(file, patroniSettings(folder, name, etcd, ports));
  let patroni: ChildProcess | null = null;
  return {
    name,
    start() {
      patroni = run('patroni', [file]);
    },
    signal: (signal) => void patroni?.kill(signal),
    async kill() {
      if (patroni) await ended(patroni);
      const pid = Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
      if (pid && (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(data))
        process.kill(pid, 'SIGKILL');
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function findLeader(folder: string, members: readonly Member[], old?: Member): Promise<Member> {
  for (let tries = 0; tries < 600; tries++, await sleep(200)) {
    const args = ['-c', path.join(folder, 'pg1.yml'), 'list', '-f', 'json'];
    const { stdout } = await promisify(execFile)('patronictl', args).catch(() => ({ stdout: '' }));
    const rows: { Member: string; Role: string; State: string }[] = stdout.startsWith('[') ? JSON.parse(stdout) : [];
    const running = rows.filter(({ State }) => State === 'running');
    const leader = running.find(({ Role }) => Role === 'Leader')?.Member;
    const found = members.find(({ name }) => name === leader);
    if (found && found !== old && running.some(({ Role }) => Role === 'Sync Standby')) return found;
  }
  throw new Error('Patroni has no leader with a synchronous standby');
}

function etcdArguments(folder: string, clients: string, peers: string): string[] {
  const listen = ['--listen-client-urls', clients, '--advertise-client-urls', clients, '--listen-peer-urls', peers];
  const alone = ['--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`];
  return ['--data-dir', path.join(folder, 'etcd'), ...listen, ...alone];
}

/** The shortest times that Patroni supports on a slow machine, so that a failover takes seconds. */
const TIMES = 'ttl: 8, loop_wait: 1, retry_timeout: 3, master_start_timeout: 0';

function patroniSettings(
  folder: string,
  name: string,
  etcd: number,
  { database, api }: { database: number; api: number },
): string {
  return `scope: arbiter
name: ${name}
restapi: {listen: '127.0.0.1:${api}', connect_address: '127.0.0.1:${api}'}
etcd3: {host: '127.0.0.1:${etcd}'}
bootstrap:
  dcs: {${TIMES}, synchronous_mode: true, synchronous_mode_strict: true, postgresql: {use_pg_rewind: true}}
  initdb: [{encoding: UTF8}, {locale: C}, data-checksums]
  pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
postgresql:
  listen: '127.0.0.1:${database}'
  connect_address: '127.0.0.1:${database}'
  data_dir: ${folder}/${name}
  bin_dir: ${DEBIAN}/${major}/bin
  pgpass: ${folder}/${name}.pgpass
  authentication: {superuser: {username: postgres}, replication: {username: replicator}}
  parameters: {unix_socket_directories: '', max_connections: 300}
`;
}

function haproxySettings(port: number, members: readonly { database: number; api: number }[]): string {
  const servers = members.map(
    ({ database, api }, index) => `  server pg${index + 1} 127.0.0.1:${database} check port ${api}\n`,
  );
  return `defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('')}`;
}
