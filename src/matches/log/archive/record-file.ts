import { hash as digest } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Box } from '../../../db/encryption-at-rest.ts';
import { type ReplayDocument, replaySchema } from '../../../engine/index.ts';
import type { Archive } from './archive.ts';

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

/** The maximum size of an unpacked file in bytes: no record of a match is larger. */
const LARGEST = 2 ** 29;
const ABOUT = 'archived record';

export interface RecordFile {
  name: string;
  /** The SHA-256 of the document, hexadecimal. */
  hash: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Thrown when a file of the archive is missing, incomplete or changed. */
export class RecordDamaged extends Error {
  override name = 'RecordDamaged';
}

export function isRecordDamaged(error: unknown): error is RecordDamaged {
  return error instanceof RecordDamaged;
}

/** The name contains the hash, so a file is never replaced with different content. */
function nameOf(matchId: string, hash: string): string {
  return `${matchId.slice(-2)}/${matchId}-${hash.slice(0, 16)}.json.gz`;
}

/** Compresses a document, and seals it if the match is sealed. */
export async function recordFile(document: ReplayDocument, box: Box | null): Promise<RecordFile> {
  const text = JSON.stringify(document);
  const hash = digest('sha256', text);
  const sealed = box?.seal((await packed(text)).toString('base64'), ABOUT);
  return { name: nameOf(document.match, hash), hash, bytes: new Uint8Array(await packed(sealed ?? text)) };
}

/** @throws RecordDamaged if the file is missing, or its content is not the document with this hash */
export async function readRecord(
  archive: Pick<Archive, 'get'>,
  { matchId, hash }: { matchId: string; hash: string },
  box: Box | null,
): Promise<ReplayDocument> {
  const name = nameOf(matchId, hash);
  const bytes = await archive.get(name);
  if (!bytes) throw new RecordDamaged(`The archive has no file ${name}.`);
  const text = await textOf(bytes, box).catch((error: unknown) => {
    throw new RecordDamaged(`The archived file ${name} cannot be read`, { cause: error });
  });
  const document: unknown = digest('sha256', text) === hash ? JSON.parse(text) : null;
  if (!isReplay(document)) throw new RecordDamaged(`The archived file ${name} has been changed.`);
  return document;
}

// The schema's own output would have the keys of facts in another order.
function isReplay(value: unknown): value is ReplayDocument {
  return replaySchema.safeParse(value).success;
}

async function textOf(bytes: Buffer, box: Box | null): Promise<string> {
  const text = await unzipped(bytes);
  return box ? unzipped(Buffer.from(box.open(text, ABOUT), 'base64')) : text;
}

async function unzipped(bytes: Buffer): Promise<string> {
  return (await unpacked(bytes, { maxOutputLength: LARGEST })).toString();
}
