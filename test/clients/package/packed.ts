import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../architecture/sources.ts';

const execute = promisify(execFile);
const OWN_PROGRAMS = path.join(ROOT, 'node_modules/.bin');

/** Runs a program in a folder, with the programs of this repository. @returns what it printed */
export async function run(folder: string, program: string, ...parts: string[]): Promise<string> {
  const env = { ...process.env, PATH: `${OWN_PROGRAMS}:${process.env.PATH}` };
  try {
    return (await execute(program, parts, { cwd: folder, env })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // the documented fields
    throw new Error(`${program} ${parts.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

export interface Packed {
  /** A new folder outside the repository. */
  folder: string;
  /** The file for npm. */
  tarball: string;
}

/** Builds and packs `@arbiter/client` in a copy, so that nothing is built inside the repository. */
export async function packed(): Promise<Packed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-package-'));
  const copy = path.join(folder, 'repository/clients/typescript');
  await cp(path.join(ROOT, 'clients/typescript'), copy, {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)$/.test(source),
  });
  await cp(path.join(ROOT, 'tsconfig.json'), path.join(folder, 'repository/tsconfig.json'));
  await run(copy, 'npm', 'pack', '--pack-destination', folder);
  return { folder, tarball: path.join(folder, 'arbiter-client-0.1.0.tgz') };
}

/** Makes an empty project with these files and installs the package. @returns its folder */
export async function project({ folder, tarball }: Packed, name: string, files: Record<string, string>) {
  const home = path.join(folder, name);
  await mkdir(home);
  await writeFile(path.join(home, 'package.json'), JSON.stringify({ name, private: true }));
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(home, file), text);
  await run(home, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball);
  return home;
}

/** Copies a dependency of this repository into a project. */
export function lend(home: string, dependency: string): Promise<void> {
  return cp(path.join(ROOT, 'node_modules', dependency), path.join(home, 'node_modules', dependency), {
    recursive: true,
  });
}
