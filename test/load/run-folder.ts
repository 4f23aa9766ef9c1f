import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a folder that PostgreSQL can read, because it runs as another user if this process runs as root. */
export async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `arbiter-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Creates a folder for one run. If the run fails, the folder is kept and printed. */
export async function withRunFolder<T>(name: string, run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newFolder(name);
  try {
    const made = await run(folder);
    await rm(folder, { recursive: true, force: true });
    return made;
  } catch (error) {
    console.error(`data of the failed run: ${folder}`);
    throw error;
  }
}
