import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './browser.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site?.stop());

const PASSWORD = 'seven green golems';

it('a guest keeps the account, changes the password, signs out and comes back', { timeout: 120_000 }, async () => {
  const page = await site.visit('/sign-in');
  const asGuest = page.getByRole('region', { name: 'Guest' });
  await asGuest.getByLabel('Name').fill('Wanda');
  await asGuest.getByRole('button').click();
  await page.waitForURL(`${site.address}/`);

  await page.getByRole('link', { name: 'Wanda' }).click();
  const keep = page.getByRole('region', { name: 'Keep it as an account' });
  await keep.getByLabel('Password').fill('password');
  await keep.getByRole('button').click();
  await keep.getByRole('alert').waitFor(); // one that everybody guesses
  await keep.getByLabel('Password').fill(PASSWORD);
  await keep.getByRole('button').click();

  const change = page.getByRole('region', { name: 'Change the password' });
  await change.getByLabel('Password until now').fill('another one');
  await change.getByLabel('New password').fill(`${PASSWORD} more`);
  await change.getByRole('button').click();
  await change.getByRole('alert').waitFor();
  await change.getByLabel('Password until now').fill(PASSWORD);
  await change.getByLabel('New password').fill(`${PASSWORD} more`);
  await change.getByRole('button').click();
  await change.getByText('Changed.').waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  const back = page.getByRole('region', { name: 'Sign in' });
  await back.getByLabel('Name').fill('wanda');
  await back.getByLabel('Password').fill(PASSWORD);
  await back.getByRole('button').click();
  await back.getByRole('alert').waitFor();
  await back.getByLabel('Password').fill(`${PASSWORD} more`);
  await back.getByRole('button').click();
  await page.waitForURL(`${site.address}/`);
  await page.getByRole('link', { name: 'Wanda' }).waitFor();
  expect(site.faults).toEqual([]);
  await page.context().close();
});

it('an address in the way on leads nowhere else', { timeout: 60_000 }, async () => {
  const page = await site.visit('/sign-in?next=//elsewhere.example/');
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  expect(page.url()).toBe(`${site.address}/`);
  await page.context().close();
});
