import { GAMES } from '../src/games/index.ts';
import { serverProcess } from '../test/chaos/server-process.ts';
import { inFolder } from '../test/chaos/workshop.ts';
import { playedMatch } from './played-match.ts';
import { figure, type Row } from './rows.ts';

/** How long one match may take, in milliseconds; what came until then counts. */
const AT_MOST = 1000 * Number(process.env.BENCH_WIRE_SECONDS ?? 60);

/** What a phone receives for one match of each game, with and without compression. */
export async function wireBench(): Promise<Row[]> {
  return inFolder('bench', async (folder) => {
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

async function measure(url: string, game: string): Promise<Row[]> {
  const { moves, frames, socket, answers } = await playedMatch(url, game, AT_MOST);
  const what = `${game}, ${moves} moves`;
  return [
    kilobytes(`${what}: ${frames.length} messages of the socket`, socket.plain, socket.deflated),
    kilobytes(`${what}: answers to the moves`, answers.plain, answers.compressed),
  ];
}

function kilobytes(what: string, plain: number, sent: number): Row {
  const ratio = { value: sent / plain, of: `${figure(plain / 1024, 'KB')} uncompressed` };
  return { what, value: figure(sent / 1024, 'KB'), ratio };
}
