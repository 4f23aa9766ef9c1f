import type { Client as WsClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { type ClonedDatabase, cloneDatabase, rowsOf } from '../../database.ts';
import { ask, create, firstMove, guest, join, live, type Match, playOn, read, SUBMIT } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';
import { type RefusingPooler, refusingPooler } from './refusing-pooler.ts';

let database: ClonedDatabase;
let pooler: RefusingPooler;
let server: TestServer;
let tokens: string[];
let id: string;

beforeAll(async () => {
  database = await cloneDatabase();
  pooler = await refusingPooler(database.url);
  server = await startServer({ DATABASE_URL: pooler.url });
  tokens = [await guest(server.address, 'Ada'), await guest(server.address, 'Bob')];
  id = (await create(server.address, tokens[0] ?? '')).id;
  await join(server.address, tokens[1] ?? '', { matchId: id });
});
afterAll(async () => {
  await server.stop();
  await pooler.close();
  await database.drop();
});

interface Asked {
  token: string;
  client: WsClient;
  input: object;
  version: number;
}

/** Retries as a client would: each cut connection fails one more request. */
async function readAgain(token: string): Promise<Match> {
  let found: Match | null = null;
  const look = async () => {
    found = await read(server.address, id, token).catch(() => null);
    return found;
  };
  await expect.poll(look).not.toBeNull();
  return found ?? expect.fail('no match');
}

/** Returns a legal move, and a WebSocket of the player who can make it. */
async function nextMove(): Promise<Asked> {
  for (const token of tokens) {
    const { decision, version } = await readAgain(token);
    if (!decision) continue;
    const client = live(server.address, token, { lazy: false });
    onTestFinished(() => void client.dispose());
    await overSocket(client, '{ me { id } }'); // signs in while the database works
    return { token, client, version, input: { matchId: id, version, move: firstMove(decision) } };
  }
  throw new Error('no player is asked');
}

/** Returns the extensions of the error in an operation's response, or of the error that prevents its execution. */
async function overSocket(client: WsClient, query: string, variables: Record<string, unknown> = {}) {
  const failed = z.array(z.object({ extensions: z.record(z.string(), z.unknown()) }));
  return new Promise<unknown>((resolve, reject) => {
    client.subscribe(
      { query, variables },
      {
        next: ({ errors }) => resolve(errors?.[0]?.extensions),
        error: (errors) => resolve(failed.parse(errors)[0]?.extensions),
        complete: () => reject(new Error('the server does not answer')),
      },
    );
  });
}

/** Sends a move over HTTP and over a WebSocket. Returns the errors that the client gets. */
async function toldOf({ token, client, input }: Asked) {
  const { errors } = await ask(server.address, SUBMIT, { input }, token);
  return [errors?.[0]?.extensions, await overSocket(client, SUBMIT, { input })];
}

/** Makes every move fail until the end of the test. @param statement runs instead of writing the entry */
async function movesFail(statement: string): Promise<void> {
  const body = `begin ${statement}; return new; end`;
  await rowsOf(database.url, `create or replace function fail() returns trigger language plpgsql as $$ ${body} $$`);
  await rowsOf(database.url, 'create trigger fails before insert on match_log for each row execute function fail()');
  onTestFinished(async () => {
    await rowsOf(database.url, 'drop trigger if exists fails on match_log');
  });
}

const UNAVAILABLE = { code: 'UNAVAILABLE', advice: expect.any(String), retryAfter: expect.any(Number) };
const raising = (code: string) => `raise exception 'as the server words it' using errcode = '${code}'`;

async function bugs(): Promise<string | undefined> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return /^arbiter_refusals_total\{code="INTERNAL"\} (\d+)$/m.exec(text)?.[1];
}

describe('a move', () => {
  it.each([
    ...['25006', '53000', '53100', '53200', '53300', '53400', '55P03', '57000', '57014', '57P01', '57P02', '57P03'],
    ...['57P04', '57P05', '58000', '58030', '58P01', '08000', '08001', '08003', '08004', '08006', '08007'],
  ])('is refused as an outage if PostgreSQL fails with code %s', async (code) => {
    const move = await nextMove();
    const before = await bugs();
    await movesFail(raising(code));
    expect(await toldOf(move)).toMatchObject([UNAVAILABLE, UNAVAILABLE]);
    expect(await bugs()).toBe(before);
  });

  it.each([
    ['is ended by an administrator', 'perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1)'],
    ['is cancelled', 'perform pg_cancel_backend(pg_backend_pid()); perform pg_sleep(1)'],
  ])('is refused as an outage if its statement %s', async (_, statement) => {
    const move = await nextMove();
    await movesFail(statement);
    expect(await toldOf(move)).toMatchObject([UNAVAILABLE, UNAVAILABLE]);
  });

  it('makes the node unready and stops the clocks if the disk is full, even if the heartbeat can be written', async () => {
    const { token, input } = await nextMove();
    await rowsOf(database.url, 'delete from outages');
    await movesFail(raising('53100'));
    const statusAfterMove = async () => {
      await ask(server.address, SUBMIT, { input }, token);
      return (await fetch(`${server.address}/readyz`)).status;
    };
    await expect.poll(statusAfterMove).toBe(503);
    await rowsOf(database.url, 'drop trigger fails on match_log');
    await expect.poll(statusAfterMove).toBe(200);
    expect(await rowsOf(database.url, 'select from outages')).toHaveLength(1);
  });

  it.each(['22P02', '23514', '40001', '42501', '42P01', '08P01', 'XX000'])(
    'is refused as a bug if PostgreSQL fails with code %s',
    async (code) => {
      const move = await nextMove();
      await movesFail(raising(code));
      expect(await toldOf(move)).toMatchObject([{ code: 'INTERNAL' }, { code: 'INTERNAL' }]);
    },
  );

  it.each([
    ['53300', 'sorry, too many clients already'],
    ['57P03', 'the database system is starting up'],
    ['55000', 'database "arbiter" is not currently accepting connections'],
    ['XX000', 'could not write init file'],
    ['XX000', 'Max client connections reached'],
    ['58000', 'could not get connection from the pool'],
    ['08P01', 'no more connections allowed (max_client_conn)'],
    ['08P01', 'server login has been failing, try again later (server_login_retry)'],
    ['08P01', 'query_wait_timeout'],
  ])('is refused as an outage if connections are rejected with %s: %s', async (code, message) => {
    const move = await nextMove();
    pooler.refuse({ code, message });
    onTestFinished(() => pooler.refuse(null));
    expect(await toldOf(move)).toMatchObject([UNAVAILABLE, UNAVAILABLE]);
  });

  it('is refused as an outage while the database is read-only, and can be made afterwards', async () => {
    const move = await nextMove();
    const name = new URL(database.url).pathname.slice(1);
    const readOnly = async (value: string) => {
      await rowsOf(
        database.url,
        `begin read write; alter database ${name} set default_transaction_read_only = ${value}; commit`,
      );
      pooler.refuse(null); // new connections pick up the setting
      for (const token of tokens) await readAgain(token);
    };
    await readOnly('on');
    expect(await toldOf(move)).toMatchObject([UNAVAILABLE, UNAVAILABLE]);
    await readOnly('off');
    expect((await playOn(server.address, tokens, id, 1)).version).toBe(move.version + 1);
  });
});

describe('a token that is new to the node', () => {
  it('does not count as invalid while the database is unavailable', async () => {
    const max = 10;
    const limited = await startServer({ DATABASE_URL: pooler.url, RATE_LIMIT: `${max}` });
    onTestFinished(() => limited.stop());
    const [token] = tokens;
    const me = () => ask(limited.address, '{ me { name } }', {}, token);
    pooler.refuse({ code: '53300', message: 'sorry, too many clients already' });
    for (let times = 0; times < max; times++) expect((await me()).errors).toMatchObject([{ extensions: UNAVAILABLE }]);
    pooler.refuse(null);
    expect((await me()).data).toEqual({ me: { name: 'Ada' } });
  });
});
