import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** The packages of a peer to install, with their versions. */
export interface Wanted {
  dependencies: Record<string, string>;
  /** Packages held at an older version. */
  overrides?: Record<string, string>;
  /** Additional packages whose versions are printed. */
  shown: readonly string[];
}

const run = promisify(execFile);

/** Installs a peer into `folder` without running the packages' scripts. @returns the installed versions */
export async function install(folder: string, wanted: Wanted): Promise<{ name: string; version: string }[]> {
  const { dependencies, overrides = {}, shown } = wanted;
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  await run('npm', ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  const names = [...Object.keys(dependencies), ...shown];
  return Promise.all(names.map(async (name) => ({ name, version: await versionOf(folder, name) })));
}

/** Returns a `require` that loads packages from `folder`. The caller must know their types. */
export function requireFrom(folder: string): NodeJS.Require {
  return createRequire(path.join(folder, 'package.json'));
}

async function versionOf(folder: string, name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  return String(version);
}
