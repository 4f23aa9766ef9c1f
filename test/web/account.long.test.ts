import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, mailServer } from '../api/accounts/mail-server.ts';
import { seriousFindings } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';

let site: Site;
let mail: MailServer;
beforeAll(async () => {
  mail = await mailServer();
  site = await openSite({ SMTP_URL: mail.url, MAIL_FROM: 'Arbiter <arbiter@example.org>' });
});
afterAll(async () => {
  await site?.stop();
  mail?.close();
});

/** Waits until `count` emails have arrived. Returns the text of the newest one. */
async function lastLetter(count: number): Promise<string> {
  await expect.poll(() => mail.letters.length).toBe(count);
  const text = mail.letters.at(-1)?.text.split('\n\n').slice(1).join('\n\n') ?? '';
  return /^[\w-]{43}$/m.exec(text)?.[0] ?? '';
}

const PASSWORD = 'seven green golems';

it('a guest keeps the account, changes the password, signs out and comes back', async () => {
  const page = await site.visit('/sign-in');
  const asGuest = page.getByRole('region', { name: 'Guest' });
  await asGuest.getByLabel('Name').fill('Wanda');
  await asGuest.getByRole('button').click();
  await page.waitForURL(`${site.address}/`);

  await page.getByRole('link', { name: 'Wanda' }).click();
  const keep = page.getByRole('region', { name: 'Turn this guest into an account' });
  await keep.getByLabel('Password').fill('password');
  await keep.getByRole('button').click();
  await keep.getByRole('alert').waitFor(); // the entered password is too common
  await keep.getByLabel('Password').fill(PASSWORD);
  await keep.getByRole('button').click();

  const change = page.getByRole('region', { name: 'Change password' });
  await change.getByLabel('Current password').fill('another one');
  await change.getByLabel('New password').fill(`${PASSWORD} more`);
  await change.getByRole('button').click();
  await change.getByRole('alert').waitFor();
  await change.getByLabel('Current password').fill(PASSWORD);
  await change.getByLabel('New password').fill(`${PASSWORD} more`);
  await change.getByRole('button').click();
  await change.getByText('Password changed.').waitFor();

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

it('an email address is confirmed by email and helps after a forgotten password', async () => {
  const page = await site.visit('/sign-in');
  const up = page.getByRole('region', { name: 'New account' });
  await up.getByLabel('Name').fill('Forgetful');
  await up.getByLabel('Password').fill(PASSWORD);
  await up.getByRole('button').click();
  await page.getByRole('link', { name: 'Forgetful' }).click();
  const address = page.getByRole('region', { name: 'Email address' });
  await address.getByLabel('Email address').fill('forgetful@example.org');
  await address.getByLabel('Password').fill(PASSWORD);
  await address.getByRole('button').click();
  await address.getByLabel('Code from the email').fill(await lastLetter(1));
  await address.getByRole('button', { name: 'Confirm' }).click();
  await address.getByText('Emails go to forgetful@example.org.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.getByRole('link', { name: 'Sign in' }).click();
  const forgotten = page.getByRole('region', { name: 'Forgot your password?' });
  await forgotten.getByLabel('Email address').fill('forgetful@example.org');
  await forgotten.getByRole('button').click();
  await forgotten.getByLabel('Code from the email').fill(await lastLetter(2));
  await forgotten.getByLabel('New password').fill(`${PASSWORD} anew`);
  expect(await seriousFindings(page)).toEqual([]);
  await forgotten.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('link', { name: 'Forgetful' }).waitFor();
  await page.context().close();
});

it('a foreign address in `next` is ignored', async () => {
  const page = await site.visit('/sign-in?next=//elsewhere.example/');
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
  expect(page.url()).toBe(`${site.address}/`);
  await page.context().close();
});
