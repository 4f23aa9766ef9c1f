import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../src/db/pool.ts';
import { ask, firstMove, read, SUBMIT } from '../api/client.ts';
import { startServer, type TestServer } from '../api/server.ts';
import { Browser } from './browser.ts';
import { isGenuine, openReceiver, type Receiver } from './receiver.ts';
import { begun, deliveries, hook, pair, SUBSCRIBE, typesAt, untilAsked } from './webhooks.ts';

/** A reminder is due when two and a half of the ten minutes remain. */
const CLOCK = { timeControl: { perDecision: 600 } };
const EVENTS = ['DEADLINE_NEAR'];

describe('an approaching deadline', () => {
  let server: TestServer;
  let pool: pg.Pool;
  let at: Receiver;
  beforeAll(async () => {
    server = await startServer({ PRIVATE_WEBHOOKS: 'true' });
    pool = openPool(server.databaseUrl, 1, {});
  });
  afterAll(async () => {
    await pool.end();
    await server.stop();
  });

  /** Moves the match back by `seconds` seconds, as if they had passed. */
  async function passed(matchId: string, seconds: number): Promise<void> {
    const values = [matchId, seconds];
    await pool.query("set session_replication_role = 'replica'"); // log tables refuse any other change
    await pool.query("update match_log set at = at - $2::integer * interval '1 s' where match_id = $1", values);
    await pool.query(
      `update matches set deadline = deadline - $2::integer * interval '1 s', standing = (
        select jsonb_agg(case when seat->>'deadline' is null then seat
          else jsonb_set(seat, '{deadline}', to_jsonb((seat->>'deadline')::float8 - $2 * 1000)) end order by place)
        from jsonb_array_elements(standing) with ordinality as seats(seat, place)) where id = $1`,
      values,
    );
    await pool.query(
      "update deliveries set next_at = next_at - $2::integer * interval '1 s' where match_id = $1 and next_at is not null",
      values,
    );
  }

  const asked = async (name: string) => {
    const [ann, bob] = await pair(server.address, name);
    const { secret } = await hook(server.address, ann, { url: at.url, events: EVENTS });
    const browser = new Browser();
    const i = { endpoint: `${at.url}/push`, ...browser.keys, events: EVENTS };
    expect((await ask(server.address, SUBSCRIBE, { i }, ann)).errors).toBeUndefined();
    const id = await begun(server.address, ann, bob, CLOCK);
    await untilAsked(server.address, ann, bob, id);
    await expect.poll(() => held(id)).toBe(2);
    return { ann, id, secret, browser };
  };
  const held = async (id: string) => {
    const query = 'select count(*)::int as n from deliveries where match_id = $1 and next_at is not null';
    return (await pool.query(query, [id])).rows[0].n;
  };

  it('is reported once to a webhook and once to a browser, with the open question', async () => {
    at = await openReceiver();
    const { ann, id, secret, browser } = await asked('Near Nora');
    await passed(id, 330);
    await new Promise((resolve) => setTimeout(resolve, 2500)); // two sweeps
    expect(at.received).toEqual([]); // two minutes too early
    await passed(id, 130);
    await expect.poll(() => at.received.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const [webhooks, pushes] = [false, true].map((push) =>
      at.received.filter(({ path }) => /push$/.test(path) === push),
    );
    expect([webhooks?.length, pushes?.length]).toEqual([1, 1]);
    for (const one of webhooks ?? []) expect(isGenuine(one, secret)).toBe(true);
    const texts = [
      ...typesAt({ received: webhooks ?? [] }),
      JSON.parse(browser.read(pushes?.[0]?.body ?? Buffer.alloc(0))).type,
    ];
    expect(texts).toEqual(['match.deadline_near', 'match.deadline_near']);
    const { data } = JSON.parse(String(webhooks?.[0]?.body));
    expect(data).toMatchObject({ matchId: id, yourSeats: [0], seat: 0, prompt: expect.any(String) });
    expect(Date.parse(data.deadline)).toBeGreaterThan(Date.now());
    expect(await deliveries(server.address, ann)).toMatchObject([
      { event: 'DEADLINE_NEAR', status: 'DELIVERED', attempts: 1 },
    ]);
    await at.close();
  });

  it('is not reported to a player who has answered', async () => {
    at = await openReceiver();
    const { ann, id } = await asked('Quick Quinn');
    const { decision, version } = await read(server.address, id, ann);
    if (!decision) throw new Error('no question is open');
    const input = { matchId: id, version, move: firstMove(decision) };
    expect((await ask(server.address, SUBMIT, { input }, ann)).errors).toBeUndefined();
    await passed(id, 460);
    const told = async () => (await deliveries(server.address, ann)).map(({ status }) => status);
    await expect.poll(told).toContain('OUTDATED');
    expect(at.received).toEqual([]);
    await at.close();
  });
});
