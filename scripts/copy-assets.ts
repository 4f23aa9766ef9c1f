import { cpSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the compiled code reads beside itself: the parts of the schema and whatever else is not TypeScript. */
const SOURCES = new Set(['.ts', '.md', '.txt']);
/** Folders of tests, and of what games bring for the pages, which are built by themselves. */
const ELSEWHERE = new Set(['test', 'skin']);

cpSync('src', 'dist', {
  recursive: true,
  filter: (file) =>
    statSync(file).isDirectory() ? !ELSEWHERE.has(path.basename(file)) : !SOURCES.has(path.extname(file)),
});
