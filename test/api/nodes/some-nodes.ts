import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../src/db/free-port.ts';
import { ownerOf, seedOf } from '../../../src/nodes/owner.ts';
import { rowsOf } from '../../database.ts';
import { type Answer, answer, create, join, type Match } from '../client.ts';
import { measured } from '../measured.ts';
import { startServer, type TestServer } from '../server.ts';

export { measured };

/** A server that other nodes know. */
export type TestNode = TestServer & {
  /** Where they reach it. */
  place: string;
};

/** Nodes on one database that know one another. */
export async function someNodes(count: number, env: Readonly<Record<string, string>> = {}): Promise<TestNode[]> {
  const few = { DATABASE_POOL: '4' };
  const first = await oneNode({ ...few, ...env });
  const nodes = [first];
  const others = { ...few, ROLE: 'server', DATABASE_URL: first.databaseUrl };
  while (nodes.length < count) nodes.push(await oneNode({ ...others, ...env }));
  for (const node of nodes) await knows(node.address, count);
  return nodes;
}

async function oneNode(env: Readonly<Record<string, string>>): Promise<TestNode> {
  const at = await place();
  return Object.assign(await startServer({ ...env, NODE_ADDRESS: at }), { place: at });
}

/** Which of them a match belongs to, and one of the others. */
export async function sidesOf(
  nodes: readonly TestNode[],
  matchId: string,
): Promise<{ owner: TestNode; other: TestNode }> {
  const rows = await rowsOf<{ id: string; address: string }>(
    nodes[0]?.databaseUrl ?? '',
    'select id, address from nodes where until > now()',
  );
  const weighed = rows.map(({ id, address }) => ({ seed: seedOf(id), address }));
  const place = ownerOf(matchId, weighed)?.address;
  const [owner, other] = [nodes.find((node) => node.place === place), nodes.find((node) => node.place !== place)];
  if (!owner || !other) throw new Error('two nodes are needed');
  return { owner, other };
}

/** What is sent with a header that names a match. */
export interface Named {
  /** What the header says. */
  match: string;
  token?: string | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** Posts a body with a header that names a match. */
export async function sendNamed(address: string, body: string, { match, token, headers }: Named): Promise<Response> {
  const named = { 'content-type': 'application/json', 'arbiter-match': match };
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(`${address}/graphql`, { method: 'POST', headers: { ...named, ...authorization, ...headers }, body });
}

/** The same of a document. */
export async function askNamed(address: string, query: string, variables: object, named: Named): Promise<Answer> {
  const response = await sendNamed(address, JSON.stringify({ query, variables }), named);
  return { ...answer.parse(await response.json()), status: response.status };
}

/** Until a node knows so many, itself included, and has had the time to call them. */
export async function knows(address: string, count: number): Promise<void> {
  for (const until = Date.now() + 20_000; (await measured(address, 'arbiter_live_nodes')) !== count; ) {
    if (Date.now() > until) throw new Error(`${address} does not know ${count} nodes`);
    await sleep(50);
  }
  await sleep(300);
}

/** How often a node has asked another, by what came of it. */
export function hops(address: string, outcome: 'answered' | 'refused' | 'unsure'): Promise<number> {
  return measured(address, `arbiter_hops_total{outcome="${outcome}"}`);
}

/** Until a node asks the owner of a match, which it does not for a while after the owner has fallen silent. */
export async function asksOwner(address: string, match: string, token: string): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until; await sleep(200)) {
    const before = await hops(address, 'answered');
    await askNamed(address, '{ me { id } }', {}, { match, token });
    if ((await hops(address, 'answered')) > before) return;
  }
  throw new Error(`${address} does not ask the owner of ${match}`);
}

/** How often a node itself has done what a job is for, whoever had the job. */
export async function done(address: string, verb: 'moveBot' | 'expireDecision'): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const counts = text.split('\n').filter((line) => line.startsWith('arbiter_verb_duration_seconds_count{'));
  const ofVerb = counts.filter((line) => line.includes(`verb="${verb}"`));
  return ofVerb.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function place(): Promise<string> {
  return `127.0.0.1:${await freePort()}`;
}

/** A match of two seats, both of one player, with the node that owns it and one that does not. */
export async function begunOn(
  nodes: readonly TestNode[],
  token: string,
): Promise<Match & { owner: TestNode; other: TestNode }> {
  const { address } = nodes[0] ?? { address: '' };
  const { invitation } = await create(address, token, { seats: 2, visibility: 'PRIVATE' });
  const made = await join(address, token, { invitation, seat: 1 });
  return { ...made, ...(await sidesOf(nodes, made.id)) };
}
