import { GAMES } from '../src/games/index.ts';
import { asGuest, openPool } from '../test/load/graphql-call.ts';
import { openMatch } from '../test/load/matches.ts';
import { withRunFolder } from '../test/load/run-folder.ts';
import { serverProcess } from '../test/load/server-process.ts';
import { coldStart, firstDay, type Phone } from './cold-start.ts';
import { playedMatch } from './played-match.ts';
import { figure, type Row } from './rows.ts';

/** The maximum duration of a match, in milliseconds. Data that arrives later does not count. */
const AT_MOST = 1000 * Number(process.env.BENCH_WIRE_SECONDS ?? 60);

/** Measures the bytes that a phone receives for one match of each game, with and without compression. */
export function wireBench(): Promise<Row[]> {
  return eachGame(async (url, game) => {
    const { moves, frames, socket, answers } = await playedMatch(url, game, AT_MOST);
    const what = `${game}, ${moves} moves`;
    return [
      kilobytes(`${what}: ${frames.length} messages of the socket`, socket.plain, socket.deflated),
      kilobytes(`${what}: responses to moves`, answers.plain, answers.compressed),
    ];
  });
}

/** Measures the bytes that a phone sends and receives until it shows a running match, on the first day and later. */
export function startBench(): Promise<Row[]> {
  return eachGame(async (url, game) => {
    const phone = await opened(url, game);
    const plain = await coldStart(phone, 'plain');
    await firstDay(phone);
    const kept = await coldStart(phone, 'kept');
    return [kilobytes(`${game}: ${kept.requests} requests, ${kept.roundTrips} round trips`, plain.bytes, kept.bytes)];
  });
}

async function eachGame(measure: (url: string, game: string) => Promise<Row[]>): Promise<Row[]> {
  return withRunFolder('bench', async (folder) => {
    const server = await serverProcess({ code: 'BUILT', folder });
    await server.start();
    const rows: Row[] = [];
    try {
      for (const { id } of GAMES) rows.push(...(await measure(server.url, id)));
      return rows;
    } finally {
      await server.stop();
    }
  });
}

/** Creates a running match in which one guest has both seats. */
async function opened(url: string, game: string): Promise<Phone> {
  const pool = openPool(url, 1);
  const guest = await asGuest(pool);
  const { id: match } = await openMatch([guest, guest], { game });
  await pool.close();
  return { url, token: guest.token, match, game };
}

function kilobytes(what: string, plain: number, sent: number): Row {
  const ratio = { value: sent / plain, of: `${figure(plain / 1024, 'KB')} uncompressed` };
  return { what, value: figure(sent / 1024, 'KB'), ratio };
}
