import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { assembleSchema } from '../../../scripts/assemble.ts';
import { GAMES } from '../../../src/games/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PEERS = fileURLToPath(new URL('../', import.meta.url));
/** The small game, and the bare server that uses the same rules. */
const SOURCES = { ladder: ['index.ts', 'ladder.ts', 'rules.ts'], limit: ['log.ts', 'match.ts', 'server.ts'] };
/** The packages and files that the server needs in addition to its own code. */
const BESIDE = ['migrations', 'node_modules', 'package.json'];

/**
 * Copies the built server and adds Ladder: a folder in `games`, a line in `games/index`, and a part of the contract.
 * Nothing else differs. The copy also gets the bare durable server, which uses the same modules.
 * @param folder the folder for the copy, which the caller removes
 * @returns the files of both servers that Node runs
 */
export async function withLadder(folder: string): Promise<{ ours: string; limit: string }> {
  const to = path.join(folder, 'dist');
  await cp(path.join(ROOT, 'dist'), to, { recursive: true });
  await Promise.all(BESIDE.map((name) => symlink(path.join(ROOT, name), path.join(folder, name))));
  for (const [name, files] of Object.entries(SOURCES)) {
    await mkdir(path.join(to, 'games', name));
    await Promise.all(files.map((file) => compiled(path.join(name, file), path.join(to, 'games'))));
  }
  await register(path.join(to, 'games/index.js'));
  await writeFile(path.join(folder, 'schema.graphql'), await contract());
  return { ours: path.join(to, 'main.js'), limit: path.join(to, 'games/limit/server.js') };
}

async function compiled(name: string, to: string): Promise<void> {
  const { code } = await transform(await readFile(path.join(PEERS, name), 'utf8'), { loader: 'ts', target: 'node20' });
  const imports = code.replaceAll('../../../src/engine/', '../../engine/').replace(/(from "\.[^"]*)\.ts"/g, '$1.js"');
  await writeFile(path.join(to, name.replace(/\.ts$/, '.js')), imports);
}

async function register(index: string): Promise<void> {
  const code = await readFile(index, 'utf8');
  const list = 'export const GAMES = [';
  if (!code.includes(list)) throw new Error(`${index} does not contain "${list}"`);
  await writeFile(index, `import { LADDER } from './ladder/index.js';\n${code.replace(list, `${list}LADDER, `)}`);
}

async function contract(): Promise<string> {
  const games = [...GAMES.map(({ id, title }) => ({ id, title, folder: path.join(ROOT, 'src/games', id) }))];
  const all = [...games, { id: 'ladder', title: 'Ladder', folder: path.join(PEERS, 'ladder') }];
  const parts = all.map(async ({ id, title, folder }) => {
    return { id, title, sdl: await readFile(path.join(folder, 'schema.graphql'), 'utf8') };
  });
  return assembleSchema(await Promise.all(parts));
}
