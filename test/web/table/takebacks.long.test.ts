import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guest, join } from '../../api/client.ts';
import { seriousFindings } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { LISTENING } from '../listening.ts';
import { sitDown, windowOf } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function bothAt(input: object): Promise<[Page, Page]> {
  const {
    page: ann,
    id,
    path,
  } = await sitDown(site, { game: 'spark-forming', seats: 2, ...input }, { before: LISTENING });
  const token = await guest(site.address, 'Bob');
  await join(site.address, token, { matchId: id });
  const bob = await windowOf(site, token, path);
  await Promise.all([ann, bob].map((page) => button(page, 'Keep this hand').waitFor()));
  return [ann, bob];
}

it('a player undoes an answer with the button or the keyboard, once for each question', async () => {
  const [ann, bob] = await bothAt({});
  await button(ann, 'Keep this hand').click();
  await button(ann, 'Undo').click();
  await button(ann, 'Keep this hand').waitFor();
  await bob.getByText('Ann undoes the last answer').waitFor();
  await button(ann, 'Keep this hand').click();
  await ann.locator('[data-entry="3"]').waitFor();
  expect(await button(ann, 'Undo').count()).toBe(0);
  await ann.context().close();
  await bob.context().close();

  const [cleo, dan] = await bothAt({});
  await button(cleo, 'Keep this hand').click();
  await button(cleo, 'Undo').waitFor();
  await cleo.keyboard.press('Control+z');
  await button(cleo, 'Keep this hand').waitFor();
  await cleo.getByText('Ann undoes the last answer').waitFor();
  expect(await cleo.evaluate('window.tones')).toBe(0);
  await cleo.context().close();
  await dan.context().close();
});

it('a draw that one player offers and the other accepts ends the match', async () => {
  const [ann, bob] = await bothAt({});
  await button(ann, 'Offer a draw').click();
  await ann.getByText('Your offer is waiting for an answer.').waitFor();
  await bob.getByText('Ann offers a draw.').waitFor();
  expect(await seriousFindings(bob)).toEqual([]);
  await button(bob, 'Accept').click();
  for (const page of [ann, bob]) await page.getByText('The players agreed to a draw').first().waitFor();
  await ann.context().close();
  await bob.context().close();
});

it('a takeback that is declined changes nothing, and one that is accepted asks again', async () => {
  const [ann, bob] = await bothAt({});
  for (const page of [ann, bob]) await button(page, 'Keep this hand').click();
  await ann.locator('[data-entry="2"]').waitFor();
  await button(ann, 'Ask to take back').click();
  await button(bob, 'Decline').click();
  await ann.getByText('Bob declines').waitFor();
  await button(bob, 'Ask to take back').click();
  await button(ann, 'Accept').click();
  await button(bob, 'Keep this hand').waitFor();
  await ann.context().close();
  await bob.context().close();
});

it('no table logged an error', () => {
  expect(site.faults).toEqual([]);
});
