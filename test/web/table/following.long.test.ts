import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { create, get, guest, join, playOn, read } from '../../api/client.ts';
import { openSite, type Site } from '../browser.ts';
import { sitDown, windowOf } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

const TABLE = z.object({
  match: z.object({
    table: z.object({
      board: z.object({ cells: z.array(z.object({ pieces: z.array(z.object({ key: z.string() })) })) }),
      zones: z.array(z.object({ label: z.string(), count: z.number(), cards: z.array(z.unknown()) })),
    }),
  }),
});

/** Returns the pieces and the closed zones of the server's table, in the form that `onPage` returns. */
async function onServer(id: string, token: string) {
  const query =
    'query ($id: ID!) { match(id: $id) { table { board { cells { pieces { key } } } zones { label count cards { place } } } } }';
  const { board, zones } = (await get(TABLE, site.address, query, { id }, token)).match.table;
  const closed = zones.filter(({ count, cards }) => count > 0 && cards.length === 0);
  return {
    pieces: board.cells.flatMap(({ pieces }) => pieces.map(({ key }) => key)).sort(),
    zones: closed.map(({ label, count }) => `${label}${count}`).sort(),
  };
}

function onPage(page: Page): Promise<unknown> {
  return page.evaluate(`(() => ({
    pieces: [...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece).sort(),
    zones: [...document.querySelectorAll('span[data-zone]')].map((one) => one.textContent).sort(),
  }))()`);
}

/** Records the entries whose effects the page shows, in order. */
const WATCH = `window.shown = [];
new MutationObserver(() => {
  const now = document.querySelector('[data-effects]')?.dataset.effects.split('/')[0];
  if (now !== undefined && window.shown.at(-1) !== Number(now)) window.shown.push(Number(now));
}).observe(document, { subtree: true, childList: true, attributes: true });`;

it("plays another player's turn entry by entry, until the reader skips to the server's table", async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(site.address, name)));
  if (!ann || !bob) throw new Error('no players');
  const { id } = await create(site.address, ann, { game: 'golems', seats: 2 });
  await join(site.address, bob, { matchId: id });
  const begins = async () => (await read(site.address, id, bob)).decision?.choices[0]?.label === 'Build nothing';
  while (!(await begins())) await playOn(site.address, [ann, bob], id, 1);
  const before = `localStorage.setItem('arbiter.speed', 'slow'); ${WATCH}`;
  const page = await windowOf(site, ann, `/matches/${id}`, { before });
  await page.locator('[data-entry]').first().waitFor();
  while ((await read(site.address, id, ann)).decision === null) await playOn(site.address, [bob], id, 1);
  const { version } = await read(site.address, id, ann);

  const shown = async () => z.array(z.number()).parse(await page.evaluate('window.shown'));
  await expect.poll(async () => (await shown()).length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(await page.locator('[data-question="true"]').count()).toBe(0);
  expect(await page.locator(`[data-entry="${version}"]`).count()).toBe(0);
  expect(await onPage(page)).not.toEqual(await onServer(id, ann));
  const played = await shown();
  expect(played).toEqual([...new Set(played)].sort((a, b) => a - b));

  await page.keyboard.press('Escape');
  await page.locator('[data-question="true"]').waitFor();
  expect(await page.locator(`[data-entry="${version}"]`).count()).toBe(1);
  expect(await page.locator('[data-effects]').count()).toBe(0);
  await expect.poll(() => onPage(page)).toEqual(await onServer(id, ann));

  await page.goto(site.address);
  await playOn(site.address, [ann, bob], id, 30);
  await page.goto(`${site.address}/matches/${id}`);
  await page.locator('[data-replay]').click();
  await page.locator('[data-effects]').waitFor();
  await page.locator('[data-away]').getByRole('button', { name: 'Skip' }).click();
  await page.locator('[data-away]').waitFor({ state: 'detached' });
  await expect.poll(() => onPage(page)).toEqual(await onServer(id, ann));
  await page.context().close();
});

it('the marks of effects follow a board that the reader scrolls', async () => {
  const match = { game: 'spark-of-war', bots: [{ level: 'RANDOM' }] };
  const { page, token, id } = await sitDown(site, match, { viewport: { width: 1280, height: 800 } });
  const lines = page.locator('button[data-line]').filter({ hasText: ' deploys ' });
  while ((await lines.count()) === 0) await playOn(site.address, [token], id, 1);
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Zoom in' }).click();
  const line = lines.last();
  const [cell = ''] = /-?\d+,-?\d+/.exec((await line.textContent()) ?? '') ?? [];
  await line.hover();
  await page.locator('span[data-lost]').first().waitFor();
  const seen = z.object({ at: z.string(), isMarked: z.boolean() });
  const look = async () =>
    seen.parse(
      await page.evaluate(`(() => {
        const box = (one) => one.getBoundingClientRect();
        const { left, top } = box(document.querySelector('[data-cell="${cell}"]'));
        const isThere = (one) => Math.hypot(box(one).left - left, box(one).top - top) < 1; // the browser rounds
        return { at: left + ' ' + top, isMarked: [...document.querySelectorAll('span[data-lost]')].some(isThere) };
      })()`),
    );
  const before = await look();
  expect(before.isMarked).toBe(true);
  await page.evaluate(`(() => { const frame = document.querySelector('[data-scrolls="true"]');
    frame.scrollTop += frame.scrollTop > 40 ? -40 : 40; })()`);
  await expect.poll(async () => (await look()).at).not.toBe(before.at);
  await expect.poll(async () => (await look()).isMarked).toBe(true);
  await page.context().close();
});

it('the page logged no error', () => {
  expect(site.faults).toEqual([]);
});
