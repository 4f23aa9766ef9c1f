import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { get } from '../../api/client.ts';
import { hardToHit, outOfView, seriousFindings, tooSmall, tooWide } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { playOn } from './player.ts';
import { PHONE, SHORT_MATCHES } from './short-matches.ts';
import { sitDown } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

const SMALL = { width: 360, height: 640 };
const gameShape = z.object({ game: z.object({ minSeats: z.number(), maxSeats: z.number() }) });

/** The largest number of seats to try. */
const MOST_SEATS = 6;

/** Returns the numbers of seats that a game can be played with. */
async function seatsOf(id: string): Promise<number[]> {
  const query = 'query ($id: ID!) { game(id: $id) { minSeats maxSeats } }';
  const { minSeats, maxSeats } = (await get(gameShape, site.address, query, { id })).game;
  const all = Array.from({ length: Math.min(maxSeats, MOST_SEATS) - minSeats + 1 }, (_, i) => minSeats + i);
  return id === 'spark-forming' ? all.filter((seats) => seats % 2 === 0) : all; // two equal sides
}

/** Closes an open pile and waits for the question. Returns false if the match is over. */
async function isAsked(page: Page): Promise<boolean> {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  await page.locator('section[data-question="true"] fieldset[aria-disabled="false"], [data-over]').first().waitFor();
  return (await page.locator('[data-over]').count()) === 0;
}

/** Returns what is wrong with the table in both sizes of a phone. */
async function faults(page: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const viewport of [PHONE.viewport, SMALL]) {
    await page.setViewportSize(viewport);
    await page.evaluate("scrollTo(0, 0); document.querySelector('#question').parentElement.scrollTop = 0");
    const now = [await tooWide(page), await tooSmall(page), await outOfView(page)];
    if (JSON.stringify(now) !== '[0,[],[]]') found.push([viewport, ...now]);
  }
  return found;
}

describe.each(SHORT_MATCHES)('$game on a phone', ({ game }) => {
  it('is readable, and keeps question, answers, hand and status in view, with 2 to 6 seats', async () => {
    for (const seats of await seatsOf(game)) {
      const bots = Array.from({ length: seats - 1 }, () => ({ level: 'RANDOM' }));
      const { page } = await sitDown(site, { game, seats, bots }, PHONE);
      for (const clicks of [0, 5, seats === 2 ? 40 : 5]) {
        await playOn(page, { clicks });
        if (!(await isAsked(page))) break;
        expect([seats, await faults(page)]).toEqual([seats, []]);
      }
      expect(await seriousFindings(page)).toEqual([]);
      expect(await hardToHit(page)).toEqual([]);
      await page.context().close();
    }
  });
});

it('opponents are one line each in a match of four, and show their cards on demand', async () => {
  const bots = Array.from({ length: 3 }, () => ({ level: 'RANDOM' }));
  const { page } = await sitDown(site, { game: 'spark-of-war', seats: 4, bots }, PHONE);
  await isAsked(page);
  const panels = page.locator('section[data-seat]:not([data-mine="true"])');
  expect(await panels.count()).toBe(3);
  const heights = z.array(z.number()).parse(await panels.evaluateAll((all) => all.map((one) => one.clientHeight)));
  expect(Math.max(...heights)).toBeLessThan(56);
  const more = panels.first().getByRole('button', { name: /^Cards of / });
  expect(await panels.first().locator('[data-zone]').count()).toBe(0);
  await more.click();
  expect(await more.getAttribute('aria-expanded')).toBe('true');
  expect(await panels.first().locator('[data-zone]').count()).toBeGreaterThan(0);
  await page.context().close();
});

it('no table logged an error', () => {
  expect(site.faults).toEqual([]);
});
