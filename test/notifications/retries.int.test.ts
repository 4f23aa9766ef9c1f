import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AtRest } from '../../src/db/encryption-at-rest.ts';
import { openPool } from '../../src/db/pool.ts';
import { rotateAtRestKeys } from '../../src/db/rotate-at-rest-keys.ts';
import * as schema from '../../src/db/schema.ts';
import { createMatch, joinMatch } from '../../src/matches/index.ts';
import {
  createWebhook,
  deliver,
  listDeliveries,
  listWebhooks,
  type NotificationsDependencies,
  type NotificationsHandle,
  openNotifications,
  resumeWebhook,
  sweepNotifications,
} from '../../src/notifications/index.ts';
import { type Node, openSetting, type Setting } from '../matches/setting.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const BACK_OFF = [1000, 10_000, 100_000];
const KEY = { id: 'k', key: Buffer.alloc(32, 7) };

describe('a due notification', () => {
  let setting: Setting;
  let node: Node;
  let pool: pg.Pool;
  let at: Receiver;
  beforeAll(async () => {
    setting = await openSetting();
    node = await setting.node();
    pool = openPool(setting.db.url, 3, {});
    at = await openReceiver();
  });
  const running: NotificationsHandle[] = [];
  const dying: Promise<void>[] = [];
  afterAll(async () => {
    await at.close();
    await Promise.all(dying);
    for (const one of running) await one.close();
    await pool.end();
    await setting.close();
  });

  /** Notifications as in a separate process. Their jobs are collected in `enqueued` and never run. */
  function process(parts: Partial<NotificationsDependencies> = {}) {
    const enqueued: string[] = [];
    const { bus, log, now } = node.context;
    const made = openNotifications({
      ...{ db: { orm: drizzle(pool, { schema }), pool, atRest: new AtRest({ current: KEY, all: [KEY] }) } },
      ...{
        matches: node.matches,
        bus,
        log,
        now,
        notices: false,
        privateTargets: true,
        backOff: BACK_OFF,
      },
      queues: { wake: async (_, { deliveryId }) => void enqueued.push(deliveryId) },
      ...parts,
    });
    running.push(made);
    return { made, enqueued };
  }

  async function began(about: string) {
    const [ann, bob] = [await setting.account(`Ann ${about}`), await setting.account(`Bob ${about}`)];
    const first = process();
    const { webhook, secret } = await createWebhook(first.made, ann, { url: at.url, events: ['MATCH_BEGAN'] });
    node.pass(10);
    const match = await createMatch(node.matches, ann, { game: 'duel' });
    await joinMatch(node.matches, bob, { matchId: match.id });
    at.received.length = 0;
    return { ann, bob, first, webhook, secret, match };
  }

  it('is found by another process if the first one dies before noticing it, and is sent once', async () => {
    const { ann, first, webhook } = await began('dies');
    await first.made.close(); // the first process has not noticed the match
    const [second, third] = [process(), process()];
    for (const { made } of [second, third]) await sweepTwice(made);
    const ids = new Set([...second.enqueued, ...third.enqueued]);
    expect(ids.size).toBe(1);
    for (const deliveryId of ids)
      await Promise.all([second, third, second].map(({ made }) => deliver(made, { deliveryId })));
    expect(at.received).toHaveLength(1);
    expect(await listDeliveries(second.made, ann, { targetId: webhook.id, first: 5 })).toMatchObject([
      { status: 'DELIVERED', attempts: 1, lastStatus: 204 },
    ]);
    await second.made.close();
    await third.made.close();
  });

  it('is sent again with the same id if a process dies while holding it', async () => {
    const { first } = await began('in hand');
    await sweepTwice(first.made);
    const [deliveryId = ''] = first.enqueued;
    await pool.query('update deliveries set claimed_until = $2, next_at = $2 where id = $1', [
      deliveryId,
      new Date(node.context.now() + 60_000),
    ]);
    const second = process();
    await deliver(second.made, { deliveryId });
    expect(at.received).toHaveLength(0); // the other process may still be sending it
    node.pass(61_000);
    await sweepTwice(second.made);
    expect(second.enqueued).toContain(deliveryId);
    await deliver(second.made, { deliveryId });
    expect(at.received.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${deliveryId}`]);
  });

  it('counts an attempt if a process dies during the request, and is given up after the last one', async () => {
    const { ann, first, webhook } = await began('hung');
    await sweepTwice(first.made);
    const [deliveryId = ''] = first.enqueued;
    const seen = () => listDeliveries(first.made, ann, { targetId: webhook.id, first: 5 });
    at.answer = () => {}; // the process dies during the request
    for (let attempt = 1; attempt <= BACK_OFF.length + 1; attempt++) {
      const dies = process();
      const asked = deliver(dies.made, { deliveryId });
      await expect.poll(() => at.received.length).toBe(attempt);
      expect(await seen()).toMatchObject([
        { status: 'DUE', attempts: attempt, lastStatus: null, lastError: 'TIMED_OUT' },
      ]);
      await setting.query('update deliveries set claimed_until = now() where id = $1', [deliveryId]);
      dying.push(asked);
      node.pass(200_000);
    }
    at.answer = (response) => response.writeHead(204).end();
    await deliver(first.made, { deliveryId });
    expect(at.received).toHaveLength(BACK_OFF.length + 1);
    expect(await seen()).toMatchObject([{ status: 'FAILED', attempts: BACK_OFF.length + 1, lastError: 'TIMED_OUT' }]);
  });

  it('disables its webhook after the last attempt, and is delivered once the webhook is resumed', async () => {
    const { ann, first, webhook } = await began('off');
    at.answer = (response) => response.writeHead(500).end();
    await sweepTwice(first.made);
    const [deliveryId = ''] = first.enqueued;
    for (let attempt = 0; attempt <= BACK_OFF.length; attempt++) {
      await deliver(first.made, { deliveryId });
      await deliver(first.made, { deliveryId }); // too early
      node.pass(200_000);
    }
    expect(at.received).toHaveLength(BACK_OFF.length + 1);
    const [off] = await listWebhooks(first.made, ann);
    expect(off).toMatchObject({ disabledBecause: 'FAILED', disabledAt: expect.any(Date) });
    expect(await listDeliveries(first.made, ann, { targetId: webhook.id, first: 5 })).toMatchObject([
      { status: 'FAILED' },
    ]);
    at.answer = (response) => response.writeHead(204).end();
    at.received.length = 0;
    expect(await resumeWebhook(first.made, ann, webhook.id)).toMatchObject({ disabledAt: null, failingSince: null });
    expect(first.enqueued.at(-1)).toBe(deliveryId);
    await deliver(first.made, { deliveryId });
    expect(at.received.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${deliveryId}`]);
    expect(JSON.parse(String(at.received[0]?.body))).toMatchObject({ type: 'match.began' });
  });

  it('is sent again if it was given up just before its webhook is resumed', async () => {
    const { ann, first, webhook } = await began('gone');
    at.answer = (response) => response.writeHead(410).end();
    await sweepTwice(first.made);
    const [deliveryId = ''] = first.enqueued;
    await deliver(first.made, { deliveryId });
    at.answer = (response) => response.writeHead(204).end();
    at.received.length = 0;
    await resumeWebhook(first.made, ann, webhook.id);
    await deliver(first.made, { deliveryId });
    expect(at.received).toHaveLength(1);
    expect(JSON.parse(String(at.received[0]?.body))).toMatchObject({ type: 'match.began' });
  });

  it('has its target encrypted in the database if the operator has a key', async () => {
    const { webhook, secret } = await began('sealed');
    const { rows } = await pool.query('select * from notification_targets where id = $1', [webhook.id]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0].secret).toMatch(/^sealed-1:k:/);
    expect(rows[0].address).toMatch(/^sealed-1:k:/);
  });

  it('has its target encrypted again with a new key', async () => {
    const next = { id: 'n', key: Buffer.alloc(32, 8) };
    expect(await rotateAtRestKeys(pool, new AtRest({ current: next, all: [next, KEY] }))).toBeGreaterThan(2);
    const { rows } = await pool.query('select secret, address from notification_targets');
    expect(rows.every(({ secret, address }) => /^sealed-1:n:/.test(secret) && /^sealed-1:n:/.test(address))).toBe(true);
  });

  /** Sweeps twice, because two sweeps cover all players, wherever the first sweep begins. */
  async function sweepTwice(made: ReturnType<typeof openNotifications>): Promise<void> {
    await sweepNotifications(made);
    await sweepNotifications(made);
  }
});
