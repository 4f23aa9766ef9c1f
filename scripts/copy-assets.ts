import { cpSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the compiled code reads beside itself: the parts of the schema and whatever else is not TypeScript. */
const SOURCES = new Set(['.ts', '.md', '.txt']);

cpSync('src', 'dist', {
  recursive: true,
  filter: (file) => (statSync(file).isDirectory() ? path.basename(file) !== 'test' : !SOURCES.has(path.extname(file))),
});
