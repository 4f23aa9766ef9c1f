import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '../api/client.ts';
import { openSite, type Site } from './browser.ts';
import { PHONE } from './table/short-matches.ts';
import { windowOf } from './table/sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function search(page: Page): Promise<void> {
  const quick = page.getByRole('region', { name: 'Quick game' });
  await quick.getByLabel('Game').selectOption('spark-forming');
  await quick.getByLabel('Time').selectOption({ label: '60 s per decision' });
  await quick.getByLabel('Rated').check();
  await quick.getByRole('button', { name: 'Find an opponent' }).click();
}

async function become(friends: readonly [Page, Page]): Promise<void> {
  const [ann, bob] = friends;
  await ann.getByRole('link', { name: 'Friends', exact: true }).click();
  await ann.getByLabel('Name').fill('bob');
  await button(ann, 'Add friend: Bob Brown').click();
  await bob.getByRole('link', { name: '1 friend request' }).click();
  await button(bob, 'Accept Ann Amber').click();
  await ann.getByRole('region', { name: 'Your friends' }).getByText('Bob Brown').waitFor();
}

async function talk(from: Page, to: Page): Promise<void> {
  const room = (page: Page) => page.getByRole('region', { name: 'Talk' });
  await room(from).getByRole('button', { name: 'Talk', exact: true }).click();
  await room(from).getByRole('textbox', { name: 'Message' }).fill('Good luck');
  await room(from).getByRole('textbox', { name: 'Message' }).press('Enter');
  await room(to).getByRole('button', { name: 'Talk (1 new message)' }).click();
  await room(to).getByRole('listitem').getByText('Good luck').waitFor();
  for (const page of [from, to]) await room(page).getByRole('button', { name: 'Talk', exact: true }).click();
}

it('two players spend an evening without reloading a page', async () => {
  const ann = await windowOf(site, await account(site.address, 'Ann Amber'), '/');
  const bob = await windowOf(site, await account(site.address, 'Bob Brown'), '/', PHONE);
  const pages = [ann, bob] as const;
  for (const page of pages) await page.evaluate('globalThis.isSame = true');
  await become(pages);

  for (const page of pages) {
    await page.getByRole('link', { name: 'Lobby', exact: true }).click();
    await search(page);
  }
  await Promise.all(pages.map((page) => page.waitForURL(/\/matches\/[^/]+$/)));
  const table = pathOf(ann);
  expect(pathOf(bob)).toBe(table);
  for (const page of pages) await button(page, 'Keep this hand').waitFor();
  await talk(ann, bob);

  await button(ann, 'Keep this hand').click();
  await button(ann, 'Undo').click();
  await bob.locator('[data-entry]', { hasText: 'Ann Amber undoes the last answer' }).waitFor({ state: 'attached' });
  await button(ann, 'Keep this hand').click();
  await button(ann, 'Offer a draw').click();
  await button(bob, 'Accept').click();
  for (const page of pages) {
    await page.getByText('The players agreed to a draw').first().waitFor();
    await page.getByText('1500 → 1500').first().waitFor();
  }

  await button(ann, 'Rematch').click();
  await button(bob, 'Accept the rematch').click();
  await Promise.all(pages.map((page) => page.waitForURL((url) => url.pathname !== table)));
  for (const page of pages) {
    await button(page, 'Keep this hand').waitFor();
    expect(await page.evaluate('globalThis.isSame === true')).toBe(true);
  }
  expect(pathOf(bob)).toBe(pathOf(ann));
  expect(site.faults).toEqual([]);
});
