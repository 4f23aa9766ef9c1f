import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** What is measured against: the newest there are. */
const PINNED = { 'boardgame.io': '0.50.2', 'bgio-postgres': '1.0.16' };
/** With 4.2.0, which copies the list of handlers when a server is made, the lobby's routes, added afterwards, are not found. */
const OVERRIDES = { 'koa-compose': '4.1.0' };
const run = promisify(execFile);

/** Installs boardgame.io into a folder of its own, with no scripts run. @returns the versions that are there */
export async function installBoardgameIo(folder: string): Promise<{ name: string; version: string }[]> {
  const wanted = { private: true, dependencies: PINNED, overrides: OVERRIDES };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(wanted));
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  const names = [...Object.keys(PINNED), 'socket.io', 'sequelize'];
  return Promise.all(names.map(async (name) => ({ name, version: await versionOf(folder, name) })));
}

/** A package of that folder, as its own `require` finds it. What is in it, its user knows. */
export function requireFrom(folder: string): NodeJS.Require {
  return createRequire(path.join(folder, 'package.json'));
}

async function versionOf(folder: string, name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  return String(version);
}
