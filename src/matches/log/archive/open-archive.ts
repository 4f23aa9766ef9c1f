import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../../errors.ts';
import { type Archive, NO_ARCHIVE } from './archive.ts';
import { BucketArchive } from './bucket-archive.ts';
import { FolderArchive } from './folder-archive.ts';

/** Makes no request to a bucket. @throws StartError if the address names a folder that does not exist */
export async function openArchive(address: string | undefined): Promise<Archive> {
  if (address === undefined) return NO_ARCHIVE;
  const url = new URL(address);
  if (url.protocol !== 'file:') return new BucketArchive(url);
  const folder = fileURLToPath(url);
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new StartError(`ARCHIVE_URL must name an existing folder: create ${folder}.`);
  return new FolderArchive(folder);
}
