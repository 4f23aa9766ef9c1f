import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { UploadedDocuments } from './uploaded-documents.ts';

const MIB = 1024 * 1024;
const refused = expect.objectContaining({ code: 'RATE_LIMITED' });
const body = (mib: number) => Readable.from(Array.from({ length: mib }, () => Buffer.alloc(MIB, ' ')));

describe('uploaded documents', () => {
  it('are limited to two per client until one is released', async () => {
    const documents = new UploadedDocuments(true);
    const first = await documents.read('ada', body(1), Number.NaN);
    await documents.read('ada', body(1), Number.NaN);
    await expect(documents.read('ada', body(1), Number.NaN)).rejects.toEqual(refused);
    await documents.read('bob', body(1), Number.NaN);
    first.release();
    expect((await documents.read('ada', body(1), Number.NaN)).bytes).toHaveLength(MIB);
  });

  it('share a limit on received bytes, and a refused document frees its bytes', async () => {
    const documents = new UploadedDocuments(false);
    const kept = await Promise.all([1, 2, 3].map((i) => documents.read(`c${i}`, body(30), Number.NaN)));
    await expect(documents.read('more', body(10), Number.NaN)).rejects.toEqual(refused);
    await expect(documents.read('more', body(10), Number.NaN)).rejects.toEqual(refused);
    kept[0]?.release();
    expect((await documents.read('more', body(10), Number.NaN)).bytes).toHaveLength(10 * MIB);
  });

  it('are refused before they are read if Content-Length is too large, and otherwise while they are read', async () => {
    const documents = new UploadedDocuments(true);
    const tooLarge = expect.objectContaining({ statusCode: 413 });
    await expect(documents.read('ada', body(1), 65 * MIB)).rejects.toEqual(tooLarge);
    for (let i = 0; i < 3; i++) await expect(documents.read('ada', body(65), Number.NaN)).rejects.toEqual(tooLarge);
  });

  it('are no longer counted if the upload is interrupted', async () => {
    const documents = new UploadedDocuments(true);
    const broken = () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(10);
          throw new Error('gone');
        })(),
      );
    for (let i = 0; i < 5; i++) await expect(documents.read('ada', broken(), Number.NaN)).rejects.toThrow('gone');
  });
});
