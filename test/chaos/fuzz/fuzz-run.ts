import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema } from 'graphql';
import type { Pool } from 'undici';
import { publishedContract } from '../../../src/api/graphql/schema.ts';
import { asGuest, openPool } from '../load/graphql-call.ts';
import type { Findings, Outcome, Say } from '../report.ts';
import { type ServerProcess, type ServerSettings, serverProcess } from '../server-process.ts';
import { soakMatch } from '../soak/soak-match.ts';
import { watchReadiness } from '../stall/readiness.ts';
import { below } from './dice.ts';
import { Documents } from './documents.ts';
import { type Came, overHttp, overSocket, overTcp } from './exchange.ts';
import { openMaterial, type Supply } from './material.ts';
import { bugsIn, objectionTo } from './objections.ts';
import { oddValues } from './odd-values.ts';
import { anyBytes, anyMessages, anyRequest, type Material } from './requests.ts';

export interface FuzzPlan {
  requests: number;
  seed: number;
  code: ServerSettings['code'];
  folder: string;
}

/** Requests at the same time. */
const AT_ONCE = 24;
/** Of a thousand requests so many go over WebSockets, and so many are bytes that are hardly HTTP. */
const OTHERS = { sockets: 80, bytes: 30 };
/** Findings after which there is nothing more to learn. */
const ENOUGH = 200;

interface Fuzz {
  plan: FuzzPlan;
  server: ServerProcess;
  pool: Pool;
  supply: Supply;
  findings: Findings;
  /** How many of each kind were sent. */
  sums: Map<string, number>;
  statuses: Map<number, number>;
  sent: number;
  say: Say;
}

/** Sends what no client would; nothing may break, and matches that are played beside it go on to their end. */
export async function fuzzRun(plan: FuzzPlan, say: Say): Promise<Outcome> {
  const server = await serverProcess({ code: plan.code, folder: plan.folder, env: { OPEN_MATCHES: '40' } });
  await server.start();
  const pool = openPool(server.url, AT_ONCE * 2);
  try {
    const stuff = { odd: oddValues(plan.seed), schema: buildSchema(publishedContract()) };
    const supply = await openMaterial(server.url, pool, stuff.odd, (all) => new Documents(stuff.schema, all));
    const fuzz: Fuzz = { plan, server, pool, supply, findings: [], sums: new Map(), statuses: new Map(), sent: 0, say };
    const [beside] = await Promise.all([matchesBeside(fuzz), sendAll(fuzz)]);
    await atTheEnd(fuzz);
    return { findings: fuzz.findings, summary: summaryOf(fuzz, beside) };
  } finally {
    await pool.close();
    await server.stop();
  }
}

async function sendAll(fuzz: Fuzz): Promise<void> {
  const { plan, supply } = fuzz;
  const lane = async () => {
    while (fuzz.sent < plan.requests && fuzz.findings.length < ENOUGH && fuzz.server.lives()) {
      const nth = ++fuzz.sent;
      if (nth % 200 === 0) await supply.renew();
      if (nth % 1000 === 0) fuzz.say(`${nth} of ${plan.requests} requests, ${fuzz.findings.length} findings`);
      await one(fuzz, supply.material);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  if (!fuzz.server.lives()) fuzz.findings.push('the server has ended');
}

async function one(fuzz: Fuzz, material: Material): Promise<void> {
  const { kind, shown, send } = attempt(fuzz, material);
  fuzz.sums.set(kind, (fuzz.sums.get(kind) ?? 0) + 1);
  try {
    const came = await send();
    fuzz.statuses.set(came.status, (fuzz.statuses.get(came.status) ?? 0) + 1);
    const objection = objectionTo(came);
    if (objection) fuzz.findings.push(`${objection}: ${shown()}\n  ${came.text.slice(0, 300)}`);
  } catch (error) {
    fuzz.findings.push(`no answer (${String(error)}): ${shown()}`);
  }
}

interface Attempt {
  kind: string;
  shown(): string;
  send(): Promise<Came>;
}

function attempt({ server, pool }: Fuzz, material: Material): Attempt {
  const die = below(1000);
  if (die < OTHERS.sockets) {
    const messages = anyMessages(material);
    return {
      kind: 'websocket',
      shown: () => JSON.stringify(messages).slice(0, 1500),
      send: () => overSocket(server.url, messages),
    };
  }
  if (die < OTHERS.sockets + OTHERS.bytes) {
    const bytes = anyBytes(material);
    return { kind: 'bytes', shown: () => JSON.stringify(bytes).slice(0, 500), send: () => overTcp(server.url, bytes) };
  }
  const request = anyRequest(material);
  return {
    kind: request.kind,
    shown: () => JSON.stringify(request).slice(0, 1500),
    send: () => overHttp(pool, request),
  };
}

/** Matches that are played as ever; at least one. */
async function matchesBeside(fuzz: Fuzz): Promise<{ matches: number; moves: number }> {
  const { pool, server, findings, plan } = fuzz;
  const played = { matches: 0, moves: 0 };
  const callers = [await asGuest(pool), await asGuest(pool)];
  do {
    const input = { game: 'golems', options: { rounds: plan.requests > 5000 ? 8 : 2 } };
    const one = await soakMatch({ url: server.url, pool, callers, input }).catch((error: unknown) => ({
      moves: 0,
      findings: [`the match beside broke off: ${String(error)}`],
    }));
    findings.push(...one.findings);
    played.matches++;
    played.moves += one.moves;
  } while (fuzz.sent < plan.requests && findings.length < ENOUGH && server.lives());
  return played;
}

async function atTheEnd({ server, plan, findings }: Fuzz): Promise<void> {
  const readiness = watchReadiness(server.url);
  await readiness.mustBecomeReady(10_000);
  findings.push(...readiness.findings);
  await sleep(500); // the log is written a moment later
  const log = path.join(plan.folder, 'server.log');
  if (existsSync(log)) findings.push(...bugsIn(readFileSync(log, 'utf8')).map((line) => `in the log: ${line}`));
}

function summaryOf({ sent, sums, statuses }: Fuzz, beside: { matches: number; moves: number }): string {
  const list = (map: ReadonlyMap<string | number, number>) =>
    [...map]
      .sort(([, a], [, b]) => b - a)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  return `${sent} requests (${list(sums)}), answered ${list(statuses)}; beside it ${beside.matches} matches of ${beside.moves} moves, all verified`;
}
