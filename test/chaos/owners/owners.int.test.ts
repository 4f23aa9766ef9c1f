import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Answer,
  answer,
  ask,
  create,
  firstMove,
  guest,
  join,
  type Match,
  match,
  read,
  SUBMIT,
} from '../../api/client.ts';
import { askNamed, asksOwner, hops, knows } from '../../api/nodes/some-nodes.ts';
import { RawSocket } from '../../api/sockets/raw-socket.ts';
import { type ClonedDatabase, cloneDatabase, rowsOf } from '../../database.ts';
import { builtForTests } from '../built-for-tests.ts';
import type { ServerProcess } from '../server-process.ts';
import { type OwnersCluster, startOwners } from './cluster.ts';

const LONG = 180_000;

const submitted = z.object({ submitMove: z.object({ match, entry: z.object({ version: z.number() }) }) });

describe('an owner that falls silent', () => {
  const code = builtForTests();
  let folder: string;
  let database: ClonedDatabase;
  let cluster: OwnersCluster;
  /** Whose turn it is to fall silent: the others do not ask it for a while afterwards. */
  let turn = 0;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'arbiter-owners-'));
    database = await cloneDatabase();
    cluster = await startOwners({ code, folder }, database.url, 3);
  }, LONG);
  afterAll(async () => {
    await cluster?.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }, LONG);
  // Whatever the case before has done to them, all are there again and know it.
  beforeEach(async () => {
    turn++;
    for (const server of cluster.servers)
      if (server.lives()) signal(server, 'SIGCONT');
      else await server.start();
    await Promise.all(cluster.servers.map(({ url }) => knows(url, 3)));
  }, LONG);

  const due = () => cluster.servers[turn % cluster.servers.length];
  const anyOf = (servers: readonly ServerProcess[]) => servers[Math.floor(Math.random() * servers.length)]?.url ?? '';
  const signal = (server: ServerProcess, name: NodeJS.Signals) => process.kill(server.pid() ?? 0, name);

  async function begun(token: string): Promise<Match> {
    const at = anyOf(cluster.servers);
    const { invitation } = await create(at, token, { seats: 2, visibility: 'PRIVATE' });
    return join(at, token, { invitation, seat: 1 });
  }

  /** A match that belongs to the node whose turn it is: every third one does. */
  async function ofOwner(begin: () => Promise<{ id: string }>): Promise<{ id: string; owner: ServerProcess }> {
    for (;;) {
      const { id } = await begin();
      const owner = await cluster.ownerOf(id);
      if (owner === due()) return { id, owner };
    }
  }

  /** A match, its owner, and a node that is not: the one that comes next, for the other was the last to fall silent. */
  async function owned(token: string) {
    const { id, owner } = await ofOwner(() => begun(token));
    const entry = cluster.servers[(turn + 1) % cluster.servers.length];
    if (!entry) throw new Error('three nodes are needed');
    await asksOwner(entry.url, id, token); // also where an earlier case has had this node wait for this owner
    return { last: await read(entry.url, id, token), owner, entry };
  }

  function moveIn({ id, version, decision }: Match, key?: string): object {
    if (!decision) throw new Error('nobody is asked');
    return { input: { matchId: id, version, move: firstMove(decision), ...(key && { key }) } };
  }

  const made = (id: string) =>
    rowsOf<{ version: number }>(database.url, 'select version from match_log where match_id = $1 order by version', [
      id,
    ]);

  /** Until that is called nothing can be written to the log. */
  async function lockedLog(): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('begin; lock table match_log in exclusive mode');
    unlock = async () => {
      unlock = async () => {};
      await client.end(); // nothing was changed
    };
    return () => unlock();
  }

  let unlock = async () => {};
  afterEach(() => unlock()); // where a case has failed before it did

  const waitsForLog = () =>
    rowsOf(database.url, `select from pg_locks where relation = 'match_log'::regclass and not granted`);

  /** How it comes: to be read, with the match in a header as well and handed on unread, or over a WebSocket. */
  type Way = 'read' | 'unread' | 'socket';

  const move = (way: Way, at: string, variables: object, token: string, match: string) => {
    if (way === 'socket') return overSocket(at, variables, token);
    return way === 'read' ? ask(at, SUBMIT, variables, token) : askNamed(at, SUBMIT, variables, { match, token });
  };

  /** The same answer as over HTTP; 503 stands for what was not executed. */
  async function overSocket(at: string, variables: object, token: string): Promise<Answer> {
    const socket = await new RawSocket(at).ready(token);
    socket.subscribe('move', SUBMIT, variables);
    const [told] = await socket.of('move');
    await socket.leave();
    const said = told?.type === 'error' ? { errors: told.payload } : told?.payload;
    return { ...answer.parse(said), status: told?.type === 'error' ? 503 : 200 };
  }

  /** Sends a move whose owner is stopped when PostgreSQL has it, and writes it then. */
  async function sentToTheStopped(way: Way, token: string, key?: string) {
    const { last, owner, entry } = await owned(token);
    const unsure = await hops(entry.url, 'unsure');
    const unlock = await lockedLog();
    const sent = move(way, entry.url, moveIn(last, key), token, last.id);
    await expect.poll(async () => (await waitsForLog()).length, { timeout: 10_000 }).toBe(1);
    signal(owner, 'SIGSTOP');
    await unlock();
    const told = await sent;
    return { told, last, owner, entry, unsure };
  }

  it('after it has written a move: who has named it is answered as if nothing had been, and it is made once', {
    timeout: LONG,
  }, async () => {
    const token = await guest(anyOf(cluster.servers), 'Ada');
    const { told, last, owner, entry, unsure } = await sentToTheStopped('unread', token, randomUUID());
    expect(told).toMatchObject({ data: { submitMove: { entry: { version: last.version + 1 } } } });
    expect(await hops(entry.url, 'unsure')).toBe(unsure + 1);
    expect((await made(last.id)).at(-1)?.version).toBe(last.version + 1);
    // It is not asked again for a while, and nobody waits for it.
    const next = await read(entry.url, last.id, token);
    const moved = await ask(entry.url, SUBMIT, moveIn(next, randomUUID()), token);
    expect(moved.errors).toBeUndefined();
    expect(await hops(entry.url, 'unsure')).toBe(unsure + 1);
    signal(owner, 'SIGCONT');
    await expect
      .poll(async () => (await read(owner.url, last.id, token)).version, { timeout: 10_000 })
      .toBe(next.version + 1);
  });

  it.each<Way>(['read', 'unread', 'socket'])(
    'after it has written a move that came as %s: who has not named it is told that it is not known, not that it was refused',
    {
      timeout: LONG,
    },
    async (way) => {
      const token = await guest(anyOf(cluster.servers), 'Ada');
      const { told, last, owner } = await sentToTheStopped(way, token);
      expect(told).toMatchObject({ status: 503, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
      expect((await made(last.id)).map(({ version }) => version)).toEqual([...Array(last.version + 2).keys()]);
      signal(owner, 'SIGCONT');
    },
  );

  it('for longer than anybody waits, and writes it then: both have tried, one has made it, and it is answered', {
    timeout: LONG,
  }, async () => {
    const token = await guest(anyOf(cluster.servers), 'Ada');
    const { last, entry } = await owned(token);
    const unlock = await lockedLog();
    const sent = ask(entry.url, SUBMIT, moveIn(last, randomUUID()), token);
    await expect.poll(async () => (await waitsForLog()).length, { timeout: 15_000 }).toBe(2);
    await unlock();
    expect(await sent).toMatchObject({ data: { submitMove: { entry: { version: last.version + 1 } } } });
    expect((await made(last.id)).map(({ version }) => version)).toEqual([...Array(last.version + 2).keys()]);
  });

  it('and has a bot to move: it moves elsewhere, once, and the owner that comes again takes that for granted', {
    timeout: LONG,
  }, async () => {
    const token = await guest(anyOf(cluster.servers), 'Ada');
    const { id, owner } = await ofOwner(() => create(anyOf(cluster.servers), token, { bots: [{ level: 'STEADY' }] }));
    const entry = cluster.servers[(turn + 1) % cluster.servers.length];
    if (!entry) throw new Error('two nodes are needed');
    const asked = () => read(entry.url, id, token);
    await expect.poll(async () => (await asked()).decision, { timeout: 20_000 }).not.toBeNull();
    signal(owner, 'SIGSTOP');
    const ofBot = async () =>
      (
        await rowsOf<{ version: number }>(
          database.url,
          `select version from match_log where match_id = $1 and kind = 'MOVE' and seat = 1`,
          [id],
        )
      ).length;
    const before = await ofBot();
    for (const until = Date.now() + 120_000; (await ofBot()) < before + 2 && Date.now() < until; await sleep(100)) {
      const last = await asked();
      if (last.decision) await ask(entry.url, SUBMIT, moveIn(last, randomUUID()), token);
    }
    expect(await ofBot()).toBeGreaterThanOrEqual(before + 2);
    signal(owner, 'SIGCONT');
    const { version } = await asked();
    await expect
      .poll(async () => (await read(owner.url, id, token)).version, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(version);
    const versions = (await made(id)).map((row) => row.version);
    expect(versions).toEqual([...versions.keys()]);
  });

  it('or is stopped or killed while moves come by all nodes: none that was answered is lost or doubled, and all go on', {
    timeout: LONG,
  }, async () => {
    const token = await guest(anyOf(cluster.servers), 'Ada');
    const matches = await Promise.all(Array.from({ length: 6 }, () => begun(token)));
    const up = new Set(cluster.servers);
    let halted = false;
    /** Versions that were answered, by the key of their move. */
    const answered = matches.map(() => new Map<string, number>());
    const playing = matches.map(async (first, index) => {
      for (let last = first; last.decision && !halted; ) {
        const key = randomUUID();
        const variables = moveIn(last, key);
        const way = Math.random() < 0.5 ? 'read' : 'unread';
        const told = await untilAnswered(() => move(way, anyOf([...up]), variables, token, first.id));
        const { submitMove } = submitted.parse(told);
        answered[index]?.set(key, submitMove.entry.version);
        last = submitMove.match;
      }
    });
    const [stopped, killed] = cluster.servers;
    if (!stopped || !killed) throw new Error('two nodes are needed');
    await sleep(1000);
    up.delete(stopped); // whoever waits for it itself would wait for as long as it is stopped
    signal(stopped, 'SIGSTOP');
    await sleep(4000);
    signal(stopped, 'SIGCONT');
    up.add(stopped);
    await sleep(1500);
    up.delete(killed);
    await killed.kill();
    const before = answered.map(({ size }) => size);
    await sleep(3000);
    halted = true;
    await Promise.all(playing);
    for (const [index, { id }] of matches.entries()) {
      const versions = [...(answered[index]?.values() ?? [])];
      const log = await rowsOf<{ version: number }>(
        database.url,
        `select version from match_log where match_id = $1 and kind = 'MOVE' order by version`,
        [id],
      );
      expect(log.map(({ version }) => version)).toEqual(versions);
    }
    expect(answered.some(({ size }, index) => size > (before[index] ?? 0) + 3)).toBe(true);
  });
});

/** How long the same is sent again, in milliseconds: longer than any node is away. */
const PATIENCE = 60_000;

/** Sends the same again for as long as nobody answers, or says that it is not known. */
async function untilAnswered(send: () => ReturnType<typeof ask>): Promise<unknown> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(100)) {
    const told = await send().catch(() => null);
    const code = told?.errors?.[0]?.extensions.code;
    if (told && code === undefined) return told.data;
    if (code !== undefined && code !== 'UNAVAILABLE') throw new Error(`refused: ${code}`);
  }
  throw new Error(`no node has answered in ${PATIENCE / 1000} s`);
}
