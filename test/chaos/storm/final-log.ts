import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { call, openPool, Refusal } from '../load/graphql-call.ts';
import type { StormClient } from './clients.ts';
import type { FinalEntry } from './history.ts';

const RESIGN = 'mutation($matchId: ID!) { resign(matchId: $matchId) { status } }';

const entries = z.array(
  z.looseObject({
    version: z.number(),
    kind: z.string(),
    seat: z.number().nullable(),
    key: z.string().nullable(),
    facts: z.array(z.looseObject({ fact: z.string() })),
  }),
);
const replay = z.looseObject({ entries });

/** A match's whole log. One that still runs is ended first: as long as it runs nobody may read it. */
export async function finalLog(url: string, match: string, clients: readonly StormClient[]): Promise<FinalEntry[]> {
  const pool = openPool(url, 1);
  try {
    for (const { token } of clients.slice(1)) await resignOnce(() => call({ pool, token }, RESIGN, { matchId: match }));
    const [first] = clients;
    const response = await fetch(`${url}/v1/matches/${match}/replay`, {
      headers: { authorization: `Bearer ${first?.token}` },
    });
    if (!response.ok) throw new Error(`the replay of match ${match}: ${response.status} ${await response.text()}`);
    return replay.parse(await response.json()).entries;
  } finally {
    await pool.close();
  }
}

async function resignOnce(resign: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    try {
      await resign();
      return;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'MATCH_OVER') return;
      await sleep(200);
    }
  }
}
