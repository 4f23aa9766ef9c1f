import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { admin, signUp } from '../api/accounts/appoint.ts';
import { ask, create, get, guest, join, read } from '../api/client.ts';
import { hardToHit, seriousFindings, tooWide } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';
import { PHONE } from './table/short-matches.ts';
import { windowOf } from './table/sit-down.ts';

const said = z.object({ sendMessage: z.object({ id: z.string() }) });

let site: Site;
let chief: { id: string; token: string };
let rude: { id: string; token: string };
let match: string;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  const { address } = site;
  chief = await admin(site, 'Chief');
  rude = await signUp(site, 'Rude Ruth');
  const calm = await guest(address, 'Calm Cleo');
  const { id, invitation } = await create(address, rude.token, { timeControl: { perDecision: 600 } });
  await join(address, calm, { invitation });
  match = id;
  const send = 'mutation ($id: ID!) { sendMessage(input: { matchId: $id, text: "An insult" }) { id } }';
  const { sendMessage } = await get(said, address, send, { id }, rude.token);
  const input = { playerId: rude.id, messageId: sendMessage.id, reason: 'She insults everyone.' };
  await ask(address, 'mutation ($input: ReportPlayerInput!) { reportPlayer(input: $input) }', { input }, calm);
  page = await windowOf(site, chief.token, '/operator');
}, 240_000);
afterAll(() => site?.stop());

const region = (name: string) => page.getByRole('region', { name });

async function giveReason(button: string, reason: string): Promise<void> {
  const dialog = page.locator('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('an admin', () => {
  it('finds the page from the account, and the report in the queue', async () => {
    await page.goto(`${site.address}/sign-in`);
    await page.getByRole('link', { name: 'Operator’s page' }).click();
    await region('Reports').getByText('She insults everyone.').waitFor();
    await region('Reports').getByText('One report is open.').waitFor();
    await page.getByRole('button', { name: 'Take the report about Rude Ruth' }).click();
    await region('Reports').getByText('You work on this report.').waitFor();
  });

  it('deletes the reported message', async () => {
    await region('Reports').getByText('Message: An insult').waitFor();
    await page.getByRole('button', { name: 'Delete the message by Rude Ruth' }).click();
    await giveReason('Delete message', 'Hurts');
    await region('Reports').getByText('Message: An insult').waitFor({ state: 'detached' });
    await region('Operator log').getByRole('listitem').filter({ hasText: 'Deleted message' }).waitFor();
  });

  it('bans the reported player, who learns why at sign-in, in German too', async () => {
    await page.getByRole('link', { name: 'Act on Rude Ruth' }).click();
    await page.getByRole('button', { name: 'Ban Rude Ruth' }).click();
    await page.getByLabel('Days').fill('2');
    await giveReason('Ban', 'Insults');
    await region('Player').getByText('Banned: Insults').waitFor();
    await region('Operator log').getByRole('listitem').filter({ hasText: 'Insults' }).waitFor();
    const hers = await site.visit('/sign-in', { locale: 'de-DE' });
    const form = hers.getByRole('region', { name: 'Anmelden' });
    await form.getByLabel('Name').fill('Rude Ruth');
    await form.getByLabel('Passwort').fill('correct horse');
    await form.getByRole('button').click();
    await form.getByText(/Ein Admin dieses Servers hat dieses Konto bis .* gesperrt: Insults/).waitFor();
    await hers.context().close();
  });

  it('finds the player by a name that looks alike, and ends the ban', async () => {
    await page.getByLabel('Name or ID').fill('RUDE-RUTH');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'End the ban of Rude Ruth' }).click();
    await giveReason('End ban', 'Apologized');
    await page.getByRole('button', { name: 'Sign out Rude Ruth' }).waitFor();
  });

  it('ends a match by its address', async () => {
    await region('Match or event').getByText('End match as void').first().click();
    await page.getByLabel('ID or address of the match').fill(`${site.address}/matches/${match}`);
    await region('Match or event').getByLabel('Reason').first().fill('Stuck');
    await page.getByRole('button', { name: 'End match as void' }).click();
    await page.getByText('The match has ended as void.').waitFor();
    expect((await read(site.address, match)).status).toBe('FINISHED');
  });

  it('resolves the report, and filters the log', async () => {
    await page.getByRole('button', { name: 'Resolve the report about Rude Ruth' }).click();
    await giveReason('Resolve', 'Warned');
    await region('Reports').getByText('No reports.').waitFor();
    await page.getByLabel('Which reports').selectOption('Resolved');
    await region('Reports').getByText('Chief resolved it: Warned').waitFor();
    await page.getByLabel('Act', { exact: true }).selectOption('Ended ban');
    await region('Operator log').getByText('Apologized').waitFor();
    await expect.poll(() => region('Operator log').getByRole('listitem').count()).toBe(1);
  });

  it('announces maintenance, which every page shows in the language of its reader', async () => {
    await region('Maintenance').getByText('Announce', { exact: true }).first().click();
    await page.getByLabel('Text (English)').fill('Back in ten minutes');
    await page.getByLabel('Text (German)').fill('In zehn Minuten zurück');
    await page.getByRole('button', { name: 'Announce' }).click();
    await region('Maintenance').getByText('Back in ten minutes').waitFor();
    const other = await site.visit('/', { locale: 'de-DE' });
    await other.getByText('In zehn Minuten zurück').waitFor();
    await other.context().close();
    await page.getByRole('button', { name: 'End announcement' }).click();
    await giveReason('End announcement', 'Done');
    await region('Maintenance').getByText('Nothing is announced.').waitFor();
  });

  it('can use the page on a phone, by touch and with a screen reader, in both languages', async () => {
    await page.context().close();
    for (const locale of ['en-GB', 'de-DE']) {
      page = await windowOf(site, chief.token, `/operator?player=${rude.id}&log=${rude.id}`, { ...PHONE, locale });
      await page.locator('#players ~ ul li').waitFor();
      await page.evaluate("for (const one of document.querySelectorAll('main details')) one.open = true");
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([locale, colorScheme, await seriousFindings(page)]).toEqual([locale, colorScheme, []]);
      }
      expect([locale, await tooWide(page), await hardToHit(page)]).toEqual([locale, 0, []]);
      await page.context().close();
    }
  });
});

it('no other player sees the page', async () => {
  const other = await windowOf(site, await guest(site.address, 'Nosy'), '/operator');
  await other.getByRole('heading', { name: 'Only for admins' }).waitFor();
  await other.context().close();
});

it('none of these pages logged an error', () => {
  expect(site.faults.filter((fault) => !fault.includes('403'))).toEqual([]);
});
