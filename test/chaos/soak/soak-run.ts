import type { Pool } from 'undici';
import { startRedis } from '../../redis/redis-process.ts';
import { asGuest, type Caller, openPool } from '../load/graphql-call.ts';
import type { Findings, Outcome, Say } from '../report.ts';
import { type ServerSettings, serverProcess } from '../server-process.ts';
import { soakMatch } from './soak-match.ts';

export interface SoakPlan {
  matches: number;
  rounds: number;
  redis: boolean;
  code: ServerSettings['code'];
  folder: string;
}

/** Matches at the same time. */
const AT_ONCE = 16;
const SEATS = [2, 3, 4] as const;

/** Random matches of all sizes, through the public API, to the end: each must verify, with every card accounted for. */
export async function soakRun(plan: SoakPlan, say: Say): Promise<Outcome> {
  const redis = plan.redis ? await startRedis(plan.folder) : null;
  if (plan.redis && !redis) return { findings: ['there is no redis-server on this machine'], summary: 'not run' };
  const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  const server = await serverProcess({ code: plan.code, folder: plan.folder, env });
  await server.start();
  const pool = openPool(server.url, AT_ONCE);
  try {
    return await playAll(plan, server.url, pool, say);
  } finally {
    await pool.close();
    await server.stop();
    await redis?.stop();
  }
}

async function playAll(plan: SoakPlan, url: string, pool: Pool, say: Say): Promise<Outcome> {
  const callers: (Caller & { token: string })[] = [];
  for (let seat = 0; seat < 4; seat++) callers.push(await asGuest(pool));
  const findings: Findings = [];
  let [begun, done, moves] = [0, 0, 0];
  const table = async () => {
    while (begun < plan.matches) {
      const seats = SEATS[begun++ % SEATS.length] ?? 2;
      const input = { game: 'golems', options: { rounds: plan.rounds } };
      const one = await soakMatch({ url, pool, callers: callers.slice(0, seats), input });
      findings.push(...one.findings);
      moves += one.moves;
      done++;
      if (done % 10 === 0 || done === plan.matches) say(`${done} of ${plan.matches} matches, ${moves} moves`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, table));
  const store = plan.redis ? 'with Redis' : 'on PostgreSQL alone';
  return { findings, summary: `${done} matches of 2, 3 and 4 players, ${moves} moves, all verified, ${store}` };
}
