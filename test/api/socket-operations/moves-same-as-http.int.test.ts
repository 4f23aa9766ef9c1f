import { expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { anySeed, oneOf, seedChance } from '../../load/random.ts';
import { answer, create, firstMove, get, guest, join, type Match, read } from '../client.ts';
import { startServer } from '../server.ts';
import { asBody, BareExchange, posted } from './raw-exchange.ts';

const REQUESTS = 80;
const SUBMIT = 'mutation ($input: SubmitMoveInput!) { submitMove(input: $input) { entry { version } } }';
const ILLEGAL = { golems: { strike: { unit: 99, target: [98] } } };

/** Changes to the input of a legal move that make it hostile, and the player who sends it. */
const KINDS = {
  legal: {},
  again: {},
  usedKey: { move: ILLEGAL },
  illegal: { move: ILLEGAL, key: null },
  early: { version: 999_999 },
  otherGame: { move: { valhalla: { pass: true } } },
  twoGames: { move: { golems: { pass: true }, valhalla: { pass: true } } },
  choiceToo: { choice: { golems: { pass: true } } },
  nowhere: { matchId: 'x' },
  longKey: { key: 'k'.repeat(201) },
  noNumber: { version: 'one' },
  stranger: {},
  signedOut: {},
} as const;
type Kind = keyof typeof KINDS;

const server = await closeAfterAll(startServer());
const { address } = server;
const tokens = await Promise.all(['Ada', 'Bob', 'Cy'].map((name) => guest(address, name)));
const [ada = '', bob = '', cy = ''] = tokens;

type Send = (payload: object, token: string | undefined) => Promise<string>;
const sockets = new Map<string | undefined, BareExchange>();
for (const token of [...tokens, undefined]) sockets.set(token, await BareExchange.open(address, token));
const overSocket: Send = async (payload, token) => asBody((await sockets.get(token)?.ask(payload)) ?? expect.fail());
const overHttp: Send = (payload, token) => posted(address, payload, token);

it('random moves, most of them hostile, have the same outcomes over both transports, in the log and in the metrics', async () => {
  const seed = Number(process.env.SEED ?? anySeed());
  console.log(`moves over both transports: SEED=${seed}`);
  seedChance(seed);
  const kinds = Object.keys(KINDS) as Kind[];
  const script = Array.from({ length: REQUESTS }, (_, made) => (made % 4 === 0 ? 'legal' : oneOf(kinds)));
  const http = await outcomesOf(overHttp, script);
  const socket = await outcomesOf(overSocket, script);
  expect(socket).toEqual(http);
  expect(new Set(http.codes).size).toBeGreaterThan(5);
  expect(http.log).toHaveLength(1 + script.filter((kind) => kind === 'legal').length);
  expect(server.logged()).not.toContain('"level":50');
});

/** Plays the script in a new match. Returns each response's error code, the log, and the change of the metrics. */
async function outcomesOf(send: Send, script: readonly Kind[]) {
  const { id } = await create(address, ada, { seats: 2 });
  await join(address, bob, { matchId: id });
  const before = await counters();
  const codes: unknown[] = [];
  let last = { request: {}, token: ada, body: '' };
  for (const [made, kind] of script.entries()) {
    const [token, match] = await askedPlayer(id);
    const key = kind === 'usedKey' && made > 0 ? `key ${lastLegal(script, made)}` : `key ${made}`;
    const legal = { matchId: id, version: match.version, key, move: firstMove(match.decision ?? expect.fail()) };
    const request = { query: SUBMIT, variables: { input: { ...legal, ...KINDS[kind] } } };
    const others: Partial<Record<Kind, string>> = { again: last.token, usedKey: last.token, stranger: cy };
    const by = kind === 'signedOut' ? undefined : (others[kind] ?? token);
    const body = await send(kind === 'again' ? last.request : request, by);
    if (kind === 'legal') last = { request, token, body };
    if (kind === 'again') expect(body).toBe(last.body);
    codes.push(`${kind} ${answer.parse(JSON.parse(body)).errors?.[0]?.extensions.code}`);
  }
  const counted = [...(await counters())].map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
  return { codes, log: await logOf(id), counted: counted.filter(([, count]) => count !== 0) };
}

function lastLegal(script: readonly Kind[], made: number): number {
  return script.slice(0, made).lastIndexOf('legal');
}

async function askedPlayer(id: string): Promise<[token: string, match: Match]> {
  const own = await read(address, id, ada);
  return own.decision ? [ada, own] : [bob, await read(address, id, bob)];
}

async function logOf(id: string): Promise<object[]> {
  const shape = z.object({
    match: z.object({ entries: z.object({ nodes: z.array(z.object({ version: z.number(), kind: z.string() })) }) }),
  });
  const query = 'query ($id: ID!) { match(id: $id) { entries(first: 500) { nodes { version kind } } } }';
  return (await get(shape, address, query, { id }, ada)).match.entries.nodes;
}

/** The metrics that moves change, except durations and those that name the transport. */
async function counters(): Promise<ReadonlyMap<string, number>> {
  const lines = (await (await fetch(`${address}/metrics`)).text()).split('\n');
  const counts = lines.filter((line) => NAMES.some((name) => line.startsWith(name)));
  return new Map(
    counts.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

const NAMES = [
  'arbiter_entries_total',
  'arbiter_conflicts_total',
  'arbiter_refusals_total',
  'arbiter_verb_duration_seconds_count{verb="submitMove"',
];
