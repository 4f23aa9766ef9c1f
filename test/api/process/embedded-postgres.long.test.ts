import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseConfig } from '../../../src/config.ts';
import { type Running, startArbiter } from '../../../src/start.ts';
import { create, get, guest, join, playOn } from '../client.ts';

/** The time limit for a restart of PostgreSQL on a very busy machine, in milliseconds. */
const PATIENCE = 60_000;

let folder: string;
let running: Running;
let logged = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-embedded-'));
  const logTo = new Writable({
    write(line: Buffer, _, done) {
      logged += line.toString();
      done();
    },
  });
  running = await startArbiter(parseConfig({ DATA_DIR: folder, PORT: '0', RATE_LIMIT: '0' }), { logTo });
}, PATIENCE);
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
}, PATIENCE);

async function killPostgres(): Promise<void> {
  const [pid] = (await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Tolerates one failed request, because a dead connection may be noticed only when it is used. */
function unlessCutOff<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch(() => null);
}

it(
  'an embedded PostgreSQL that dies is restarted with all acknowledged moves, and matches go on',
  async () => {
    const { address } = running;
    const [ada, bob] = [await guest(address, 'Ada'), await guest(address, 'Bob')];
    const { id } = await create(address, ada);
    await join(address, bob, { matchId: id });
    let acknowledged = 0;
    for (let round = 0; round < 3; round++) {
      const goOn = async () => {
        acknowledged = (await unlessCutOff(playOn(address, [ada, bob], id, 1)))?.version ?? acknowledged;
        return acknowledged;
      };
      await expect.poll(goOn, { timeout: PATIENCE }).toBeGreaterThanOrEqual(acknowledged + 4);
      await killPostgres();
      await expect.poll(goOn, { timeout: PATIENCE }).toBeGreaterThan(acknowledged);
    }
    const shape = z.object({
      match: z.object({ entries: z.object({ nodes: z.array(z.object({ version: z.number() })) }) }),
    });
    const query = `{ match(id: "${id}") { entries(first: 100) { nodes { version } } } }`;
    const read = () => unlessCutOff(get(shape, address, query));
    const { match } = await vi.waitUntil(read, { timeout: PATIENCE, interval: 100 });
    const { nodes } = match.entries;
    expect(nodes.length).toBeGreaterThan(acknowledged);
    expect(nodes.map(({ version }) => version)).toEqual(nodes.map((_, index) => index));
    expect(logged.match(/has stopped: restarting it/g)?.length).toBeGreaterThanOrEqual(3);
  },
  5 * PATIENCE,
);
