import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pc from 'picocolors';
import { z } from 'zod';
import { weightOf } from './built-chunks.ts';

/** The maximum size in KB of the JavaScript that lobby and table load together, compressed as it is sent. */
const MOST = 120;

const BUILT = fileURLToPath(new URL('../../dist/web/', import.meta.url));
const manifest = path.join(BUILT, 'manifest.json');
if (!existsSync(manifest)) {
  console.error('The pages have not been built: npm run build:web');
  process.exit(1);
}

const chunks = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
  .parse(JSON.parse(readFileSync(manifest, 'utf8')));
/** The chunk of all modules that every page loads; see `web/vite.config.ts`. */
const START = Object.keys(chunks).find((name) => /^_start-.*\.js$/.test(name)) ?? 'start';
const DESKS = ['desk/setup', 'desk/organize', 'desk/judge'];
const PAGES = [
  'lobby',
  'table',
  'invitation',
  'sign-in',
  'decks',
  'rules',
  'player',
  'tournaments',
  'tournament',
  ...DESKS,
  'operator',
  'replay',
];
const entry = (page: string) => `src/pages/${page}/index.tsx`;
const kilobytes = (entries: readonly string[]) => weightOf(chunks, entries, BUILT) / 1000;

for (const page of PAGES) console.log(`${page.padEnd(16)} ${kilobytes([START, entry(page)]).toFixed(1)} KB`);
const together = kilobytes([START, entry('lobby'), entry('table')]);
const line = `lobby and table  ${together.toFixed(1)} KB of ${MOST}`;
console.log(together <= MOST ? pc.green(line) : pc.red(line));
process.exitCode = together <= MOST ? 0 : 1;
