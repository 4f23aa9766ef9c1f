import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '../../database.ts';
import {
  type Answer,
  answer,
  create,
  firstMove,
  guest,
  join,
  type Match,
  match,
  playOn,
  read,
  SUBMIT,
} from '../client.ts';
import { operationsOf } from '../read-metrics.ts';
import { startServer, type TestServer } from '../server.ts';
import { RawSocket } from '../sockets/raw-socket.ts';

const MOVES = 12;
const submitted = z.object({ submitMove: z.object({ match }) });
const UPDATES = 'subscription ($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) { version } }';
const heard = z.object({ data: z.object({ matchUpdates: z.object({ version: z.number() }) }) });

/** The possible headers: none, the match, another match, or nonsense. */
const NAMES: [string, (id: string) => string | undefined][] = [
  ['no match', () => undefined],
  ['its match', (id) => id],
  ['another match', () => randomUUID()],
  ['nonsense', (id) => `${id},${id}/../healthz`],
];

describe('two nodes that receive the requests of one match in turn, and a worker', () => {
  let nodes: TestServer[];
  let worker: TestServer;
  beforeAll(async () => {
    const first = await startServer({ ROLE: 'server', CORS_ORIGINS: 'https://cards.example' });
    const { databaseUrl: DATABASE_URL } = first;
    nodes = [first, await startServer({ ROLE: 'server', DATABASE_URL })];
    worker = await startServer({ ROLE: 'worker', DATABASE_URL });
  });
  afterAll(async () => {
    for (const node of [worker, ...[...nodes].reverse()]) await node.stop();
  });

  const at = (turn: number) => nodes[turn % nodes.length]?.address ?? '';

  async function begun(token: string, rules = {}): Promise<Match> {
    const { invitation } = await create(at(0), token, { seats: 2, visibility: 'PRIVATE', ...rules });
    return join(at(1), token, { invitation, seat: 1 });
  }

  async function ask(address: string, variables: object, token: string, named: string | undefined): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(named !== undefined && { 'arbiter-match': named }),
    };
    const body = JSON.stringify({ query: SUBMIT, variables });
    const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body });
    return { ...answer.parse(await response.json()), status: response.status };
  }

  function moveIn({ id, version, decision }: Match): object {
    if (!decision) throw new Error('no seat is asked');
    return { input: { matchId: id, version, move: firstMove(decision), key: randomUUID() } };
  }

  const log = async (id: string) =>
    (
      await rowsOf<{ version: number }>(
        nodes[0]?.databaseUrl ?? '',
        `select version from match_log where match_id = $1 and kind = 'MOVE' order by version`,
        [id],
      )
    ).map(({ version }) => version);

  it.each(NAMES)('make every move once and in order over HTTP, with %s in the header', async (_, name) => {
    const token = await guest(at(0), 'Ada');
    const before = await Promise.all(nodes.map(({ address }) => operationsOf(address)));
    let last = await begun(token);
    const versions: number[] = [];
    while (versions.length < MOVES) {
      const { data } = await ask(at(versions.length), moveIn(last), token, name(last.id));
      last = submitted.parse(data).submitMove.match;
      versions.push(last.version);
    }
    expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index));
    expect(await log(last.id)).toEqual(versions);
    for (const [node, { address }] of nodes.entries()) {
      expect((await read(address, last.id, token)).version).toBe(last.version);
      expect(await operationsOf(address)).toBeGreaterThanOrEqual((before[node] ?? 0) + MOVES / 2);
    }
  });

  it.each(NAMES)('make every move once and send every update over sockets, with %s in the address', async (_, name) => {
    const token = await guest(at(0), 'Ada');
    let last = await begun(token);
    const named = name(last.id);
    const sockets = await Promise.all(
      nodes.map(({ address }) => new RawSocket(address, named === undefined ? {} : { match: named }).ready(token)),
    );
    for (const socket of sockets) socket.subscribe('updates', UPDATES, { id: last.id, after: last.version });
    const versions: number[] = [];
    while (versions.length < MOVES) {
      const [turn, socket] = [String(versions.length), sockets[versions.length % 2]];
      socket?.subscribe(turn, SUBMIT, moveIn(last));
      const [told] = (await socket?.of(turn)) ?? [];
      last = z.object({ data: submitted }).parse(told?.payload).data.submitMove.match;
      versions.push(last.version);
    }
    expect(await log(last.id)).toEqual(versions);
    for (const socket of sockets) {
      const seen = async () =>
        (await socket.of('updates')).map(({ payload }) => heard.parse(payload).data.matchUpdates);
      await expect.poll(async () => (await seen()).at(-1)?.version).toBe(last.version);
      await socket.leave();
    }
  });

  it('refuse with the same texts, whatever the header says', async () => {
    const [ada, eve] = [await guest(at(0), 'Ada'), await guest(at(0), 'Eve')];
    const { id, version } = await begun(ada);
    const move = { golems: { pass: true } };
    const asked = [
      { token: ada, input: { matchId: id, version, move: { golems: { craft: 'nothing' } } } },
      { token: ada, input: { matchId: id, version: version + 9, move } },
      { token: eve, input: { matchId: id, version, move } },
      { token: 'no-token-at-all', input: { matchId: id, version, move } },
      { token: ada, input: { matchId: id, version: 'one', move: {} } },
      { token: ada, input: { matchId: randomUUID(), version, move } },
    ];
    for (const { token, input } of asked) {
      const answers = await Promise.all(
        NAMES.flatMap(([, name]) => nodes.map(({ address }) => ask(address, { input }, token, name(id)))),
      );
      expect(answers[0]?.errors).toBeDefined();
      for (const one of answers) expect(one).toEqual(answers[0]);
    }
  });

  it('make a move once if both receive it at the same time', async () => {
    const token = await guest(at(0), 'Ada');
    const last = await begun(token);
    const variables = moveIn(last);
    const answers = await Promise.all([0, 1].map((node) => ask(at(node), variables, token, last.id)));
    for (const { data } of answers) expect(submitted.parse(data).submitMove.match.version).toBe(last.version + 1);
    expect(await log(last.id)).toEqual([last.version + 1]);
  });

  it('leave bots and time-outs to the worker, which handles each once', async () => {
    const token = await guest(at(0), 'Ada');
    const bot = await create(at(0), token, { bots: [{ level: 'RANDOM' }] });
    await playOn(at(1), [token], bot.id, 3);
    const rules = { timeControl: { perDecision: 1 }, onTimeOut: 'FORFEIT', forfeitAfter: 1 };
    const { id } = await begun(token, rules);
    const timeOuts = () =>
      rowsOf(nodes[0]?.databaseUrl ?? '', "select version from match_log where match_id = $1 and kind = 'RESIGNED'", [
        id,
      ]);
    await expect.poll(async () => (await timeOuts()).length).toBe(1);
    for (const { address } of nodes)
      await expect.poll(async () => (await read(address, id, token)).status).toBe('FINISHED');
    expect(await timeOuts()).toHaveLength(1);
  });

  it('allow pages of other origins to send the header', async () => {
    const asked = await fetch(`${at(0)}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://cards.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'arbiter-match,authorization,content-type',
      },
    });
    expect(asked.headers.get('access-control-allow-headers')).toContain('arbiter-match');
  });
});
