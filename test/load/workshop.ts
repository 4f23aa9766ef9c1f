import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that PostgreSQL can read: as root, it runs as another user. */
export async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `arbiter-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** A folder for one run; kept, and named, when the run fails. */
export async function inFolder<T>(name: string, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newFolder(name);
  try {
    const made = await run(folder);
    await rm(folder, { recursive: true, force: true });
    return made;
  } catch (error) {
    console.error(`what is left of the run: ${folder}`);
    throw error;
  }
}
