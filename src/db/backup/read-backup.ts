import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ZodError } from 'zod';
import { StartError } from '../../errors.ts';
import {
  type BackupHead,
  type BackupSummary,
  END_OF_TABLE,
  lineBreaks,
  parseHead,
  parseSummary,
} from './backup-format.ts';

/** Thrown when a backup ends early, or is not as it was written. */
class Damaged extends Error {}

/** Reads a backup once, from its first to its last byte. */
export class BackupReader {
  readonly head: BackupHead;
  readonly #source: Source;

  static async open(file: string): Promise<BackupReader> {
    const source = new Source(file);
    return new BackupReader(parseHead(await source.line()), source);
  }

  private constructor(head: BackupHead, source: Source) {
    this.head = head;
    this.#source = source;
  }

  /** Yields the rows of the next table, in pieces of whole lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const lines = this.#source.lines();
      const end = endIn(lines);
      const length = end < 0 ? lines.length : end;
      if (length > 0) yield this.#source.take(length);
      if (end >= 0) break;
      await this.#source.more();
    }
    this.#source.take(END_OF_TABLE.length);
  }

  /** Reads the summary, after all rows. @throws Damaged if it does not fit what was read */
  async summary(): Promise<BackupSummary> {
    const sha256 = this.#source.sha256;
    const found = parseSummary(await this.#source.line());
    if (found.sha256 !== sha256) throw new Damaged('its checksum is wrong');
    await this.#source.mustEnd();
    return found;
  }
}

/** Returns where the line after the rows begins, or -1. @param lines whole lines */
function endIn(lines: Buffer): number {
  if (lines.subarray(0, END_OF_TABLE.length).equals(Buffer.from(END_OF_TABLE))) return 0;
  const before = lines.indexOf(`\n${END_OF_TABLE}`);
  return before < 0 ? -1 : before + 1;
}

/** The decompressed bytes of a file, of which every taken byte is hashed. */
class Source {
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #rest: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    // If the file cannot be read, the decompressed stream fails with the same error.
    this.#pieces = pipeline(createReadStream(file), createGunzip(), () => {})[Symbol.asyncIterator]();
  }

  /** The digest of all bytes taken so far. */
  get sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  /** The whole lines that have been read but not taken. */
  lines(): Buffer {
    return this.#rest.subarray(0, this.#rest.lastIndexOf('\n') + 1);
  }

  async line(): Promise<Buffer> {
    while (!this.#rest.includes('\n')) await this.more();
    return this.take(this.#rest.indexOf('\n') + 1);
  }

  take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.#hash.update(taken);
    return taken;
  }

  async more(): Promise<void> {
    const { done, value } = await this.#pieces.next();
    if (done) throw new Damaged('it ends early');
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
  }

  async mustEnd(): Promise<void> {
    if (this.#rest.length > 0 || !(await this.#pieces.next()).done) throw new Damaged('it continues after its end');
  }
}

/** A backup whose every byte has been checked. */
export interface CheckedBackup extends Pick<BackupSummary, 'rows'> {
  file: string;
  head: BackupHead;
}

/** Reads a backup to its end. @throws StartError if the file cannot be read, is damaged or incomplete */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  try {
    const backup = await BackupReader.open(file);
    const counts = new Map<string, number>();
    for (const { name } of backup.head.tables) {
      let count = 0;
      for await (const piece of backup.rows()) count += lineBreaks(piece);
      counts.set(name, count);
    }
    const { rows } = await backup.summary();
    for (const [name, count] of counts) if (rows[name] !== count) throw new Damaged(`${name} does not have all rows`);
    return { file, head: backup.head, rows };
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): unknown {
  if (error instanceof Damaged) return damaged(file, error.message);
  if (error instanceof ZodError || error instanceof SyntaxError)
    return damaged(file, 'its first or last line is wrong');
  if (!(error instanceof Error && 'code' in error)) return error;
  if (String(error.code).startsWith('Z_')) return damaged(file, error.message);
  return new StartError(`${file} cannot be read: ${error.message}.`);
}

function damaged(file: string, why: string): StartError {
  return new StartError(`${file} is damaged, incomplete or not a backup (${why}): use another backup.`);
}
