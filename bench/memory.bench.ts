import { sql } from 'drizzle-orm';
import type { Caller } from '../src/accounts/index.ts';
import { type Database, openDatabase } from '../src/db/open-database.ts';
import { type AnyGame, fastRandom, filledAtRandom } from '../src/engine/index.ts';
import { GAMES } from '../src/games/index.ts';
import {
  assembleMatches,
  createMatch,
  joinMatch,
  type MatchesHandle,
  type MatchView,
  submitMove,
} from '../src/matches/index.ts';
import { callerWith } from '../test/caller.ts';
import { withRunFolder } from '../test/load/run-folder.ts';
import { quiet } from './quiet-room.ts';
import { figure, type Row } from './rows.ts';
import { heap, medianLength, tableHeapRows } from './table-heap.ts';

const MATCHES = Number(process.env.BENCH_LIVE ?? 1000);
/** The maximum total number of moves per game, and the minimum number of matches. */
const MOVES = Number(process.env.BENCH_MOVES ?? 150_000);
const FEWEST = 32;
const AT_ONCE = 32;
/** The number of matches played afterwards, because the server keeps some memory only for recently active matches. */
const OTHERS = 256;

/** Runs commands on a real database in this process, so that the bench can read the size of the heap. */
export async function memoryBench(): Promise<Row[]> {
  const tables = process.env.BENCH_GAMES ? [] : tableHeapRows();
  return withRunFolder('bench', async (folder) => {
    const config = { databaseUrl: undefined, dataDir: folder, databasePool: 4 };
    const db = await openDatabase(config, () => {});
    const caller = await newPlayer(db);
    const rows = [...tables];
    try {
      for (const game of wanted()) rows.push(await measure(db, caller, game));
      return rows;
    } finally {
      await db.close();
    }
  });
}

/** Returns the games named in `BENCH_GAMES`, by default all games. */
function wanted(): readonly AnyGame[] {
  const ids = process.env.BENCH_GAMES?.split(',');
  return GAMES.filter(({ id }) => !ids || ids.includes(id));
}

/** Measures the memory that is freed once nothing refers to the matches. */
async function measure(db: Database, caller: Caller, game: AnyGame): Promise<Row> {
  const median = medianLength(game);
  const matches = Math.min(MATCHES, Math.max(FEWEST, Math.round(MOVES / median)));
  const held: { handle: MatchesHandle | null } = { handle: await played(db, caller, game, { matches, moves: median }) };
  const others = await played(db, caller, game, { matches: OTHERS, moves: 1 });
  const both = heap();
  held.handle = null;
  const bytes = (both - heap()) / matches;
  await others.close();
  return { what: `${game.title}: heap of ${matches} matches at move ${median}`, value: figure(bytes / 1024, 'KB') };
}

/** Plays matches in memory and leaves them idle. */
async function played(
  db: Database,
  caller: Caller,
  game: AnyGame,
  { matches, moves }: { matches: number; moves: number },
): Promise<MatchesHandle> {
  const handle = assembleMatches({ db, ...quiet, games: [game], alone: true, hotMatches: matches });
  const random = fastRandom(1);
  let begun = 0;
  const one = async () => {
    while (begun++ < matches) await playInto(handle, caller, game, { moves, random });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  await handle.close();
  return handle;
}

/** Plays a match. A match that ends earlier stays in memory until other matches need the space. */
async function playInto(
  handle: MatchesHandle,
  caller: Caller,
  game: AnyGame,
  { moves, random }: { moves: number; random: (n: number) => number },
): Promise<void> {
  const made = await createMatch(handle, caller, { game: game.id, visibility: 'PRIVATE' });
  let match: MatchView = made;
  for (let seat = 1; seat < made.seats.length; seat++)
    match = await joinMatch(handle, caller, { invitation: made.invitation, seat });
  while (match.version < moves && match.status === 'RUNNING') {
    const choices = (await match.decision())?.choices ?? [];
    const choice = choices[random(choices.length)];
    if (!choice) throw new Error('no seat has a decision, but there is no result');
    const answer = filledAtRandom(choice, random);
    match = (await submitMove(handle, caller, { matchId: match.id, version: match.version, move: answer })).match;
  }
}

async function newPlayer(db: Pick<Database, 'orm'>): Promise<Caller> {
  const made = await db.orm.execute<{ id: string }>(
    sql`insert into players (id, name) values (gen_random_uuid(), 'Bench') returning id`,
  );
  const [player] = made.rows;
  if (!player) throw new Error('no player was created');
  return callerWith(player.id);
}
