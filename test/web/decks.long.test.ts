import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './browser.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

it('a deck is built from a ready-made one, checked after every change, saved and deleted', async () => {
  const page = await site.visit('/decks?game=valhalla');
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  const account = page.getByRole('link', { name: 'I have an account' });
  expect(await account.getAttribute('href')).toBe(`/sign-in?next=${encodeURIComponent('/decks?game=valhalla')}`);
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByRole('button', { name: 'Copy and change Duelist' }).click();
  const draft = page.getByRole('region', { name: 'Your deck' });
  await draft.getByText('The deck meets every rule.').waitFor();

  const cards = page.getByRole('region', { name: 'Cards' });
  await cards.getByLabel('Search names and text').fill('take aim');
  await cards.getByRole('button', { name: 'Add one Take Aim' }).click();
  await draft.getByText(/Exactly 42 .* here 43/).waitFor();
  expect(await draft.getByRole('button', { name: 'Save deck' }).isDisabled()).toBe(true);

  // An illegal deck cannot be saved, but the draft survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Edit Duelist (unfinished)' }).click();
  await draft.getByText(/Exactly 42 .* here 43/).waitFor();
  await cards.getByLabel('Search names and text').fill('take aim');

  await cards.getByRole('button', { name: 'Remove one Take Aim' }).click();
  await draft.getByText('The deck meets every rule.').waitFor();
  await draft.getByLabel('Deck name').fill('Aimless');
  await draft.getByRole('button', { name: 'Save deck' }).click();
  const own = page.getByRole('region', { name: 'Your decks' });
  await own.getByRole('button', { name: 'Edit Aimless' }).waitFor();
  expect(await own.getByRole('listitem').filter({ hasText: 'unfinished' }).count()).toBe(0);

  await page.goto(`${site.address}/?new=valhalla`);
  expect(await page.getByLabel('Your deck').textContent()).toContain('Aimless');
  await page.goto(`${site.address}/decks?game=valhalla`);
  await page.getByRole('button', { name: 'Delete Aimless' }).click();
  await page.getByText('You have no decks yet.').waitFor();

  // A term on a card leads to the rules.
  await page.getByRole('button', { name: 'Copy and change Duelist' }).click();
  await cards.locator('a[href*="#term-"]').first().click();
  await page.waitForURL('**/games/valhalla/rules#term-*');
  await page.locator('[id^="term-"]:focus').waitFor();
  expect(site.faults).toEqual([]);
  await page.context().close();
});
