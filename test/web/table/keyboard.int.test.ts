import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from '../browser.ts';
import { sitDown } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site?.stop());

it('the board is walked over with the arrow keys', { timeout: 60_000 }, async () => {
  const { page } = await sitDown(site, { game: 'golems', bots: [{ level: 'RANDOM' }] });
  await page.locator('[data-cell="a8"]').focus();
  const at = () => page.evaluate('document.activeElement?.dataset.cell');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await at()).toBe('b7');
  await page.keyboard.press('ArrowLeft');
  expect(await at()).toBe('a7');
  await page.context().close();
});

it('no table has complained of anything', () => {
  expect(site.faults).toEqual([]);
});
