import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { serverProcess } from '../../test/chaos/server-process.ts';
import { startChild } from '../child.ts';
import type { PeerKind } from './load.ts';

/** A server that is measured. */
export interface Standing {
  url: string;
  pid: number | undefined;
  stop(): Promise<unknown>;
}

export interface Side {
  name: string;
  kind: PeerKind;
  /** How many times as many moves ours are to make; null for ours. */
  wanted: number | null;
  /** @param folder for the data of one round */
  start(folder: string): Promise<Standing>;
}

/** Node is told for all of them what `npm start` tells it for ours. */
const NODE_ARGS = ['--max-semi-space-size=64'];

export const SIDES = ['memory', 'postgres', 'ours', 'question'] as const;

/** @param file our server with the small game; @param modules where boardgame.io is installed */
export function sides(file: string, modules: string): Record<(typeof SIDES)[number], Side> {
  const started = (folder: string) => startOurs(file, folder);
  return {
    memory: { name: 'boardgame.io in memory', kind: 'boardgame.io', wanted: 2, start: () => startTheirs(modules) },
    postgres: {
      name: 'boardgame.io on PostgreSQL',
      kind: 'boardgame.io',
      wanted: 15,
      start: (folder) => startOnPostgres(modules, folder),
    },
    ours: { name: 'Arbiter, durable', kind: 'arbiter', wanted: null, start: started },
    question: { name: 'Arbiter, with the whole next question', kind: 'arbiter-question', wanted: null, start: started },
  };
}

// BENCH_PROFILE=folder leaves CPU profiles of our server there.
async function startOurs(file: string, folder: string): Promise<Standing> {
  const profiles = process.env.BENCH_PROFILE;
  const nodeArgs = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
  const server = await serverProcess({ code: { file }, folder, nodeArgs });
  await server.start();
  return { url: server.url, pid: server.pid(), stop: () => server.stop() };
}

async function startTheirs(modules: string, database: readonly string[] = []): Promise<Standing> {
  const child = await startChild('peers/boardgame-io/server.ts', [modules, ...database], NODE_ARGS);
  return { url: child.line, pid: child.pid, stop: () => child.stop() };
}

/** The same PostgreSQL, with the same settings, that ours brings along. */
async function startOnPostgres(modules: string, folder: string): Promise<Standing> {
  const data = path.join(folder, 'postgres');
  await mkdir(data, { recursive: true });
  const database = await startEmbeddedPostgres(data, {}, () => {});
  const server = await startTheirs(modules, [database.url]);
  const stop = () => server.stop().finally(() => database.stop());
  return { ...server, stop };
}
