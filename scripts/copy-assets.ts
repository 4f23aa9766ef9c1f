import { cpSync, statSync } from 'node:fs';
import path from 'node:path';

/** Copies the files that compiled code reads: the parts of the schema and everything else that is not TypeScript. */
const SOURCES = new Set(['.ts', '.md', '.txt']);
/** Test folders, and the games' skins, which the build of the pages handles. */
const ELSEWHERE = new Set(['test', 'skin']);

cpSync('src', 'dist', {
  recursive: true,
  filter: (file) =>
    statSync(file).isDirectory() ? !ELSEWHERE.has(path.basename(file)) : !SOURCES.has(path.extname(file)),
});
