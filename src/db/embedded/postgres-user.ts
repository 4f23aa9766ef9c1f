import { execFile, spawn } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../errors.ts';

const run = promisify(execFile);

/** If Arbiter runs as root, PostgreSQL runs as this system user, because it refuses to run as root. */
const USER = 'postgres';

interface Account {
  uid: number;
  gid: number;
}

export interface PostgresUser {
  /** Runs a program as this user and waits until it ends. @throws Error with the program's output */
  run(file: string, args: readonly string[]): Promise<void>;
  own(file: string): Promise<void>;
}

/** Returns the user that runs Arbiter or, for root, the user `postgres`, which is created if missing. */
export async function postgresUser(folders: readonly string[]): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return { run: (file, args) => finish(file, args), own: async () => {} };
  const account = (await findAccount()) ?? (await makeAccount());
  const reaches = (await Promise.all(folders.map((folder) => isOpen(folder, account)))).every(Boolean);
  return {
    run: (file, args) => (reaches ? finish(file, args, account) : pass(file, args, account)),
    own: (file) => chown(file, account.uid, account.gid),
  };
}

async function findAccount(): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, USER])));
    return uid && gid && { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function makeAccount(): Promise<Account> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', USER]).catch(() => {});
  const account = await findAccount();
  if (account) return account;
  throw new StartError(
    `PostgreSQL refuses to run as root and the user “${USER}” cannot be created: run Arbiter as another user, or set DATABASE_URL.`,
  );
}

/** Whether an account may enter a folder and all its parent folders. */
async function isOpen(folder: string, account: Account): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const above = path.dirname(folder);
  return (mode & bit) !== 0 && (above === folder || isOpen(above, account));
}

/** Runs a program with the capability to bypass file permissions, so that it can enter folders such as `/root`. */
async function pass(file: string, args: readonly string[], { uid, gid }: Account): Promise<void> {
  const capability = '+dac_override';
  const as = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps', capability];
  await finish('setpriv', [...as, '--ambient-caps', capability, '--', file, ...args]).catch((error: Error) => {
    if (!/setpriv|ENOENT/.test(error.message)) throw error;
    throw new StartError(
      `PostgreSQL runs as the user “${USER}”, which cannot access this folder: run Arbiter as a user other than root, or use a folder that others can access.`,
    );
  });
}

function finish(file: string, args: readonly string[], account?: Account): Promise<void> {
  // stdout must not be a pipe. The server that pg_ctl starts would inherit the pipe, and `finish` would wait forever.
  const child = spawn(file, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      child.stderr?.destroy();
      if (code === 0) resolve();
      else reject(new Error(said.trim() || `${path.basename(file)} exited with code ${code}`));
    });
  });
}
