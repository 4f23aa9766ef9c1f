import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account, create, guest, join, resign } from '../../api/client.ts';
import { seriousFindings } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { windowOf } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

const talkOn = (page: Page) => page.getByRole('region', { name: 'Talk' });

it('players and spectators talk at the table, mute and report', async () => {
  const [ann, bob, eve] = [
    await account(site.address, 'Ann'),
    await guest(site.address, 'Bob'),
    await account(site.address, 'Eve'),
  ];
  const { id } = await create(site.address, ann, { game: 'golems' });
  await join(site.address, bob, { matchId: id });
  const open = (token: string) => windowOf(site, token, `/matches/${id}`);
  const [annPage, bobPage, evePage] = [await open(ann), await open(bob), await open(eve)];
  const pages = [annPage, bobPage, evePage];
  const [anns, bobs, eves] = [talkOn(annPage), talkOn(bobPage), talkOn(evePage)];

  await anns.getByRole('button', { name: 'Talk', exact: true }).click();
  await anns.getByRole('textbox', { name: 'Message' }).fill('Hello Bob');
  await anns.getByRole('textbox', { name: 'Message' }).press('Enter');
  await bobs.getByRole('button', { name: 'Talk (1 new message)' }).click();
  await bobs.getByRole('listitem').getByText('Hello Bob').waitFor();
  expect(await bobs.getByRole('textbox', { name: 'Message' }).count()).toBe(0); // a guest
  await bobs.getByRole('button', { name: 'Thank you!' }).click();
  await anns.getByRole('listitem').getByText('Thank you!').waitFor();

  await eves.getByRole('button', { name: 'Talk (2 new messages)' }).click();
  await eves.getByRole('textbox', { name: 'Message' }).fill('Ann is ahead');
  await eves.getByRole('button', { name: 'Send' }).click();
  await eves.getByRole('listitem').getByText('Ann is ahead').waitFor();
  expect(await anns.getByText('Ann is ahead').count()).toBe(0);

  await bobs.getByLabel('More about the message by Ann').click();
  expect(await seriousFindings(bobPage)).toEqual([]);
  await bobs.getByRole('button', { name: 'Report the message' }).click();
  const dialog = bobPage.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Not so polite');
  await dialog.getByRole('button', { name: 'Report the message' }).click();
  await bobs.getByText('Reported.').waitFor();
  await bobs.getByRole('button', { name: 'Mute Ann' }).click();
  await bobs.getByRole('listitem').getByText('Hello Bob').waitFor({ state: 'detached' });
  await bobs.getByRole('button', { name: 'Show the messages of 1 muted player' }).click();
  await bobs.getByRole('listitem').getByText('Hello Bob').waitFor();

  await anns.getByLabel('More about your message').click();
  expect(await seriousFindings(annPage)).toEqual([]);
  await anns.getByRole('button', { name: 'Delete the message' }).click();
  for (const talk of [anns, bobs, eves])
    await talk.getByRole('listitem').getByText('Hello Bob').waitFor({ state: 'detached' });

  const sockets: string[] = [];
  bobPage.on('websocket', (socket) => sockets.push(socket.url()));
  await bobPage.reload();
  await bobs.getByRole('button', { name: /^Talk/ }).click();
  await bobs.getByRole('listitem').getByText('Thank you!').waitFor();
  expect(sockets).toEqual([expect.stringMatching(new RegExp(`\\?match=${id}$`))]);

  await resign(site.address, bob, id);
  await anns.getByRole('listitem').getByText('Ann is ahead').waitFor();
  for (const page of pages) await page.context().close();
  expect(site.faults).toEqual([]);
});
