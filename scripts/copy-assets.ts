import { cpSync, statSync } from 'node:fs';
import path from 'node:path';

/** Copies the files that compiled code reads: the parts of the schema and everything else that is not TypeScript. */
const SOURCES = new Set(['.ts', '.md', '.txt']);
/** Folders of tests, and of the games' skins, which the pages build themselves. */
const ELSEWHERE = new Set(['test', 'skin']);

cpSync('src', 'dist', {
  recursive: true,
  filter: (file) =>
    statSync(file).isDirectory() ? !ELSEWHERE.has(path.basename(file)) : !SOURCES.has(path.extname(file)),
});
