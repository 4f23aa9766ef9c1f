import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hasCode, StartError } from '../../errors.ts';

const holder = z.object({ pid: z.number(), born: z.string() });
type Holder = z.infer<typeof holder>;

export interface FolderLock {
  release(): Promise<void>;
}

/** Locks a data folder: two Arbiters would stop each other's database. @throws StartError while another Arbiter holds it */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'arbiter.lock');
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, JSON.stringify({ pid: process.pid, born: await birth(process.pid) }));
  try {
    // A link appears whole or not at all, and never replaces another.
    while (!(await linked(mine, file))) await removeStale(file, folder);
  } finally {
    await rm(mine, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function removeStale(file: string, folder: string): Promise<void> {
  const judged = await read(file);
  if (judged && (await lives(judged))) throw taken(judged, folder);
  // Another start may have replaced the stale lock by now: what is moved away is looked at once more.
  const aside = `${file}.stale.${process.pid}`;
  await rename(file, aside).catch(() => {});
  const moved = await read(aside);
  if (moved && (await lives(moved))) {
    await linked(aside, file);
    await rm(aside, { force: true });
    throw taken(moved, folder);
  }
  await rm(aside, { force: true });
}

async function read(file: string): Promise<Holder | undefined> {
  try {
    return holder.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function taken({ pid }: Holder, folder: string): StartError {
  return new StartError(
    `Another Arbiter (process ${pid}) is using ${folder}: stop it first, or give this one another DATA_DIR.`,
  );
}

/** A number alone is not enough: in a container every start has the same one. */
async function lives({ pid, born }: Holder): Promise<boolean> {
  return (await isAlive(pid)) && (await birth(pid)) === born;
}

/** Whether a process runs; one that has ended and is only waiting to be noticed by its parent does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if (!hasCode(error, 'EPERM')) return false;
  }
  return (await statusOf(pid))[0] !== 'Z';
}

/** When a process began, in whatever unit the system counts; empty where it does not say. */
async function birth(pid: number): Promise<string> {
  return (await statusOf(pid))[19] ?? '';
}

/** What Linux tells about a process after its name (proc(5), from `state` on); nothing elsewhere. */
async function statusOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in brackets, may hold spaces and brackets.
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : [];
}
