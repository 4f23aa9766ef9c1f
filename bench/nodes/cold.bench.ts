import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../src/accounts/index.ts';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { fastRandom, filledAtRandom } from '../../src/engine/index.ts';
import {
  assembleMatches,
  createMatch,
  joinMatch,
  type MatchesHandle,
  readMatch,
  submitMove,
} from '../../src/matches/index.ts';
import { callerWith } from '../../test/caller.ts';
import { withRunFolder } from '../../test/load/run-folder.ts';
import { golems } from '../golems.ts';
import { quiet } from '../quiet-room.ts';
import { figure, type Row } from '../rows.ts';

/** The lengths of the matches to open, in entries. */
const LENGTHS = (process.env.BENCH_LENGTHS ?? '200,1000,2000').split(',').map(Number);
/** The number of times that each match is opened. The result is the median. */
const TIMES = 25;

/**
 * Measures the time to open a match that is not in memory, from its snapshot and from its whole log. Snapshots and logs
 * are encrypted at rest, as in production.
 */
export async function coldBench(): Promise<Row[]> {
  return withRunFolder('cold', async (folder) => {
    const key = { id: 'bench', key: randomBytes(32) };
    const atRestKeys = { current: key, all: [key] };
    const db = await openDatabase({ databaseUrl: undefined, dataDir: folder, databasePool: 4, atRestKeys }, () => {});
    try {
      const caller = await newPlayer(db);
      const matches = await longMatches(db, caller);
      const rows = await rowsOf(db, caller, matches);
      await db.orm.execute(sql`truncate snapshots`);
      return [...rows, ...(await rowsOf(db, caller, matches, 'from its whole log'))];
    } finally {
      await db.close();
    }
  });
}

interface Long {
  id: string;
  version: number;
}

async function longMatches(db: Database, caller: Caller): Promise<Long[]> {
  const handle = assembleMatches({ db, ...quiet, games: [golems()], alone: true });
  const matches: Long[] = [];
  for (const length of LENGTHS) matches.push(await playInto(handle, caller, length));
  await new Promise((resolve) => setTimeout(resolve, 1000)); // snapshots are written in the background
  await handle.close();
  return matches;
}

async function rowsOf(
  db: Database,
  caller: Caller,
  matches: readonly Long[],
  how = 'from its snapshot',
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, version } of matches) {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) times.push(await opened(db, caller, id));
    const middle = times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
    rows.push({ what: `a match of ${version} entries, ${how}`, value: figure(middle, 'ms') });
  }
  return rows;
}

/** Opens a match with an empty cache. The cache stores nothing and is discarded immediately. */
async function opened(db: Database, caller: Caller, id: string): Promise<number> {
  const handle = assembleMatches({ db, ...quiet, games: [golems()], alone: true });
  const began = performance.now();
  await readMatch(handle, caller, id);
  const took = performance.now() - began;
  await handle.close();
  return took;
}

async function playInto(handle: MatchesHandle, caller: Caller, length: number): Promise<Long> {
  for (let seed = 1; ; seed++) {
    const random = fastRandom(seed);
    const made = await createMatch(handle, caller, { game: 'golems', visibility: 'PRIVATE' });
    let match = await joinMatch(handle, caller, { invitation: made.invitation, seat: 1 });
    while (match.version < length && match.status === 'RUNNING') {
      const choices = (await match.decision())?.choices ?? [];
      const choice = choices[random(choices.length)];
      if (!choice) break;
      const move = filledAtRandom(choice, random);
      match = (await submitMove(handle, caller, { matchId: match.id, version: match.version, move })).match;
    }
    if (match.status === 'RUNNING') return { id: match.id, version: match.version };
  }
}

async function newPlayer(db: Pick<Database, 'orm'>): Promise<Caller> {
  const { rows } = await db.orm.execute<{ id: string }>(
    sql`insert into players (id, name) values (gen_random_uuid(), 'Bench') returning id`,
  );
  if (!rows[0]) throw new Error('no player was created');
  return callerWith(rows[0].id);
}
