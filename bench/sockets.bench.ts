import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { withRunFolder } from '../test/load/run-folder.ts';
import { serverProcess } from '../test/load/server-process.ts';
import type { SocketCost } from './deflate-server.ts';
import { playedMatch } from './played-match.ts';
import { figure, type Row } from './rows.ts';

const SOCKETS = 200;
/** The compression settings to try: zlib's window bits, memory level and compression level. */
const TRIED = [
  [10, 3, 1],
  [12, 5, 1],
  [13, 5, 1],
  [13, 5, 3],
  [14, 6, 1],
  [15, 8, 1],
  [15, 8, 6],
] as const;

/** Measures the cost of compression per socket, by window size, with real messages to many sockets. */
export async function socketsBench(): Promise<Row[]> {
  return withRunFolder('bench', async (folder) => {
    const server = await serverProcess({ code: 'BUILT', folder });
    await server.start();
    const { frames } = await playedMatch(server.url, 'valhalla', 30_000).finally(() => server.stop());
    const file = path.join(folder, 'frames.json');
    await writeFile(file, JSON.stringify(frames.slice(0, 100)));
    const rows = [rowOf('not compressed', await costOf(false, file))];
    for (const [window, memLevel, level] of TRIED) {
      const options = { serverMaxWindowBits: window, zlibDeflateOptions: { memLevel, level }, concurrencyLimit: 4 };
      rows.push(rowOf(`window ${window}, memory ${memLevel}, level ${level}`, await costOf(options, file)));
    }
    return rows;
  });
}

function rowOf(what: string, { memory, cpu, ratio }: SocketCost): Row {
  const value = `${figure(memory, 'KB')}, ${figure(cpu, 'µs')}`;
  return { what: `${what}: per socket, per message`, value, ratio: { value: ratio, of: 'uncompressed' } };
}

async function costOf(options: object | false, file: string): Promise<SocketCost> {
  const script = fileURLToPath(new URL('deflate-server.ts', import.meta.url));
  const args = ['--expose-gc', '--import', 'tsx', script, JSON.stringify(options), String(SOCKETS), file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { port } = JSON.parse(String((await lines.next()).value));
  const readers = Array.from({ length: SOCKETS }, () => reader(port));
  const cost: SocketCost = JSON.parse(String((await lines.next()).value));
  for (const socket of readers) socket.destroy();
  if (child.exitCode === null) await once(child, 'exit');
  return cost;
}

/** Opens a socket that discards all data, so that reading costs next to nothing. */
function reader(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r
Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r
Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n`);
  return socket.resume();
}
