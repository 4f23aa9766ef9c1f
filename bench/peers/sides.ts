import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { serverProcess } from '../../test/load/server-process.ts';
import { startChild } from '../child.ts';
import type { PeerKind } from './load.ts';

/** A running server to measure. */
export interface Standing {
  url: string;
  pid: number | undefined;
  stop(): Promise<unknown>;
}

export interface Peer {
  /** The folder where the packages of the side are installed. */
  modules: string;
  /** The target for the ratio of our moves per second to those of this side. Absent if there is none. */
  wanted?: number;
}

export interface Side {
  name: string;
  kind: PeerKind;
  /** The other package that this side runs; null for our own server. */
  peer: Peer | null;
  /** @param folder for the data of one round */
  start(folder: string): Promise<Standing>;
}

/** Node's options, which are the ones that `npm start` uses for our own server. */
const NODE_ARGS = ['--max-semi-space-size=64'];

export const SIDES = ['memory', 'postgres', 'colyseus', 'rematch', 'ours', 'question'] as const;

/** The folders where boardgame.io and Colyseus are installed. */
export interface Modules {
  boardgameIo: string;
  colyseus: string;
}

/** Returns all sides. @param file our server with the small game */
export function sides(file: string, modules: Modules): Record<(typeof SIDES)[number], Side> {
  return { ...ourSides(file), ...boardgameIoSides(modules.boardgameIo), ...colyseusSides(modules.colyseus) };
}

function ourSides(file: string): Record<'ours' | 'question', Side> {
  const start = (folder: string) => startOurs(file, folder);
  return {
    ours: { name: 'Arbiter, durable', kind: 'arbiter', peer: null, start },
    question: { name: 'Arbiter, with the whole next question', kind: 'arbiter-question', peer: null, start },
  };
}

function boardgameIoSides(modules: string): Record<'memory' | 'postgres', Side> {
  return {
    memory: {
      name: 'boardgame.io in memory',
      kind: 'boardgame.io',
      peer: { modules, wanted: 2 },
      start: () => startBoardgameIo(modules),
    },
    postgres: {
      name: 'boardgame.io on PostgreSQL',
      kind: 'boardgame.io',
      peer: { modules, wanted: 15 },
      start: (folder) => startOnPostgres(modules, folder),
    },
  };
}

function colyseusSides(modules: string): Record<'colyseus' | 'rematch', Side> {
  const start = () => startPeer('colyseus', [modules]);
  return {
    colyseus: { name: 'Colyseus in memory', kind: 'colyseus', peer: { modules }, start },
    rematch: { name: 'Colyseus in memory, in rooms that stay', kind: 'colyseus-rematch', peer: { modules }, start },
  };
}

// BENCH_PROFILE=folder writes CPU profiles of our server to that folder.
async function startOurs(file: string, folder: string): Promise<Standing> {
  const profiles = process.env.BENCH_PROFILE;
  const nodeArgs = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
  const server = await serverProcess({ code: { file }, folder, nodeArgs });
  await server.start();
  return { url: server.url, pid: server.pid(), stop: () => server.stop() };
}

function startBoardgameIo(modules: string, database: readonly string[] = []): Promise<Standing> {
  return startPeer('boardgame-io', [modules, ...database]);
}

async function startPeer(folder: string, args: readonly string[]): Promise<Standing> {
  const child = await startChild(`peers/${folder}/server.ts`, args, NODE_ARGS);
  return { url: child.line, pid: child.pid, stop: () => child.stop() };
}

/** Starts boardgame.io on the same PostgreSQL as our server, with the same settings. */
async function startOnPostgres(modules: string, folder: string): Promise<Standing> {
  const data = path.join(folder, 'postgres');
  await mkdir(data, { recursive: true });
  const database = await startEmbeddedPostgres(data, {}, () => {});
  const server = await startBoardgameIo(modules, [database.url]);
  const stop = () => server.stop().finally(() => database.stop());
  return { ...server, stop };
}
