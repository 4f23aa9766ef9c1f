import { cpSync, statSync } from 'node:fs';
import path from 'node:path';

/** The file types that are not copied. This script copies all files that compiled code reads, such as the schema. */
const SOURCES = new Set(['.ts', '.md', '.txt']);
/** Folders to skip: tests, and the skins of games, which belong to the build of the pages. */
const ELSEWHERE = new Set(['test', 'skin']);

cpSync('src', 'dist', {
  recursive: true,
  filter: (file) =>
    statSync(file).isDirectory() ? !ELSEWHERE.has(path.basename(file)) : !SOURCES.has(path.extname(file)),
});
