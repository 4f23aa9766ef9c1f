import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AtRest } from '../../src/db/encryption-at-rest.ts';
import { openPool } from '../../src/db/pool.ts';
import * as schema from '../../src/db/schema.ts';
import { createWebhook, openNotifications } from '../../src/notifications/index.ts';
import { fromOutside } from '../../src/notifications/notifications-handle.ts';
import type { PendingNotification } from '../../src/notifications/triggers/pending-notifications.ts';
import { storeDeliveries as noticeInside } from '../../src/notifications/triggers/store-deliveries.ts';
import { type Node, openSetting, type Setting } from '../matches/setting.ts';

const storeDeliveries = fromOutside(noticeInside);

describe('thousands of notices', () => {
  let setting: Setting;
  let node: Node;
  let pool: pg.Pool;
  const woken: string[] = [];
  beforeAll(async () => {
    setting = await openSetting();
    node = await setting.node();
    pool = openPool(setting.db.url, 4, {});
  });
  afterAll(async () => {
    await pool.end();
    await setting.close();
  });

  /** Notifications on a separate node. */
  function openNode() {
    const { bus, log, now } = node.context;
    return openNotifications({
      ...{ db: { orm: drizzle(pool, { schema }), pool, atRest: new AtRest() }, matches: node.matches, bus, log, now },
      ...{ notices: false, privateTargets: true },
      queues: { wake: async (_, { deliveryId }) => void woken.push(deliveryId) },
    });
  }

  const notificationsOf = (playerId: string, version: number): PendingNotification => {
    const [matchId, at] = [randomUUID(), new Date(node.context.now())];
    const question = { seat: 1, since: version };
    return { event: 'YOUR_TURN', about: `YOUR_TURN ${matchId}`, playerId, matchId, question, at, sendAt: null };
  };

  it('are stored once by two nodes at the same time, including new ones among old ones', async () => {
    const [one, other] = [openNode(), openNode()];
    const players: string[] = [];
    for (const name of ['Ann', 'Bea', 'Cleo', 'Dora']) {
      const player = await setting.account(`Busy ${name}`);
      await createWebhook(one, player, { url: 'http://127.0.0.1:9/', events: ['YOUR_TURN'] });
      players.push(player.id);
    }
    node.pass(10);
    const news = Array.from({ length: 8000 }, (_, n) => notificationsOf(players[n % 4] ?? '', n));
    await Promise.all([storeDeliveries(one, news), storeDeliveries(other, news.toReversed())]);
    expect([woken.length, new Set(woken).size]).toEqual([8000, 8000]);
    const fresh = players.map((id) => notificationsOf(id, 1));
    const all = [...news.slice(0, 5000), ...fresh, ...news.slice(5000)];
    woken.length = 0;
    await Promise.all([storeDeliveries(one, all), storeDeliveries(other, all.toReversed())]);
    const written = await setting.query<{ id: string; about: string }>(
      `select id, about from deliveries where about = any($1::text[]) and seat = 1 and since = 1 and attempts = 0
        and status = 'DUE' and next_at = created_at`,
      [fresh.map(({ about }) => about)],
    );
    expect(written.map(({ id }) => id).sort()).toEqual(woken.toSorted());
    expect(new Set(written.map(({ about }) => about)).size).toBe(4);
    for (const notifications of [one, other]) await notifications.close();
  });
});
