import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../../../errors.ts';
import { type Archive, ArchiveUnavailable } from './archive.ts';

/** An archive in a folder that already exists. All nodes must see the same folder. */
export class FolderArchive implements Archive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    return available(() => this.#write(path.join(this.#folder, name), bytes));
  }

  async get(name: string): Promise<Buffer | null> {
    return available(() =>
      readFile(path.join(this.#folder, name)).catch(async (error: unknown) => {
        if (!hasCode(error, 'ENOENT')) throw error;
        await access(this.#folder); // fails if the whole archive is missing, such as a network drive
        return null;
      }),
    );
  }

  // The folder itself is not created: an empty folder in place of a missing network drive must not receive records.
  async #write(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const folder = path.dirname(file);
    const isNew = await mkdir(folder, { mode: 0o700 }).then(
      () => true,
      (error: unknown) => {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      },
    );
    const draft = `${file}.${randomUUID()}`;
    try {
      await writeDurably(draft, bytes);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await sync(folder);
    if (isNew) await sync(path.dirname(folder));
  }
}

async function writeDurably(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes new names in a folder durable. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ArchiveUnavailable('The folder of the archive cannot be used', { cause: error });
  }
}
