import path from 'node:path';
import { runningPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { openPool } from '../../test/load/graphql-call.ts';
import { quantile } from '../../test/load/quantile.ts';
import { withRunFolder } from '../../test/load/run-folder.ts';
import type { ServerProcess } from '../../test/load/server-process.ts';
import { startChild } from '../child.ts';
import { placed } from '../cores.ts';
import { figure, type Row, ratioOf } from '../rows.ts';
import { type Bytes, type Filled, fillLog } from './fill-log.ts';
import { liveRows } from './live-rows.ts';
import { type Reading, readAll } from './reading.ts';
import { type Speed, speed, started, told } from './started.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const TURNS = Number(process.env.BENCH_TURNS ?? 5);
/** The number of entries in the long log; 0 skips the comparison of logs. */
const LOG = Number(process.env.BENCH_LOG ?? 10_000_000);
/** The number of entries in the short log, whose matches fill at least one page. */
const SHORT = 5000;
/** The number of matches played at the same time on each log. */
const AT_ONCE = 16;

/** Measures the cost of more live matches, and of a longer log of finished matches. */
export async function growthBench(): Promise<Row[]> {
  return [...(await liveRows()), ...(LOG > 0 ? await logRows() : [])];
}

async function logRows(): Promise<Row[]> {
  return placed((own) =>
    withRunFolder('growth', async (folder) => {
      const empty = await started(path.join(folder, 'empty'), own);
      const long = await started(path.join(folder, 'long'), own);
      try {
        const small = await fill(empty, path.join(folder, 'empty'), SHORT);
        const filled = await fill(long, path.join(folder, 'long'), LOG);
        const speeds = await inTurns(empty.url, long.url);
        const reading = { small: await read(empty, small), long: await read(long, filled) };
        return [...speedRows(speeds, filled), ...readingRows(reading)];
      } finally {
        await Promise.all([empty.stop(), long.stop()]);
      }
    }),
  );
}

async function fill(server: ServerProcess, folder: string, entries: number): Promise<Filled> {
  const database = await runningPostgres(path.join(folder, 'data'));
  if (!database) throw new Error(`no PostgreSQL runs in ${folder}`);
  return fillLog(server.url, database, entries);
}

interface Turn {
  empty: Speed;
  long: Speed;
}

/** Measures both logs in each turn, and alternates which of them comes first. */
async function inTurns(empty: string, long: string): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const first = await load(turn % 2 === 0 ? empty : long);
    const second = await load(turn % 2 === 0 ? long : empty);
    turns.push(turn % 2 === 0 ? { empty: first, long: second } : { empty: second, long: first });
    console.log(`  turn ${turn + 1}: ${told(turns[turn]?.empty)}; long log: ${told(turns[turn]?.long)}`);
  }
  return turns;
}

async function load(url: string): Promise<Speed> {
  const child = await startChild('growth/moves.ts', [url, String(AT_ONCE), String(SECONDS)]);
  return speed.parse(JSON.parse(child.line));
}

function read({ url }: ServerProcess, { some, player }: Filled): Promise<Reading> {
  return readAll(openPool(url, 1), some, player);
}

function speedRows(turns: readonly Turn[], { entries, matches, bytes }: Filled): Row[] {
  const middle = (of: (turn: Turn) => number) => quantile(turns.map(of), 0.5);
  const row = (field: 'p50' | 'p99', wanted: string): Row => {
    const ratios = turns.map(({ empty, long }) => long[field] / empty[field]);
    return {
      what: `a move, ${field}: short log / long log`,
      value: `${middle(({ empty }) => empty[field]).toFixed(2)} / ${middle(({ long }) => long[field]).toFixed(2)} ms`,
      ratio: ratioOf(ratios, 'the short one'),
      wanted,
    };
  };
  const size = `${entries.toLocaleString('en')} entries, ${matches.toLocaleString('en')} matches`;
  return [{ what: 'the long log', value: size }, ...bytesRows(bytes), row('p50', 'at most 1.1'), row('p99', '')];
}

function bytesRows({ entry, index, match }: Bytes): Row[] {
  return [
    { what: 'an entry: row + indexes', value: `${figure(entry, '')}+ ${figure(index, 'bytes')}` },
    { what: 'a match with all of its rows', value: figure(match / 1000, 'KB') },
  ];
}

function readingRows({ small, long }: { small: Reading; long: Reading }): Row[] {
  const names: Record<keyof Reading, string> = {
    newest: 'the newest 20 finished matches',
    oldest: 'the oldest 20',
    player: 'the newest 20 of one player',
    replay: 'a replay of 200 entries',
  };
  const keys = ['newest', 'oldest', 'player', 'replay'] as const;
  return keys.map((key) => ({
    what: `${names[key]}: short log / long log`,
    value: `${small[key].toFixed(1)} / ${long[key].toFixed(1)} ms`,
    ratio: { value: long[key] / small[key], of: 'the short one' },
  }));
}
