import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dangersIn } from './migration-rules.ts';

/** The first migration to check. Earlier migrations ran while no server was in use. */
const FIRST_CHECKED = 7;

// The copy is inside the project, because drizzle-kit only accepts relative paths.
const copy = mkdtempSync('node_modules/.migrations-');
try {
  cpSync('migrations', copy, { recursive: true });
  const options = ['--dialect=postgresql', '--schema=./src/db/{schema,outage/outages}.ts', `--out=./${copy}`];
  execFileSync('npx', ['drizzle-kit', 'generate', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const added = list(copy).filter((file) => !list('migrations').includes(file));
  if (added.length > 0) {
    console.error(`src/db defines tables that no migration creates. Fix it with: npm run db:generate`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.normalize(file));
}

for (const file of list('migrations').filter(
  (name) => name.endsWith('.sql') && Number.parseInt(name, 10) >= FIRST_CHECKED,
)) {
  for (const danger of dangersIn(readFileSync(path.join('migrations', file), 'utf8'))) {
    console.error(`migrations/${file}: ${danger}`);
    process.exitCode = 1;
  }
}
