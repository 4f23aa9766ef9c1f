import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { serverProcess } from '../../test/load/server-process.ts';
import { startChild } from '../child.ts';
import type { PeerKind } from '../live/target.ts';

/** A running server to measure. */
export interface Standing {
  url: string;
  pid: number;
  stop(): Promise<unknown>;
}

/** The lengths of matches, as rounds of Ladder: 3,406, 414 and 40 moves. */
export const LONG = 100;
export const MEDIUM = 12;
export const SHORT = 1;

export interface Side {
  name: string;
  kind: PeerKind;
  /** The lengths of the matches that the side plays. */
  lengths: readonly number[];
  /** The folder where the side's packages are installed. */
  modules: string;
  /** @param folder the folder for its data */
  start(folder: string): Promise<Standing>;
}

/** Node's options, the same as those that `npm start` uses for our own server. */
const NODE_ARGS = ['--max-semi-space-size=64'];
/** A limit that the server checks, as in production, but that no client reaches. */
const LIMITS = { RATE_LIMIT: '1000000' };

/** The sides, in the order in which they warm up. */
export const SIDES = ['postgres', 'memory', 'colyseus', 'limit', 'ours'] as const;
export type SideName = (typeof SIDES)[number];

/** The files of our server and of the bare server, and the folders of the installed packages. */
export interface Code {
  ours: string;
  limit: string;
  boardgameIo: string;
  colyseus: string;
}

export function sides({ ours, limit, boardgameIo, colyseus }: Code): Record<SideName, Side> {
  const bgio = { kind: 'boardgame.io' as const, modules: boardgameIo };
  const arbiter = { kind: 'arbiter' as const, modules: '' };
  return {
    postgres: {
      ...{ ...bgio, name: 'boardgame.io on PostgreSQL', lengths: [SHORT] },
      start: (folder) => onPostgres(folder, (url) => startPeer('peers/boardgame-io/server.ts', [boardgameIo, url])),
    },
    memory: {
      ...{ ...bgio, name: 'boardgame.io in memory', lengths: [LONG, MEDIUM, SHORT] },
      start: () => startPeer('peers/boardgame-io/server.ts', [boardgameIo]),
    },
    colyseus: {
      ...{ name: 'Colyseus in memory', kind: 'colyseus', lengths: [LONG, SHORT], modules: colyseus },
      start: () => startPeer('peers/colyseus/server.ts', [colyseus]),
    },
    limit: {
      ...{ ...arbiter, name: 'the bare durable server', lengths: [LONG] },
      start: (folder) => onPostgres(folder, (url) => startPeer(limit, [url])),
    },
    ours: {
      ...{ ...arbiter, name: 'Arbiter', lengths: [LONG, MEDIUM, SHORT] },
      start: (folder) => startOurs(ours, folder),
    },
  };
}

// BENCH_PROFILE=folder writes CPU profiles of our server to that folder.
async function startOurs(file: string, folder: string): Promise<Standing> {
  const profiles = process.env.BENCH_PROFILE;
  const nodeArgs = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
  const server = await serverProcess({ code: { file }, folder, nodeArgs, env: LIMITS });
  await server.start();
  return { url: server.url, pid: server.pid() ?? 0, stop: () => server.stop() };
}

async function startPeer(script: string, args: readonly string[]): Promise<Standing> {
  const child = await startChild(script, args, NODE_ARGS);
  return { url: child.line, pid: child.pid ?? 0, stop: () => child.stop() };
}

/** Starts a server on the same PostgreSQL as ours, with the same settings. */
async function onPostgres(folder: string, start: (url: string) => Promise<Standing>): Promise<Standing> {
  const data = path.join(folder, 'postgres');
  await mkdir(data, { recursive: true });
  const database = await startEmbeddedPostgres(data, {}, () => {});
  const server = await start(database.url);
  return { ...server, stop: () => server.stop().finally(() => database.stop()) };
}
