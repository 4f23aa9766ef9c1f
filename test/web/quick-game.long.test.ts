import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, create, get, guest, join } from '../api/client.ts';
import { seriousFindings, tooWide } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';
import { windowOf } from './table/sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Marks a page, so that a reload would be noticed. */
const mark = (page: Page) => page.evaluate('globalThis.isSame = true');
const isSame = (page: Page) => page.evaluate('globalThis.isSame === true');

const quick = (page: Page) => page.getByRole('region', { name: 'Quick game' });

async function search(page: Page): Promise<void> {
  await quick(page).getByLabel('Game').selectOption('golems');
  await quick(page).getByLabel('Time').selectOption({ label: '60 s per decision' });
  await quick(page).getByRole('button', { name: 'Find an opponent' }).click();
}

async function waitingIn(page: Page): Promise<void> {
  await quick(page).getByText('Looking for an opponent: Golems').waitFor();
  await quick(page).getByText('Waiting for 0:0').waitFor();
}

it('two visitors find each other, and both come to the same table without a reload', async () => {
  const [ann, bob] = await Promise.all([site.visit('/'), site.visit('/', PHONE)]);
  for (const page of [ann, bob]) await mark(page);
  await search(ann);
  await ann.getByRole('button', { name: 'Play as a guest' }).click();
  await waitingIn(ann);
  await quick(ann).getByText('Accepts ratings up to 100 points').waitFor();
  await quick(ann).getByText('a bot joins').waitFor();
  expect(await seriousFindings(ann)).toEqual([]);

  expect(await seriousFindings(bob)).toEqual([]);
  expect(await tooWide(bob)).toBe(0);
  await search(bob);
  await bob.getByRole('button', { name: 'Play as a guest' }).click();
  await Promise.all([ann, bob].map((page) => page.waitForURL(/\/matches\/[^/?]+$/)));
  expect(new URL(ann.url()).pathname).toBe(new URL(bob.url()).pathname);
  for (const page of [ann, bob]) {
    await page.locator('[data-entry="0"]').waitFor();
    expect(await isSame(page)).toBe(true);
  }
  for (const page of [ann, bob]) await page.context().close();
});

it('a search ends when the player stops it, or leaves the lobby', async () => {
  const token = await guest(site.address, 'Cleo');
  const page = await windowOf(site, token, '/');
  const isOpen = async () => {
    const shape = z.object({ search: z.object({ matchId: z.string().nullable() }).nullable() });
    return (await get(shape, site.address, '{ search { matchId } }', {}, token)).search !== null;
  };
  await search(page);
  await waitingIn(page);
  await quick(page).getByRole('button', { name: 'Stop searching' }).click();
  await expect.poll(isOpen).toBe(false);
  await search(page); // the form remembers the game and the clock
  await waitingIn(page);
  await restart(page);
  await waitingIn(page);
  await page.getByRole('link', { name: 'Decks' }).click();
  await page.waitForURL(/\/decks$/);
  const other = await windowOf(site, await guest(site.address, 'Dora'), '/');
  await search(other);
  await waitingIn(other);
  await quick(other).getByText('0 other players are searching.').waitFor();
  for (const one of [page, other]) await one.context().close();
});

/** Stops the search and starts it again while the server has not yet answered. The second request must wait. */
async function restart(page: Page): Promise<void> {
  const order: string[] = [];
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const text = route.request().postData() ?? '';
    if (text.includes('startSearch')) order.push('start');
    if (!text.includes('stopSearch')) return route.continue();
    await held;
    const response = await route.fetch();
    order.push('stopped');
    await route.fulfill({ response });
  });
  await quick(page).getByRole('button', { name: 'Stop searching' }).click();
  await search(page);
  await quick(page).getByRole('button', { name: 'Stop searching' }).waitFor();
  release();
  await expect.poll(() => order).toHaveLength(2);
  expect(order).toEqual(['stopped', 'start']);
}

it('lists recent opponents, and challenges one of them', async () => {
  const [ann, bob] = [await guest(site.address, 'Ann'), await guest(site.address, 'Bob')];
  const { id } = await create(site.address, ann, { game: 'golems', timeControl: { days: 1 } });
  await join(site.address, bob, { matchId: id });
  await ask(site.address, 'mutation ($id: ID!) { resign(matchId: $id) { id } }', { id }, bob);
  const page = await windowOf(site, ann, '/');
  const recent = page.getByRole('region', { name: 'Recent opponents' });
  await recent.getByText('Won').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await recent.getByRole('button', { name: 'Challenge Bob to Golems' }).click();
  await page.waitForURL(/\/matches\/[^/?]+$/);
  await page.getByText('Waiting for players').waitFor();
  await page.context().close();
});

it('the creator of a waiting match can put bots into free seats, unless it is rated', async () => {
  const token = await guest(site.address, 'Ann');
  const { id } = await create(site.address, token, { game: 'golems', seats: 3 });
  const page = await windowOf(site, token, `/matches/${id}`, PHONE);
  await page.getByLabel('Strength of bots').selectOption('RANDOM');
  await page.getByRole('button', { name: 'Put a bot into seat 3' }).click();
  await page.getByRole('button', { name: 'Put a bot into seat 3' }).waitFor({ state: 'detached' });
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put a bot into seat 2' }).click();
  await page.locator('[data-entry="0"]').waitFor();
  await page.context().close();
});

it('no page logged an error', () => {
  expect(site.faults).toEqual([]);
});
