import { expect, it } from 'vitest';
import { closeAfterAll } from '../close-after-all.ts';
import { seriousFindings, tooWide } from './accessibility.ts';
import { openSite } from './browser.ts';
import { buildPages } from './built-pages.ts';
import { playOn } from './table/player.ts';
import { PHONE } from './table/short-matches.ts';
import { sitDown } from './table/sit-down.ts';

// A single walk through the pages. `npm run test:all` plays every game, and tries each page in every window, colour
// scheme and language.

buildPages();
const site = await closeAfterAll(openSite());

it('a new visitor sits down at a table in two clicks, and finds it in the lobby again', async () => {
  const page = await site.visit('/');
  await page.getByRole('button', { name: 'Play against a bot: Golems' }).click();
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.waitForURL(/\/matches\/[^/?]+$/);
  await playOn(page, { clicks: 3 });
  await page.getByRole('link', { name: 'Lobby' }).click();
  await page.getByRole('region', { name: 'Your matches' }).getByText('Golems').first().waitFor();
  await page.context().close();
});

it('a match is played on a phone', async () => {
  const { page } = await sitDown(site, { game: 'golems', options: { rounds: 2 }, bots: [{ level: 'RANDOM' }] }, PHONE);
  expect(await playOn(page, { by: 'touch', clicks: 3 })).toBe(3);
  expect(await tooWide(page)).toBe(0);
  await page.context().close();
});

it('a match is played to its end, replayed and proven', async () => {
  const { page } = await sitDown(site, { game: 'golems', options: { rounds: 1 }, bots: [{ level: 'RANDOM' }] });
  await playOn(page);
  await page.waitForSelector('[data-over]');
  await page.goto(`${page.url()}/replay`);
  await page.getByText(/key moments?/).waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('heading', { name: 'Verified' }).waitFor();
  await page.context().close();
});

it('the lobby opens in German, and axe finds nothing serious', async () => {
  const page = await site.visit('/', { locale: 'de-DE', ...PHONE });
  await page.waitForSelector('main li');
  expect(await page.getAttribute('html', 'lang')).toBe('de');
  expect(await tooWide(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});

it('no page logged an error', () => {
  expect(site.faults).toEqual([]);
});
