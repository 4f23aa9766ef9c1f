import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';

/**
 * A bare WebSocket server in a separate process: `deflate-server.ts OPTIONS SOCKETS FRAMES`. Once SOCKETS sockets have
 * connected, the server sends every message in the file FRAMES to each socket. It prints the cost of one socket as
 * JSON.
 */
export interface SocketCost {
  /** Resident memory, in KB. */
  memory: number;
  /** CPU time of all threads per message, in microseconds. */
  cpu: number;
  /** Bytes on the wire per byte of a message. */
  ratio: number;
}

const [options = 'false', wanted = '100', file = ''] = process.argv.slice(2);
const frames: string[] = JSON.parse(readFileSync(file, 'utf8'));
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: JSON.parse(options) });
const sockets: WebSocket[] = [];
let written = 0;
server.on('connection', (socket, request) => {
  sockets.push(socket);
  socket.on('close', () => {
    written += request.socket.bytesWritten;
  });
  if (sockets.length === Number(wanted)) void measure();
});
server.on('listening', () => console.log(JSON.stringify(server.address())));

async function measure(): Promise<void> {
  for (const socket of sockets) socket.ping(); // pings are never compressed, but make Node allocate its stream buffers
  await sleep(500);
  const before = settled();
  const began = process.cpuUsage();
  for (const frame of frames) await Promise.all(sockets.map((socket) => sent(socket, frame)));
  const { user, system } = process.cpuUsage(began);
  const memory = (settled() - before) / 1024 / sockets.length;
  const raw = frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0) * sockets.length;
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve).terminate())));
  const cost: SocketCost = { memory, cpu: (user + system) / frames.length / sockets.length, ratio: written / raw };
  console.log(JSON.stringify(cost));
  process.exit();
}

function sent(socket: WebSocket, frame: string): Promise<void> {
  return new Promise((resolve, reject) => socket.send(frame, (error) => (error ? reject(error) : resolve())));
}

function settled(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().rss;
}
