import { readFileSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { withRunFolder } from '../../test/load/run-folder.ts';
import { startChild } from '../child.ts';
import { placed } from '../cores.ts';
import { figures, type Target } from '../live/target.ts';
import type { Row } from '../rows.ts';
import { withLadder } from './arbiter/with-ladder.ts';
import { BOARDGAME_IO } from './boardgame-io/wanted.ts';
import { COLYSEUS } from './colyseus/wanted.ts';
import { install, type Wanted } from './installed.ts';
import { type Measured, peerRows } from './peer-rows.ts';
import { SIDES, type Side, type SideName, type Standing, sides } from './sides.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** The number of times that each side is measured. The sides alternate. */
const TURNS = Number(process.env.BENCH_TURNS ?? 5);
/** The number of concurrent matches. */
const MATCHES = Number(process.env.BENCH_MATCHES ?? 64);
/** The sides to measure, from SIDES. */
const CHOSEN = (process.env.BENCH_SIDES ?? 'limit,memory,postgres,ours').split(',');
/** The interval in milliseconds after which threads are assigned to cores again, because some start later. */
const PLACING = 5000;

/** Plays the same small game with equivalent clients on each side. The sides alternate. */
export async function peersBench(): Promise<Row[]> {
  expectRecommendedNode();
  return withRunFolder('peers', async (folder) => {
    const all = sides({
      ...(await withLadder(await newFolder(folder, 'arbiter'))),
      boardgameIo: await installed(folder, ['memory', 'postgres'], BOARDGAME_IO),
      colyseus: await installed(folder, ['colyseus'], COLYSEUS),
    });
    const chosen = SIDES.filter((name) => CHOSEN.includes(name)).map((name) => all[name]);
    return peerRows(all, await placed((own) => measure(chosen, folder, own)), MATCHES);
  });
}

/** Exits on an older Node, because results are for the recommended version, which runs all sides. */
function expectRecommendedNode(): void {
  const recommended = readFileSync(new URL('../../.node-version', import.meta.url), 'utf8').trim();
  if (Number.parseInt(process.versions.node, 10) >= Number(recommended)) return;
  console.error(`The bench peers needs Node ${recommended}; this is ${process.version}.`);
  process.exit(1);
}

async function installed(folder: string, users: readonly SideName[], wanted: Wanted): Promise<string> {
  if (!users.some((name) => CHOSEN.includes(name))) return '';
  const modules = await newFolder(folder, users.join('-'));
  const versions = await install(modules, wanted);
  console.log(versions.map(({ name, version }) => `${name} ${version}`).join(', '));
  return modules;
}

async function newFolder(folder: string, name: string): Promise<string> {
  const made = path.join(folder, name);
  await mkdir(made);
  await chmod(made, 0o755); // if this process runs as root, PostgreSQL runs as another user
  return made;
}

async function measure(chosen: readonly Side[], folder: string, own: (pid: number) => void): Promise<Measured> {
  const standing: { side: Side; server: Standing }[] = [];
  const place = () => standing.forEach(({ server }) => void own(server.pid));
  const placing = setInterval(place, PLACING);
  try {
    for (const side of chosen)
      standing.push({
        side,
        server: await side.start(await newFolder(folder, `data-${side.name.replaceAll(' ', '-')}`)),
      });
    place();
    const targets = standing.flatMap(({ side: { kind, lengths, modules }, server: { url, pid } }) =>
      lengths.map((rounds): Target => ({ kind, url, pid, modules, rounds, atOnce: MATCHES })),
    );
    const { line } = await startChild('live/load.ts', [JSON.stringify(targets), TURNS, SECONDS].map(String));
    const rounds = figures.parse(JSON.parse(line));
    return new Map(chosen.map((side) => [side, new Map(side.lengths.map((length) => [length, rounds.shift() ?? []]))]));
  } finally {
    clearInterval(placing);
    for (const { server } of standing) await server.stop();
  }
}
