import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres.ts';
import { rowsOf } from '../../database.ts';
import { openRelay } from '../proxy/relay.ts';
import type { Ground } from './ground.ts';
import { caughtUp, copyFolder, killServer, startStandby } from './standby.ts';

/** A fault of the database; the nodes go on. */
export interface Fault {
  /** From now on the database loses what it confirms. Missing: the fault loses nothing. */
  part?(): Promise<void>;
  /** The database stops taking writes. */
  begin(): Promise<void>;
  /** For how long, in milliseconds. */
  lasts: number;
  /** The database takes writes again. @param look is called with the address of the surviving server before a node can write there */
  end(look: (url: string) => Promise<void>): Promise<void>;
}

/** Each fault by its name on the command line. */
export const FAULTS: Readonly<Record<string, (ground: Ground) => Fault | Promise<Fault>>> = {
  failover,
  restore,
  full,
  'read-only': (ground) => setting(ground, 'default_transaction_read_only', 'on'),
  hang: (ground) => setting(ground, 'synchronous_standby_names', 'no_such_standby'),
};

const LONG = 20_000;

/** An asynchronous standby without the last commits is promoted. Until then the nodes can only read it. */
async function failover(ground: Ground): Promise<Fault> {
  const old = ground.postgres;
  const line = await openRelay(old.url);
  const folder = path.join(ground.folder, 'standby');
  const standby = await startStandby(old, folder, line.url, ground.settings);
  ground.opened.push(standby);
  return {
    async part() {
      await caughtUp(old.url, standby.url);
      await line.close();
    },
    async begin() {
      ground.relay.leadTo(standby.url);
      await killServer(old.folder);
    },
    lasts: 5000,
    async end(look) {
      await look(standby.url);
      await rowsOf(standby.url, 'select pg_promote()');
    },
  };
}

/** A copy of the data from some seconds ago is put back. Nothing but the age of its rows tells it from the lost server. */
function restore(ground: Ground): Fault {
  const folder = path.join(ground.folder, 'restored');
  const old = ground.postgres;
  return {
    async part() {
      await old.stop();
      await copyFolder(old.folder, folder);
      ground.postgres = { ...(await startEmbeddedPostgres(old.folder, ground.settings, () => {})), folder: old.folder };
    },
    begin: () => ground.postgres.stop(),
    lasts: 4000,
    async end(look) {
      ground.postgres = { ...(await startEmbeddedPostgres(folder, ground.settings, () => {})), folder };
      await look(ground.postgres.url);
      ground.relay.leadTo(ground.postgres.url);
    },
  };
}

function full({ postgres }: Ground): Fault {
  const file = path.join(postgres.folder, 'filler');
  const fill = promisify(execFile);
  return {
    begin: async () => void (await fill('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k']).catch(() => {})),
    lasts: LONG,
    end: () => rm(file),
  };
}

function setting({ postgres }: Ground, name: string, value: string): Fault {
  const change = async (how: string) => {
    await rowsOf(postgres.url, `alter system ${how}`);
    await rowsOf(postgres.url, 'select pg_reload_conf()');
  };
  return {
    begin: () => change(`set ${name} = '${value}'`),
    lasts: LONG,
    end: () => change(`reset ${name}`),
  };
}
