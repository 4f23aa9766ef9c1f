import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { quantile } from '../../test/chaos/report.ts';
import { inFolder } from '../../test/chaos/workshop.ts';
import { startChild } from '../child.ts';
import { placed } from '../cores.ts';
import { figure, type Row } from '../rows.ts';
import { withLadder } from './arbiter/with-ladder.ts';
import { installBoardgameIo } from './boardgame-io/installed.ts';
import type { PeerFigures, PeerKind } from './load.ts';
import { type Side, sides } from './sides.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Matches at once. */
const SIZES = (process.env.BENCH_MATCHES ?? '64,256').split(',').map(Number);
const SIDES = (process.env.BENCH_SIDES ?? 'memory,postgres,ours,question').split(',');
const WANTED = { memory: 2, postgres: 15 };
const figures = z.object({
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  processor: z.number(),
  load: z.number(),
});
/** By side and size, a figure for each round. */
type Measured = Map<string, PeerFigures[]>;

/** The same small game, played by the same clients, on boardgame.io in memory and on PostgreSQL and on ours, in turns. */
export async function peersBench(): Promise<Row[]> {
  return inFolder('peers', async (folder) => {
    const modules = await newFolder(folder, 'modules');
    const versions = await installBoardgameIo(modules);
    console.log(Object.entries(versions).join(', ').replaceAll(/,(?=\S)/g, ' '));
    const file = await withLadder(await newFolder(folder, 'arbiter'));
    const all = sides(file, modules);
    const turns = Object.entries(all).flatMap(([name, side]) => (SIDES.includes(name) ? [side] : []));
    const measured: Measured = new Map();
    for (let round = 0; round < ROUNDS; round++)
      for (let i = 0; i < turns.length; i++) {
        const side = turns[(round + i) % turns.length]; // whoever comes first is another one in each round
        if (side) await measureSide(side, modules, await newFolder(folder, `round-${round}-${i}`), measured);
      }
    return SIZES.flatMap((size) => rowsOf(size, all, measured));
  });
}

async function newFolder(folder: string, name: string): Promise<string> {
  const made = path.join(folder, name);
  await mkdir(made);
  await chmod(made, 0o755); // PostgreSQL runs as another user when we are root
  return made;
}

async function measureSide(side: Side, modules: string, folder: string, measured: Measured): Promise<void> {
  await placed(async (own) => {
    const standing = await side.start(folder);
    own(standing.pid);
    try {
      for (const size of SIZES) {
        const got = await load(side.kind, standing.url, standing.pid, size, modules);
        const key = keyOf(side, size);
        measured.set(key, [...(measured.get(key) ?? []), got]);
        console.log(`  ${side.name}, ${size} matches: ${told(got)}`);
      }
    } finally {
      await standing.stop();
    }
  });
  await rm(folder, { recursive: true, force: true });
}

async function load(kind: PeerKind, url: string, pid: number | undefined, size: number, modules: string) {
  const args = [kind, url, String(pid ?? 0), String(size), String(SECONDS), modules];
  return figures.parse(JSON.parse((await startChild('peers/load.ts', args)).line));
}

function keyOf(side: Side, size: number): string {
  return `${side.name} ${size}`;
}

function told({ perSecond, p50, p99, processor, load: busy }: PeerFigures): string {
  const parts = [figure(perSecond, 'moves/s'), `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`, figure(processor, 'µs')];
  return [...parts, `load ${Math.round(100 * busy)} %`].join(', ');
}

function rowsOf(size: number, all: ReturnType<typeof sides>, measured: Measured): Row[] {
  const of = (side: Side) => measured.get(keyOf(side, size)) ?? [];
  const [memory, postgres] = [of(all.memory), of(all.postgres)];
  const row = (side: Side): Row => ({ what: `${size} matches, ${side.name}`, value: summed(of(side)) });
  const against = (side: Side, other: PeerFigures[], name: string, wanted: number): Row => ({
    what: `${size} matches, ${side.name}`,
    value: spreadOf(ratios(of(side), other)),
    ratio: { value: median(ratios(of(side), other)), of: name, wanted: `at least ${wanted}` },
  });
  return [
    ...[all.memory, all.postgres, all.ours, all.question].map(row),
    against(all.ours, memory, all.memory.name, WANTED.memory),
    against(all.ours, postgres, all.postgres.name, WANTED.postgres),
    against(all.question, memory, all.memory.name, WANTED.memory),
    against(all.question, postgres, all.postgres.name, WANTED.postgres),
  ];
}

/** Round by round: both were measured within a minute. */
function ratios(ours: readonly PeerFigures[], theirs: readonly PeerFigures[]): number[] {
  return ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN));
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function spreadOf(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
}

function summed(all: readonly PeerFigures[]): string {
  const of = (field: keyof PeerFigures) => median(all.map((one) => one[field]));
  const speeds = all.map(({ perSecond }) => perSecond);
  const spread = `${Math.round(Math.min(...speeds))} to ${Math.round(Math.max(...speeds))}`;
  const [perSecond, p50, p99, processor] = [of('perSecond'), of('p50'), of('p99'), of('processor')];
  return `${figure(perSecond, 'moves/s')} (${spread}), ${p50.toFixed(1)} / ${p99.toFixed(1)} ms, ${figure(processor, 'µs')}, load ${Math.round(100 * of('load'))} %`;
}
