import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What the server reads beside its code, and where it finds its packages. */
const BESIDE = ['migrations', 'node_modules', 'package.json', 'schema.graphql'];

/**
 * The server's code as JavaScript, made once for all servers of a run: one that runs `src` through tsx needs twice the time of
 * the processor to start, and its thread for replays as much again.
 * @param folder where it goes; whoever made it removes it
 * @returns the file that node runs
 */
export async function builtServer(folder: string): Promise<string> {
  const to = path.join(folder, 'dist');
  const names = await readdir(`${ROOT}src`, { recursive: true, withFileTypes: true });
  const files = names
    .filter((one) => one.isFile())
    .map((one) => path.relative(`${ROOT}src`, `${one.parentPath}/${one.name}`));
  await Promise.all(files.map((file) => made(file, to)));
  await Promise.all(BESIDE.map((name) => symlink(`${ROOT}${name}`, path.join(folder, name))));
  return path.join(to, 'main.js');
}

async function made(file: string, to: string): Promise<void> {
  if (/\.test\.ts$|\.md$|(^|\/)(test|skin)\//.test(file)) return;
  const target = path.join(to, file);
  await mkdir(path.dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return cp(`${ROOT}src/${file}`, target);
  const { code } = await transform(await readFile(`${ROOT}src/${file}`, 'utf8'), { loader: 'ts', target: 'node20' });
  await writeFile(
    target.replace(/\.ts$/, '.js'),
    code.replace(/((?:from|import\(?)\s*"\.{1,2}\/[^"]*)\.ts"/g, '$1.js"'),
  );
}
