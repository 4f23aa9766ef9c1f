import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

// Inside the project, because drizzle-kit takes relative paths only.
const copy = mkdtempSync('node_modules/.migrations-');
try {
  cpSync('migrations', copy, { recursive: true });
  const options = ['--dialect=postgresql', '--schema=./src/db/{schema,outages}.ts', `--out=./${copy}`];
  execFileSync('npx', ['drizzle-kit', 'generate', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const added = list(copy).filter((file) => !list('migrations').includes(file));
  if (added.length > 0) {
    console.error(`src/db says of tables what no migration makes. Mend it with: npm run db:generate`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.normalize(file));
}
