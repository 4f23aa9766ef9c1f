import { sql } from 'drizzle-orm';
import type { Caller } from '../src/accounts/index.ts';
import { type Database, openDatabase } from '../src/db/open.ts';
import { fastRandom, filledAtRandom } from '../src/engine/index.ts';
import { type ClosedRoom, createMatch, joinMatch, openRoom, type SeenMatch, submitMove } from '../src/matches/index.ts';
import { callerWith } from '../test/caller.ts';
import { inFolder } from '../test/chaos/workshop.ts';
import { golems } from './golems.ts';
import { quiet } from './quiet-room.ts';
import { figure, type Row } from './rows.ts';

const MATCHES = Number(process.env.BENCH_LIVE ?? 1000);
/** Moves made in each: far enough for armies, hands and discards. */
const MOVES = 150;
const AT_ONCE = 64;

/** Through the verbs on a real database, in this process, so that the heap can be read. */
export async function memoryBench(): Promise<Row[]> {
  return inFolder('bench', async (folder) => {
    const config = { databaseUrl: undefined, dataDir: folder, databasePool: 4 };
    const db = await openDatabase(config, () => {});
    const room = openRoom({ db, ...quiet, games: [golems()], alone: true, hotMatches: 2 * MATCHES });
    try {
      return await measure(room, await newPlayer(db));
    } finally {
      await room.close();
      await db.close();
    }
  });
}

async function measure(room: ClosedRoom, caller: Caller): Promise<Row[]> {
  const random = fastRandom(1);
  await playInto(room, caller, random); // code and prepared statements are in memory, too
  const before = heap();
  let begun = 0;
  const one = async () => {
    while (begun++ < MATCHES) await playInto(room, caller, random);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const bytes = (heap() - before) / MATCHES;
  return [
    { what: `heap per match, ${MATCHES} matches at move ${MOVES}`, value: figure(bytes / 1024, 'KB') },
    { what: 'matches in 1 GB', value: figure(2 ** 30 / bytes, '') },
  ];
}

async function playInto(room: ClosedRoom, caller: Caller, random: (n: number) => number): Promise<void> {
  const made = await createMatch(room, caller, { game: 'golems', visibility: 'PRIVATE' });
  let match: SeenMatch = await joinMatch(room, caller, { invitation: made.invitation });
  for (let move = 0; move < MOVES && match.status === 'RUNNING'; move++) {
    const choices = (await match.decision())?.choices ?? [];
    const choice = choices[random(choices.length)];
    if (!choice) return;
    const answer = filledAtRandom(choice, random);
    match = (await submitMove(room, caller, { matchId: match.id, version: match.version, move: answer })).match;
  }
}

async function newPlayer(db: Pick<Database, 'orm'>): Promise<Caller> {
  const made = await db.orm.execute<{ id: string }>(
    sql`insert into players (id, name) values (gen_random_uuid(), 'Bench') returning id`,
  );
  const [player] = made.rows;
  if (!player) throw new Error('no player was made');
  return callerWith(player.id);
}

// Twice: what the first collection frees may hold more.
function heap(): number {
  if (!globalThis.gc) throw new Error('run with node --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
