import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { withRunFolder } from '../../test/load/run-folder.ts';
import { startChild } from '../child.ts';
import { placed } from '../cores.ts';
import type { Row } from '../rows.ts';
import { withLadder } from './arbiter/with-ladder.ts';
import { BOARDGAME_IO } from './boardgame-io/wanted.ts';
import { COLYSEUS } from './colyseus/wanted.ts';
import { install, type Wanted } from './installed.ts';
import type { PeerFigures } from './load.ts';
import { movesOf } from './meter.ts';
import { type Measured, rowsOf, told } from './ratios.ts';
import { SIDES, type Side, sides } from './sides.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** The number of times that each side is measured. The sides alternate. */
const TURNS = Number(process.env.BENCH_TURNS ?? 5);
/** The sides to measure, from SIDES. */
const CHOSEN = (process.env.BENCH_SIDES ?? 'memory,postgres,colyseus,ours').split(',');
/** The loads, as concurrent matches × rounds per match: `64x1,64x12`. */
const LOADS = (process.env.BENCH_LOADS ?? '64x1,256x1,64x12').split(',').map(loadOf);
/** The interval in milliseconds after which threads are assigned to cores again. */
const PLACING = 2000;
/** The maximum warm-up in seconds, of a new server and of each further load. */
const PATIENCE = { first: 60, further: 10 };
const figures = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  processor: z.number(),
  load: z.number(),
});

/** The number of concurrent matches, and their length. */
interface Load {
  matches: number;
  rounds: number;
  name: string;
}

function loadOf(text: string): Load {
  const [matches = 0, rounds = 1] = text.split('x').map(Number);
  return { matches, rounds, name: `${matches} matches of ${movesOf(rounds)} moves` };
}

/** Plays the same small game with equivalent clients on each side. The sides alternate. */
export async function peersBench(): Promise<Row[]> {
  return withRunFolder('peers', async (folder) => {
    const modules = {
      boardgameIo: await installed(folder, 'boardgame-io', BOARDGAME_IO),
      colyseus: await installed(folder, 'colyseus', COLYSEUS),
    };
    const all = sides(await withLadder(await newFolder(folder, 'arbiter')), modules);
    const chosen = SIDES.filter((name) => CHOSEN.includes(name)).map((name) => all[name]);
    const measured: Measured = new Map();
    for (let turn = 0; turn < TURNS; turn++)
      for (let i = 0; i < chosen.length; i++) {
        const side = chosen[(turn + i) % chosen.length]; // alternates which side comes first
        if (side) await measureSide(side, await newFolder(folder, `turn-${turn}-${i}`), measured);
      }
    return LOADS.flatMap(({ name }) => rowsOf(name, chosen, measured));
  });
}

async function installed(folder: string, name: string, wanted: Wanted): Promise<string> {
  const modules = await newFolder(folder, name);
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

/** Starts a new server for each turn, so that no turn is slowed down by data of an earlier one. */
async function measureSide(side: Side, folder: string, measured: Measured): Promise<void> {
  await placed(async (own) => {
    const standing = await side.start(folder);
    own(standing.pid);
    try {
      for (const load of LOADS) {
        const placing = setInterval(() => own(standing.pid), PLACING); // the thread for replays starts with the first replay
        const got = await measure(side, standing, { ...load, first: load === LOADS[0] }).finally(() =>
          clearInterval(placing),
        );
        const key = `${load.name}, ${side.name}`;
        measured.set(key, [...(measured.get(key) ?? []), got]);
        console.log(`  ${key}: ${told([got])}`);
      }
    } finally {
      await standing.stop();
    }
  });
  await rm(folder, { recursive: true, force: true });
}

async function measure(
  { kind, peer }: Side,
  { url, pid = 0 }: { url: string; pid: number | undefined },
  { matches, rounds, first }: Load & { first: boolean },
): Promise<PeerFigures> {
  const patience = first ? PATIENCE.first : PATIENCE.further;
  const args = [kind, url, pid, matches, rounds, SECONDS, patience, peer?.modules ?? ''].map(String);
  return figures.parse(JSON.parse((await startChild('peers/load.ts', args)).line));
}
