import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDERS = ['../../../engine/', '../../../games/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);
const CODE = /\.[jt]s$/;

let known: Promise<string> | undefined;

/**
 * Returns a hexadecimal SHA-256. A table that different code has folded may lack fields that this code needs, even if
 * no rule has changed. The digest changes with the code, so no version needs to be raised by hand.
 */
export function foldingCode(): Promise<string> {
  known ??= digest().catch(() => randomUUID()); // if the code cannot be read, the digest matches no other node's
  return known;
}

async function digest(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.filter((one) => CODE.test(one)).sort())
      hash.update(`${name}\n`).update(await readFile(`${folder}${name}`));
  }
  return hash.digest('hex');
}
