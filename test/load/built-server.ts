import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transform } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The files that the server needs in addition to its code. */
const BESIDE = ['migrations', 'package.json', 'schema.graphql'];

/**
 * The server's code as JavaScript, compiled once for all servers of a run: through tsx, a server needs twice the CPU
 * time to start, and so does its worker for replays.
 * @param folder where to put the compiled code
 * @param source the root of the repository, or of a copy of another commit
 * @returns the file that node runs
 */
export async function builtServer(folder: string, source = ROOT): Promise<string> {
  const to = path.join(folder, 'dist');
  const names = await readdir(`${source}src`, { recursive: true, withFileTypes: true });
  const files = names
    .filter((one) => one.isFile())
    .map((one) => path.relative(`${source}src`, `${one.parentPath}/${one.name}`));
  await Promise.all(files.map((file) => compile(`${source}src/${file}`, path.join(to, file))));
  await Promise.all(BESIDE.map((name) => symlink(`${source}${name}`, path.join(folder, name))));
  await symlink(`${ROOT}node_modules`, path.join(folder, 'node_modules'));
  await symlink(`${ROOT}dist/web`, path.join(to, 'web'));
  return path.join(to, 'main.js');
}

/** Builds the server's code at a commit. */
export async function builtCommit(folder: string, commit: string): Promise<string> {
  const [source, built] = [path.join(folder, 'source'), path.join(folder, 'built')];
  await Promise.all([source, built].map((one) => mkdir(one, { recursive: true })));
  const run = promisify(execFile);
  const archive = path.join(folder, 'source.tar');
  await run('git', ['archive', '-o', archive, commit, 'src', ...BESIDE], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', source]);
  return builtServer(built, `${source}/`);
}

async function compile(file: string, target: string): Promise<void> {
  if (/\.test\.ts$|\.md$|(^|\/)(test|skin)\//.test(file.slice(file.indexOf('/src/')))) return;
  await mkdir(path.dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return cp(file, target);
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', target: 'node20' });
  await writeFile(
    target.replace(/\.ts$/, '.js'),
    code.replace(/((?:from|import\(?)\s*"\.{1,2}\/[^"]*)\.ts"/g, '$1.js"'),
  );
}
