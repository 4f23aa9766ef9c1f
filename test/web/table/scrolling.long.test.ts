import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { create, guest, join, resign } from '../../api/client.ts';
import { openSite, type Site } from '../browser.ts';
import { playOn } from './player.ts';
import { sitDown, windowOf } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

const DESK = { viewport: { width: 1440, height: 900 } };
const LOW = { viewport: { width: 1440, height: 600 } };
const LOG = 'document.querySelector("ol[aria-live]")';

/** Returns how far the log is scrolled, and the distance to its end. */
async function scrolled(page: Page): Promise<{ top: number; toEnd: number }> {
  const seen = `(({ scrollTop, scrollHeight, clientHeight }) => ({ top: scrollTop, toEnd: scrollHeight - scrollTop - clientHeight }))(${LOG})`;
  return z.object({ top: z.number(), toEnd: z.number() }).parse(await page.evaluate(seen));
}

describe('at a table', () => {
  it('the log stays at the newest entry when it shrinks, or at the older entry being read', async () => {
    const { page } = await sitDown(site, { game: 'golems', bots: [{ level: 'RANDOM' }] }, LOW);
    do await playOn(page, { clicks: 3 });
    while ((await scrolled(page)).top < 100);
    await page.setViewportSize({ width: 1440, height: 500 });
    await expect.poll(async () => (await scrolled(page)).toEnd).toBeLessThan(2);
    // The next entry arrives before the page hears that the reader has scrolled.
    await page.evaluate("addEventListener('scroll', (event) => event.stopImmediatePropagation(), true)");
    await page.evaluate(`${LOG}.scrollTop = 0`);
    const newest = page.locator('[data-entry]').last();
    const before = await newest.getAttribute('data-entry');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await expect.poll(() => newest.getAttribute('data-entry')).not.toBe(before);
    expect((await scrolled(page)).top).toBe(0);
    await page.context().close();
  });

  it("the player's own panel stays in view in a match of six seats", async () => {
    const bots = Array.from({ length: 5 }, () => ({ level: 'RANDOM' }));
    const { page } = await sitDown(site, { game: 'spark-forming', seats: 6, bots }, DESK);
    await page.locator('section[data-question="true"]').waitFor();
    const own = `(() => { const { left, top, width, height } = document.querySelector('[data-mine="true"]').getBoundingClientRect();
      return [0.2, 0.8].every((part) => document.elementFromPoint(left + width / 2, top + height * part)?.closest('[data-mine="true"]')); })()`;
    expect(await page.evaluate(own)).toBe(true);
    await page.context().close();
  });

  it('the result shows who resigned, or the deciding score and tie-breaks', async () => {
    const { page, id } = await sitDown(site, { game: 'spark-of-war', seats: 2 }, DESK);
    const bob = await guest(site.address, 'Bob');
    await join(site.address, bob, { matchId: id });
    await resign(site.address, bob, id);
    const over = page.getByRole('region', { name: 'The match is over' });
    await over.getByText('Bob resigned').waitFor();
    expect(await over.locator('li').allTextContents()).toEqual(['Ann', 'Bob']);
    await page.context().close();

    const bots = [{ level: 'RANDOM' }, { level: 'RANDOM' }];
    const counted = await create(site.address, bob, { game: 'spark-of-war', seats: 2, bots, options: { turns: 2 } });
    const other = await windowOf(site, bob, `/matches/${counted.id}`, DESK);
    await other.locator('[data-over]').waitFor({ timeout: 60_000 });
    const rows = await other.getByRole('table', { name: 'Score table' }).locator('tbody tr').allTextContents();
    const points = ['planets', 'stars', 'quests'].map((source) => expect.stringMatching(`^Points for ${source}\\d`));
    expect(rows).toEqual([...points, ...['Points', 'Stars', 'Planets'].map((row) => expect.stringMatching(`^${row}`))]);
    await other.context().close();
  });
});
