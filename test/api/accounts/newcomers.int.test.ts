import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { ask, create, guest, live, read } from '../client.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer({ RATE_LIMIT: '60', TRUST_PROXY: 'true', SWEEP_SECONDS: '3600' }));

/** Sends a request through a proxy and returns the status. */
async function status(address: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  return (await fetch(`${server.address}/v1/matches/none/log`, { headers })).status;
}

async function newcomer(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const body = JSON.stringify({ query: 'mutation { signInAsGuest { token } }' });
  const answer = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body });
  const shape = z.object({ data: z.object({ signInAsGuest: z.object({ token: z.string() }) }) });
  return shape.parse(await answer.json()).data.signInAsGuest.token;
}

describe('new players at one address', () => {
  it('share ten budgets, however many they are; other addresses are unaffected', async () => {
    const here = '2001:db8:1:2::';
    // Each network may create three guests a minute, so these guests come from many networks.
    const tokens = await Promise.all(Array.from({ length: 15 }, (_, i) => newcomer(`198.51.100.${i}`)));
    let answered = 0;
    let refused = 0;
    for (const [i, token] of tokens.entries()) {
      const some = await Promise.all(Array.from({ length: 55 }, (_, k) => status(`${here}${i}:${k}`, token)));
      answered += some.filter((code) => code === 404).length;
      refused += some.filter((code) => code === 429).length;
    }
    expect(answered).toBe(600);
    expect(refused).toBe(15 * 55 - 600);
    expect(await status('2001:db8:1:3::1', tokens.at(-1) ?? '')).toBe(404);
  });
});

describe('a running subscription that exceeds its budget', () => {
  it('waits, then receives the missed entries together and without a gap', async () => {
    const token = await guest(server.address, 'Ada');
    const { id } = await create(server.address, token, { seats: 2, bots: [{ level: 'RANDOM' }, { level: 'RANDOM' }] });
    const often = Array.from(
      { length: 25 },
      (_, i) => `m${i}: match { table { zones { cards { name } } } decision { prompt } }`,
    );
    const query = `subscription ($id: ID!) { matchUpdates(id: $id, after: -1) { version entries { version } ${often.join(' ')} } }`;
    const client = live(server.address, await guest(server.address, 'Bob'));
    const update = z.object({
      matchUpdates: z.object({ version: z.number(), entries: z.array(z.object({ version: z.number() })) }),
    });
    const told: number[] = [];
    const errors: unknown[] = [];
    let updates = 0;
    const over = client.subscribe(
      { query, variables: { id } },
      {
        next: (result) => {
          updates++;
          told.push(...update.parse(result.data).matchUpdates.entries.map(({ version }) => version));
        },
        error: (error) => errors.push(error),
        complete: () => {},
      },
    );
    await expect.poll(async () => (await read(server.address, id)).version).toBeGreaterThan(60);
    over();
    await client.dispose();
    expect(errors).toEqual([]);
    expect(updates).toBeGreaterThan(1);
    expect(updates).toBeLessThan(20);
    expect(told).toEqual(Array.from({ length: told.length }, (_, version) => version));
    await ask(server.address, 'mutation ($id: ID!) { cancelMatch(matchId: $id) { id } }', { id }, token);
  });
});
