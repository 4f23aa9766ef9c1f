import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hasCode, StartError } from '../../errors.ts';

const holder = z.object({ pid: z.number(), born: z.string() });
type Holder = z.infer<typeof holder>;

/** Locks a data folder. @throws StartError if another Arbiter has locked it */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = path.join(folder, 'arbiter.lock');
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, JSON.stringify({ pid: process.pid, born: await birth(process.pid) }));
  try {
    // A link is created with its full content or not at all, and never replaces an existing file.
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
  // Another Arbiter may have replaced the stale lock in the meantime, so the moved file is checked again.
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
    `Another Arbiter (process ${pid}) is using ${folder}: stop it first, or set a different DATA_DIR for this one. To run two nodes, set the same DATABASE_URL on both.`,
  );
}

/** Start times are compared because in a container every Arbiter may have the same process id. */
async function lives({ pid, born }: Holder): Promise<boolean> {
  return (await isAlive(pid)) && (await birth(pid)) === born;
}

/** Whether a process is running. A zombie does not count. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process is running and belongs to a different user.
    if (!hasCode(error, 'EPERM')) return false;
  }
  return (await statusOf(pid))[0] !== 'Z';
}

/** Returns when a process started, in the system's unit; empty if unknown. */
async function birth(pid: number): Promise<string> {
  return (await statusOf(pid))[19] ?? '';
}

/** Returns the fields after the name in Linux's `/proc/<pid>/stat`, starting with `state`; empty on other systems. */
async function statusOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The process's name is in parentheses, and can itself contain spaces and parentheses.
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : [];
}
