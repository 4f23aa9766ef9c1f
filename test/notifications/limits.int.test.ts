import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, deleteAccount, openAccounts } from '../../src/accounts/index.ts';
import { AtRest } from '../../src/db/encryption-at-rest.ts';
import { openPool } from '../../src/db/pool.ts';
import * as schema from '../../src/db/schema.ts';
import { createMatch, joinMatch } from '../../src/matches/index.ts';
import {
  createWebhook,
  deliver,
  listDeliveries,
  listPushSubscriptions,
  type NotificationsHandle,
  openNotifications,
  replayDelivery,
  subscribePush,
  sweepNotifications,
} from '../../src/notifications/index.ts';
import { type Node, openSetting, type Setting } from '../matches/setting.ts';
import { Browser } from './browser.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { typesAt } from './webhooks.ts';

describe('the notifications of a player', () => {
  let setting: Setting;
  let node: Node;
  let pool: pg.Pool;
  let at: Receiver;
  let notifications: NotificationsHandle;
  const enqueued: string[] = [];
  beforeAll(async () => {
    setting = await openSetting();
    node = await setting.node();
    pool = openPool(setting.db.url, 10, {});
    at = await openReceiver();
    const { bus, log, now } = node.context;
    notifications = openNotifications({
      ...{ db: { orm: drizzle(pool, { schema }), pool, atRest: new AtRest() }, matches: node.matches, bus, log, now },
      ...{ notices: false, privateTargets: true },
      queues: { wake: async (_, { deliveryId }) => void enqueued.push(deliveryId) },
    });
  });
  afterAll(async () => {
    await notifications.close();
    await at.close();
    await pool.end();
    await setting.close();
  });

  /** Creates a match by this player that has just begun. Returns the opponent and the ids of the match's deliveries. */
  async function begun(by: Caller): Promise<{ bob: Caller; ids: string[] }> {
    node.pass(10);
    const bob = await setting.account('Bob');
    const match = await createMatch(node.matches, by, { game: 'duel' });
    await joinMatch(node.matches, bob, { matchId: match.id });
    enqueued.length = 0;
    at.received.length = 0;
    await sweepNotifications(notifications);
    await sweepNotifications(notifications);
    return { bob, ids: [...new Set(enqueued)] };
  }

  const hook = (by: Caller, path = '') =>
    createWebhook(notifications, by, { url: at.url + path, events: ['MATCH_BEGAN'] });

  it('report the beginning of a match before the turn, in any order of their jobs', async () => {
    const ann = await setting.account('Orderly Ann');
    await createWebhook(notifications, ann, { url: at.url, events: ['YOUR_TURN', 'MATCH_BEGAN'] });
    const { ids } = await begun(ann);
    expect(ids).toHaveLength(2);
    for (const deliveryId of [...ids.toReversed(), ...ids]) await deliver(notifications, { deliveryId });
    expect(typesAt(at)).toEqual(['match.began', 'match.your_turn']);
  });

  it('use two slots at a time, and wake the next one when a slot is free', async () => {
    const ann = await setting.account('Slow Ann');
    for (const path of ['1', '2', '3', '4']) await hook(ann, path);
    const { ids } = await begun(ann);
    expect(ids).toHaveLength(4);
    const open: (() => void)[] = [];
    at.answer = (response) => void open.push(() => response.writeHead(204).end());
    enqueued.length = 0;
    const all = ids.map((deliveryId) => deliver(notifications, { deliveryId }));
    await Promise.race(all);
    await expect.poll(() => at.received.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(at.received).toHaveLength(2);
    for (const answer of open) answer();
    await Promise.all(all);
    expect(new Set(enqueued).size).toBe(2);
    at.answer = (response) => response.writeHead(204).end();
    for (const deliveryId of new Set(enqueued)) await deliver(notifications, { deliveryId });
    expect(new Set(at.received.map(({ path }) => path)).size).toBe(4);
  });

  it('use four slots together with those of other players of the same address', async () => {
    const newcomers = await Promise.all(['1', '2', '3'].map((n) => setting.account(`New Nina ${n}`)));
    const due = new Set<string>();
    for (const nina of newcomers) {
      for (const path of ['1', '2'])
        await createWebhook(notifications, nina, {
          ...{ url: `${at.url}${nina.id}/${path}`, events: ['MATCH_BEGAN'] },
          madeFrom: '198.51.100.7',
        });
      for (const id of (await begun(nina)).ids) due.add(id);
    }
    const ids = [...due];
    expect(ids).toHaveLength(6);
    const open: (() => void)[] = [];
    at.answer = (response) => void open.push(() => response.writeHead(204).end());
    const all = ids.map((deliveryId) => deliver(notifications, { deliveryId }));
    const busy: string[] = [];
    for (const [n, one] of all.entries())
      one.catch(({ name }) => {
        expect(name).toBe('PoolBusy');
        busy.push(ids[n] ?? '');
      });
    await expect.poll(() => [at.received.length, busy.length]).toEqual([4, 2]);
    for (const answer of open) answer();
    at.answer = (response) => response.writeHead(204).end();
    await Promise.allSettled(all);
    for (const deliveryId of busy) await deliver(notifications, { deliveryId });
    expect(at.received).toHaveLength(6);
  });

  it('are woken by the sweep even if another player has hundreds due', async () => {
    const [eve, ann] = [await setting.account('Eve'), await setting.account('Late Ann')];
    await hook(eve, 'eve');
    await hook(ann, 'ann');
    const [hers = ''] = (await begun(eve)).ids;
    const { ids } = await begun(ann);
    await setting.query(
      `insert into deliveries (id, target_id, about, event, match_id, body, status, next_at, created_at)
       select gen_random_uuid(), target_id, 'copy ' || n, event, match_id, body, status, next_at, created_at
       from deliveries, generate_series(1, 600) n where id = $1`,
      [hers],
    );
    enqueued.length = 0;
    await sweepNotifications(notifications);
    expect(enqueued).toContain(ids.find((id) => id !== hers));
    await setting.query("delete from deliveries where about like 'copy %'");
    await setting.query('update deliveries set next_at = null'); // keeps these deliveries out of other tests
  });

  it('use one slot at a time, however many processes claim it at the same moment', async () => {
    const ann = await setting.account('Crowded Ann');
    await hook(ann);
    const ids = new Set<string>();
    for (let matches = 0; matches < 6; matches++) for (const id of (await begun(ann)).ids) ids.add(id);
    expect(ids.size).toBe(6);
    const { bus, log, now } = node.context;
    const processes = [1, 2, 3, 4, 5, 6].map(() =>
      openNotifications({
        ...{ db: { orm: drizzle(pool, { schema }), pool, atRest: new AtRest() }, matches: node.matches, bus, log, now },
        ...{ notices: false, privateTargets: true, queues: { wake: async () => {} } },
      }),
    );
    let [open, most] = [0, 0];
    at.answer = (response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open--;
        response.writeHead(204).end();
      }, 50);
    };
    const undone = 'select id from deliveries where id = any($1::uuid[]) and next_at is not null';
    for (let left = [...ids]; left.length > 0; ) {
      await Promise.all(left.map((deliveryId, n) => deliver(processes[n % 6] ?? notifications, { deliveryId })));
      left = (await setting.query<{ id: string }>(undone, [[...ids]])).map(({ id }) => id);
    }
    expect(most).toBe(1);
    expect(new Set(at.received.map(({ headers }) => headers['webhook-id'])).size).toBe(at.received.length);
    at.answer = (response) => response.writeHead(204).end();
    for (const one of processes) await one.close();
  });

  it('drop all names once they are delivered, and a replay does not name a player who has left', async () => {
    const ann = await setting.account('Keeping Ann');
    await hook(ann);
    const { bob, ids } = await begun(ann);
    const [id = ''] = ids;
    await deliver(notifications, { deliveryId: id });
    expect(String(at.received[0]?.body)).toContain('"Bob"');
    expect(await setting.query('select body, status from deliveries where id = $1', [id])).toEqual([
      { body: '', status: 'DELIVERED' },
    ]);
    const accounts = openAccounts({ ...node.context, sessionDays: 1, outside: null });
    await deleteAccount(accounts, bob, { name: bob.name });
    await replayDelivery(notifications, ann, id);
    await deliver(notifications, { deliveryId: id });
    expect(at.received).toHaveLength(2);
    expect(String(at.received[1]?.body)).toContain('Deleted player');
    expect(String(at.received[1]?.body)).not.toContain('"Bob"');
  });

  it('go to ten webhooks at most, however many are created at the same moment', async () => {
    const ann = await setting.account('Hasty Ann');
    const paths = Array.from({ length: 15 }, (_, path) => `${path}`);
    const all = await Promise.allSettled(paths.map((path) => hook(ann, path)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('go to a browser once, whichever of many simultaneous requests subscribed it', async () => {
    const [ann, bea] = [await setting.account('Push Ann'), await setting.account('Push Bea')];
    const named = (by: Caller, path: string) =>
      subscribePush(notifications, by, { endpoint: at.url + path, ...new Browser().keys });
    await Promise.all([ann, ann, ann, ann, bea, bea, bea, bea].map((by) => named(by, '/push')));
    const both = async () => [
      ...(await listPushSubscriptions(notifications, ann)),
      ...(await listPushSubscriptions(notifications, bea)),
    ];
    expect(await both()).toHaveLength(1);
    await named(bea, '/push');
    await named(ann, '/push');
    expect(await listPushSubscriptions(notifications, bea)).toEqual([]);
    for (let browser = 1; browser < 20; browser++) await named(ann, `/push${browser}`);
    await named(bea, '/hers');
    await expect(named(ann, '/hers')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await listPushSubscriptions(notifications, bea)).toHaveLength(1); // the subscription still belongs to Bea
    await named(ann, '/push');
  });

  it('do not reveal which names lead to private addresses', async () => {
    const ann = await setting.account('Curious Ann');
    const { webhook } = await hook(ann);
    const { ids } = await begun(ann);
    const { bus, log, now } = node.context;
    const shut = openNotifications({
      ...{ db: { orm: drizzle(pool, { schema }), pool, atRest: new AtRest() }, matches: node.matches, bus, log, now },
      ...{ notices: false, queues: { wake: async () => {} } },
    });
    await deliver(shut, { deliveryId: ids[0] ?? '' });
    expect(at.received).toEqual([]);
    expect(await listDeliveries(shut, ann, { targetId: webhook.id, first: 1 })).toMatchObject([
      { attempts: 1, lastError: 'UNREACHABLE' },
    ]);
    await shut.close();
  });

  it('are not replayed once they are out of date', async () => {
    const ann = await setting.account('Asked Ann');
    await createWebhook(notifications, ann, { url: at.url, events: ['YOUR_TURN'] });
    const { ids } = await begun(ann);
    const [id = ''] = ids;
    await deliver(notifications, { deliveryId: id });
    await setting.query('update deliveries set since = since - 1 where id = $1', [id]);
    await expect(replayDelivery(notifications, ann, id)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
