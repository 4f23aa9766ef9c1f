import { parse, print } from 'graphql';
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { autoMove, type OpenChoice } from '../../../clients/typescript/src/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { create, get, guest, join, live, resign } from '../client.ts';
import { startServer, type TestServer } from '../server.ts';

const SHOWN = `version status waitingFor seats { seat name } yourSeats
  decision { version seat prompt reaction choices { label move concerns { kind number key }
    blanks { label path min max kind from { value label concerns { kind number key } } } } }
  table { zones { key label kind count cards { number name place } } counters { label value } }`;
const ENTRY = 'version seat kind text facts { name data }';
const WATCH = `subscription ($id: ID!, $after: Int) { matchUpdates(id: $id, after: $after) {
  version entries { ${ENTRY} } match { ${SHOWN} } } }`;
const READ = `query ($id: ID!) { match(id: $id) { ${SHOWN} entries(last: 1) { nodes { ${ENTRY} } } } }`;
const SUBMIT = `mutation ($input: SubmitMoveInput!) { submitMove(input: $input) { entry { ${ENTRY} } match { ${SHOWN} } } }`;

const shown = z.looseObject({
  version: z.number(),
  status: z.string(),
  decision: z.looseObject({ version: z.number(), choices: z.custom<OpenChoice[]>() }).nullable(),
});
const update = z.object({
  matchUpdates: z.object({ version: z.number(), entries: z.array(z.unknown()), match: shown }),
});
const read = z.object({ match: shown.extend({ entries: z.object({ nodes: z.array(z.unknown()) }) }) });
const submitted = z.object({ submitMove: z.object({ entry: z.unknown(), match: shown }) });

/** The number of moves in a match, and the number between two comparisons. */
const MOVES = Number(process.env.MOVES ?? 15);
const EACH = 5;

/** The updates that one socket of a viewer has received, by version. */
interface Watcher {
  name: string;
  token: string | undefined;
  client: Client;
  told: Map<number, { entry: unknown; match: unknown }>;
}

// Compares shared and compiled results with those that the reference implementation computes for a single viewer.
describe('shared updates, compiled queries and plain queries show a viewer the same match', () => {
  let server: TestServer;
  let ada: string;
  let bob: string;
  let eve: string;
  let asked = 0;
  /** How many times a player saw something that spectators did not. In a short match this may never happen. */
  let apart = 0;

  beforeAll(async () => {
    server = await startServer();
    [ada, bob, eve] = [
      await guest(server.address, 'Ada'),
      await guest(server.address, 'Bob'),
      await guest(server.address, 'Eve'),
    ];
  });
  afterAll(() => server.stop());

  // A document that is new to the server is interpreted, and its result is not shared with other viewers.
  const neverAskedBefore = (query: string) => `${print(parse(query))} # ${asked++}`;

  function watcher(name: string, token: string | undefined): Watcher {
    return { name, token, client: live(server.address, token), told: new Map() };
  }

  async function follow({ client, told }: Watcher, id: string): Promise<void> {
    for await (const heard of client.iterate({ query: WATCH, variables: { id, after: 0 } })) {
      const { data, errors } = heard;
      if (errors) throw new Error(JSON.stringify(errors));
      const { version, entries, match } = update.parse(data).matchUpdates;
      told.set(version, { entry: entries.at(-1), match });
    }
  }

  async function moveOf(
    id: string,
    token: string,
  ): Promise<{ version: number; entry: unknown; match: unknown } | null> {
    const { match } = await get(read, server.address, READ, { id }, token);
    if (!match.decision) return null;
    const { version, choices } = match.decision;
    const input = { matchId: id, version, move: autoMove('random', choices) };
    const made = (await get(submitted, server.address, SUBMIT, { input }, token)).submitMove;
    return { version: made.match.version, entry: made.entry, match: made.match };
  }

  async function compare(id: string, watchers: readonly Watcher[], made: { mover: string; answer: unknown }) {
    const all: unknown[] = [];
    for (const { name, token, told } of watchers) {
      const { match: compiled } = await get(read, server.address, READ, { id }, token);
      const { match: own } = await get(read, server.address, neverAskedBefore(READ), { id }, token);
      expect(compiled, name).toEqual(own);
      const { entries, ...match } = own;
      const { version } = match;
      await expect.poll(() => told.has(version), { message: `${name} hears of ${version}` }).toBe(true);
      expect(told.get(version), name).toEqual({ entry: entries.nodes[0], match });
      if (token === made.mover) expect(made.answer).toEqual({ version, entry: entries.nodes[0], match });
      all.push(match);
    }
    return all;
  }

  it.each(GAMES.map(({ id }) => id))('in %s', async (game) => {
    const { id } = await create(server.address, ada, { game, seats: 2 });
    await join(server.address, bob, { matchId: id, seat: 1 });
    const watchers = [
      ...[watcher('Ada', ada), watcher('Ada, on another device', ada), watcher('Bob', bob)],
      ...[watcher('Eve, a spectator', eve), watcher('a spectator without a session', undefined)],
    ];
    const following = watchers.map((one) => follow(one, id));
    let compared = 0;
    for (let moves = 0, idle = 0; moves < MOVES && idle < 2; ) {
      const mover = [ada, bob][(moves + idle) % 2] ?? ada;
      const answer = await moveOf(id, mover);
      if (!answer) {
        idle++;
        continue;
      }
      idle = 0;
      moves++;
      if (moves % EACH !== 0) continue;
      const [own, device, other, , stranger] = await compare(id, watchers, { mover, answer });
      compared++;
      expect(device).toEqual(own);
      if (JSON.stringify([own, other].map(cardsIn)) !== JSON.stringify([stranger, stranger].map(cardsIn))) apart++;
    }
    await resign(server.address, ada, id).catch(() => {}); // the match may be over
    await Promise.all(following);
    expect(compared).toBeGreaterThan(2);
    for (const { client } of watchers) await client.dispose();
  });

  it('and players see more than spectators', () => {
    expect(apart).toBeGreaterThan(0);
  });
});

function cardsIn(match: unknown): unknown {
  return z.object({ table: z.unknown() }).parse(match).table;
}
