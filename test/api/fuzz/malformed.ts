import { randomUUID } from 'node:crypto';
import { buildSchema } from 'graphql';
import type { Pool } from 'undici';
import { publishedContract } from '../../../src/api/graphql/schema.ts';
import { call, type Player } from '../../load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, send } from '../../load/matches.ts';
import { below, oneOf } from '../../load/random.ts';
import { Documents } from './documents.ts';
import { overHttp, overSocket, overTcp, type Reply } from './exchange.ts';
import { oddValues } from './odd-values.ts';
import { anyBytes, anyMessages, anyRequest, type Material } from './requests.ts';

/** Creates a match in which one player holds all seats, and the replay of a finished match. */
export async function newMaterial(url: string, player: Player): Promise<Material> {
  const open = () => openMatch([player, player], { game: oneOf(['golems', 'spark-of-war', 'valhalla']) });
  const [standing, over] = [await open(), await open()];
  for (let now = over, moves = 0; moves < 5 && now.decision; moves++) {
    await send(player, anyAnswer(now.id, now.decision, randomUUID()));
    now = await readStanding(player, now.id);
  }
  await call(player, 'mutation($id: ID!) { resign(matchId: $id) { id } }', { id: over.id });
  const headers = { authorization: `Bearer ${player.token}` };
  const replay = await (await fetch(`${url}/v1/matches/${over.id}/replay`, { headers })).text();
  const ids = [standing.id, over.id, '00000000-0000-4000-8000-000000000000'];
  const stuff = { odd: oddValues(below(2 ** 31)), id: () => oneOf(ids) };
  const { decision } = standing;
  return {
    ...stuff,
    documents: new Documents(buildSchema(publishedContract()), stuff),
    token: () => player.token,
    move: () => (decision ? anyAnswer(standing.id, decision, randomUUID()).input : { matchId: standing.id }),
    replay: () => replay,
  };
}

/** Sends a request that no client would send. Returns what is wrong with the response, or null. */
export async function sendMalformed(from: Material, url: string, pool: Pool): Promise<string | null> {
  const draw = below(1000);
  const [messages, bytes, request] = [anyMessages(from), anyBytes(from), anyRequest(from)];
  const attempts: [unknown, () => Promise<Reply>][] = [
    [messages, () => overSocket(url, messages)],
    [bytes, () => overTcp(url, bytes)],
    [request, () => overHttp(pool, request)],
  ];
  const [shown, exchange] = attempts[draw < 80 ? 0 : draw < 110 ? 1 : 2] ?? [request, () => overHttp(pool, request)];
  const reply = await exchange().catch((error: unknown) => ({ status: 599, text: `no answer: ${error}` }));
  const wrong = objectionTo(reply);
  return wrong && `${wrong}: ${JSON.stringify(shown).slice(0, 1000)}: ${reply.text.slice(0, 300)}`;
}

function objectionTo({ status, text }: Reply): string | null {
  // A 503 is allowed, because a busy machine's database may be slow.
  if ([500, 501, 502, 504, 599, 1011, 4500].includes(status) || /^HTTP\/1\.1 50[0124]/m.test(text))
    return `status ${status || text.slice(9, 12)}`;
  return /"code":\s*"(INTERNAL)"/.exec(text)?.[1] ?? null;
}

/** Errors in the server's log, without duplicates and without the time-outs of a busy machine. */
export function bugsIn(log: string): string[] {
  const lines = log
    .split('\n')
    .filter((line) => /^\{"level":[56]0|"unexpected error|^\s*\w*Error:|FATAL|unhandled/i.test(line));
  const bugs = lines.filter((line) => !/time(d )?.?out|terminated|is not responding/i.test(line));
  const plain = bugs.map((line) => line.replaceAll(/"(time|errorId|pid)":("[^"]*"|\d+),?/g, '').slice(0, 600));
  return [...new Set(plain)].map((line) => `in the log: ${line}`);
}
