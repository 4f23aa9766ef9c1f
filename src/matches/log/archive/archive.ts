/** Stores the records of archived matches as files. */
export interface Archive {
  /** Resolves once the file is durable. Replaces a file with the same name. @throws ArchiveUnavailable */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null if there is no such file. @throws ArchiveUnavailable */
  get(name: string): Promise<Buffer | null>;
}

/** Thrown when the archive does not answer or refuses a request, or if none is configured. */
export class ArchiveUnavailable extends Error {
  override name = 'ArchiveUnavailable';
}

export function isArchiveUnavailable(error: unknown): error is ArchiveUnavailable {
  return error instanceof ArchiveUnavailable;
}

const none = async (): Promise<never> => {
  throw new ArchiveUnavailable('The record is in an archive, and ARCHIVE_URL is not set.');
};

/** Used if no archive is configured. */
export const NO_ARCHIVE: Archive = { put: none, get: none };
