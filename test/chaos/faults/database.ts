import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { rowsOf } from '../../database.ts';
import type { Notes } from '../../events/api.ts';
import { forgetLost, surviving } from '../checks/lost.ts';
import { mustNotBeReady } from '../cluster/health.ts';
import { caughtUp, copyFolder, killServer, startStandby } from '../cluster/standby.ts';
import { openRelay } from '../proxy/relay.ts';
import type { Run } from '../run.ts';
import type { Fault } from './fault.ts';

/** How long the database loses acknowledged commits, and how long it then refuses writes, in milliseconds. */
const [LOSING, AWAY] = [6000, 5000];
/** How long the database stays read-only, in milliseconds. */
const LONG = 15_000;

/** A database that loses its last commits while the nodes keep running. */
interface Loss {
  /** Makes the database lose the commits that it acknowledges from now on. */
  part(): Promise<void>;
  /** Removes the database. */
  lose(): Promise<void>;
  /** Starts the surviving server, still read-only for the nodes. Returns its address. */
  find(): Promise<string>;
  /** Lets the surviving server accept writes. */
  promote(): Promise<void>;
}

function losing(about: string, prepare: (run: Run) => Promise<Loss>): Fault {
  return {
    about,
    clocks: 'LATE', // but clocks stop during the outage that the nodes record
    once: true,
    async strike(run) {
      const loss = await prepare(run);
      const letGo = await hold(run.notes);
      const parted = Date.now();
      await loss.part();
      await sleep(LOSING);
      const from = Date.now();
      await loss.lose();
      run.findings.push(...(await mustNotBeReady(run.cluster.nodes.urls)));
      await sleep(AWAY);
      const url = await loss.find();
      const left = await surviving(url);
      run.outages.push({ from: parted, to: from, stopped: false }, { from, to: Date.now(), stopped: true });
      await loss.promote();
      const lost = forgetLost(run, left, parted);
      run.say(`the database has lost ${lost}`);
      letGo();
      return `${lost} lost`;
    },
  };
}

/** Makes requests to tournaments wait until the returned function is called. */
async function hold(notes: Notes): Promise<() => void> {
  let letGo = (): void => {};
  notes.open = new Promise((resolve) => {
    letGo = resolve;
  });
  while (notes.inFlight > 0) await sleep(20);
  return letGo;
}

export const failover = losing('an asynchronous standby without the last commits is promoted', async ({ cluster }) => {
  const old = cluster.postgres;
  const line = await openRelay(old.url);
  const standby = await startStandby(old, path.join(cluster.folder, 'standby'), line.url, cluster.settings);
  cluster.opened.push(standby);
  return {
    async part() {
      await caughtUp(old.url, standby.url);
      await line.close();
    },
    async lose() {
      await killServer(old.folder);
      cluster.database.leadTo(standby.url);
    },
    find: async () => standby.url,
    promote: async () => void (await rowsOf(standby.url, 'select pg_promote()')),
  };
});

export const restore = losing('a copy of the database from a few seconds ago is restored', async ({ cluster }) => {
  const { folder } = cluster.postgres;
  const copy = path.join(cluster.folder, 'restored');
  const start = async (where: string): Promise<void> => {
    cluster.postgres = { ...(await startEmbeddedPostgres(where, cluster.settings, () => {})), folder: where };
  };
  return {
    async part() {
      await cluster.postgres.stop();
      await copyFolder(folder, copy);
      await start(folder);
    },
    lose: () => cluster.postgres.stop(),
    async find() {
      await start(copy);
      return cluster.postgres.url;
    },
    promote: async () => cluster.database.leadTo(cluster.postgres.url),
  };
});

/** Returns a fault that makes the database refuse writes for a while. */
function withoutWrites(
  about: string,
  begin: (run: Run) => Promise<unknown>,
  end: (run: Run) => Promise<unknown>,
): Fault {
  const strike = async (run: Run): Promise<string> => {
    await begin(run);
    run.findings.push(...(await mustNotBeReady(run.cluster.nodes.urls)));
    await sleep(LONG);
    await end(run);
    return `${LONG / 1000} s`;
  };
  return { about, clocks: 'STOP', strike };
}

function setting(about: string, name: string, value: string): Fault {
  const change = async ({ cluster }: Run, how: string): Promise<void> => {
    for (const text of [`alter system ${how}`, 'select pg_reload_conf()']) await rowsOf(cluster.postgres.url, text);
  };
  return withoutWrites(
    about,
    (run) => change(run, `set ${name} = '${value}'`),
    (run) => change(run, `reset ${name}`),
  );
}

export const readOnly = setting('the database is read-only for a while', 'default_transaction_read_only', 'on');
export const commitHang = setting(
  'commits hang because there is no standby',
  'synchronous_standby_names',
  'no_such_standby',
);

const filler = ({ cluster }: Run): string => path.join(cluster.postgres.folder, 'filler');

export const diskFull: Fault = {
  disk: 400,
  ...withoutWrites(
    'the disk of the database is full (only root can create it)',
    async (run) => promisify(execFile)('dd', ['if=/dev/zero', `of=${filler(run)}`, 'bs=64k']).catch(() => {}),
    (run) => rm(filler(run)),
  ),
};
