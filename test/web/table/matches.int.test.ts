import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings, tooWide } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { playOn } from './player.ts';
import { sitDown } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site?.stop());

/** Every game, so short that it ends. */
const GAMES = [
  { game: 'golems', options: { rounds: 2 } },
  { game: 'business-card-battle', options: { turns: 14 } },
  { game: 'spark-of-war', options: { turns: 5 } },
  { game: 'valhalla', options: { rounds: 2, terrain: 'dealt' } },
  { game: 'spark-forming', options: { turns: 3 } },
];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function ended(page: Page): Promise<string> {
  return (await page.locator('[data-over]').textContent()) ?? '';
}

describe.each(GAMES)('$game', ({ game, options }) => {
  it('is played to its end by clicking what is lit', { timeout: 120_000 }, async () => {
    const { page } = await sitDown(site, { game, options, bots: [{ level: 'STEADY' }] });
    expect(await playOn(page)).toBeGreaterThan(3);
    expect(await ended(page)).toContain('steady bot');
    await page.context().close();
  });

  it('is there for everybody: nothing serious found, nothing wider than the window', { timeout: 60_000 }, async () => {
    const { page, path } = await sitDown(site, { game, options, bots: [{ level: 'RANDOM' }] }, PHONE);
    await playOn(page, { clicks: 6 });
    expect(await tooWide(page)).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page), path).toEqual([]);
    }
    await page.context().close();
  });
});

it('its link is given selected where the browser lets nobody copy', { timeout: 60_000 }, async () => {
  const { page, path } = await sitDown(site, { game: 'golems', bots: [{ level: 'RANDOM' }] });
  // As it is where pages come over plain HTTP from another machine.
  await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
  await page.getByRole('button', { name: 'Copy the link' }).click();
  const field = page.getByRole('textbox', { name: 'Your browser does not let this page copy' });
  await expect.poll(() => field.inputValue()).toContain(path);
  expect(await page.evaluate('getSelection().toString()')).toContain(path);
  await page.context().close();
});

it('no table has complained of anything', () => {
  expect(site.faults).toEqual([]);
});
