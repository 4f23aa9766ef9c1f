import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openSite, type Site } from '../browser.ts';
import { sitDown } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

type Point = { x: number; y: number };
const point = z.object({ x: z.number(), y: z.number() });

/** Returns the middle of the first element, on the screen. */
async function middleOf(page: Page, selector: string): Promise<Point> {
  return point.parse(
    await page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }),
  );
}

const CARD = '[data-dock] [data-card][data-lit="open"]';
const PLACE = '[data-cell][data-lit="open"]';
const versionOn = (page: Page) => page.locator('[data-entry]').last().getAttribute('data-entry');

/** Opens a match that begins with laying cards of the hand on the board. */
async function beforeLaying(): Promise<Page> {
  const { page } = await sitDown(site, { game: 'valhalla', bots: [{ level: 'RANDOM' }] });
  await page
    .getByText(/Lay a terrain face down/)
    .first()
    .waitFor();
  await page.locator('fieldset[aria-disabled="false"]').waitFor();
  return page;
}

it('a card that is dragged onto its place by mouse is laid there', async () => {
  const page = await beforeLaying();
  const before = await versionOn(page);
  const from = await middleOf(page, CARD);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30, { steps: 3 });
  await page.locator(PLACE).first().waitFor();
  const to = await middleOf(page, PLACE);
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => versionOn(page)).not.toBe(before);
  await page.context().close();
});

it('Escape puts a dragged card back, and so does letting go of it elsewhere', async () => {
  const page = await beforeLaying();
  const before = await versionOn(page);
  const choices = await page.locator('[data-choice]').count();
  const from = await middleOf(page, CARD);
  for (const end of ['Escape', 'elsewhere']) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y - 20, { steps: 4 });
    await page.locator(PLACE).first().waitFor();
    if (end === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.move(2, 2);
    await page.mouse.up();
    await expect.poll(() => page.locator('[data-choice]').count()).toBe(choices);
  }
  expect(await versionOn(page)).toBe(before);
  await page.context().close();
});

it('no table logged an error', () => {
  expect(site.faults).toEqual([]);
});
