import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { filesOf, weightOf } from './built-chunks.ts';

const CHUNKS = {
  start: { file: 'start.js', imports: ['shared'] },
  page: { file: 'page.js', imports: ['shared', 'deep'] },
  shared: { file: 'shared.js', imports: ['deep'] },
  deep: { file: 'deep.js', imports: ['shared'] },
  other: { file: 'other.js', imports: [] },
};

it('a chunk that several entries load counts once, and a chunk that no entry loads does not count', () => {
  expect(filesOf(CHUNKS, ['start', 'page']).sort()).toEqual(['deep.js', 'page.js', 'shared.js', 'start.js']);
});

it('a misspelled page name is an error, not a page of size zero', () => {
  expect(() => filesOf(CHUNKS, ['pages'])).toThrow('pages is not a chunk');
});

it('the weight is the size of the compressed files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arbiter-chunks-'));
  const text = 'export const a = 1;\n'.repeat(500);
  for (const { file } of Object.values(CHUNKS)) writeFileSync(path.join(folder, file), text);
  expect(weightOf(CHUNKS, ['start'], folder)).toBe(3 * brotliCompressSync(text).length);
  rmSync(folder, { recursive: true });
});
