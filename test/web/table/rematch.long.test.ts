import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, join, resign } from '../../api/client.ts';
import { seriousFindings } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { sitDown, windowOf } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

/** Opens the page of a match that two players have just finished. */
async function finished(input: object = {}): Promise<{ ann: Page; bob: Page; path: string }> {
  const { page: ann, id, path } = await sitDown(site, { game: 'golems', visibility: 'PUBLIC', ...input });
  const token = await guest(site.address, 'Bob');
  await join(site.address, token, { matchId: id });
  await resign(site.address, token, id);
  const bob = await windowOf(site, token, path);
  await Promise.all([ann, bob].map((page) => page.locator('[data-rematch]').waitFor()));
  return { ann, bob, path };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bothLeave = (pages: readonly Page[], path: string) =>
  Promise.all(
    pages.map((page) => page.waitForURL((url) => url.pathname !== path && /^\/matches\//.test(url.pathname))),
  );

async function bothPlay(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.locator('section[data-question]').waitFor()));
  expect(new Set(pages.map((page) => page.url())).size).toBe(1);
}

describe('a rematch', () => {
  it("appears on the opponent's page, and accepting it takes both players to the new match", async () => {
    const { ann, bob, path } = await finished({ timeControl: { perDecision: 600 } });
    await button(ann, 'Rematch').click();
    await button(ann, 'Withdraw the offer').waitFor();
    await bob.getByText('Ann offers a rematch.').waitFor();
    expect(await seriousFindings(bob)).toEqual([]);
    await button(bob, 'Accept the rematch').click();
    await bothLeave([ann, bob], path);
    await bothPlay([ann, bob]);
    await ann.goBack();
    await ann.getByRole('link', { name: 'To the rematch' }).waitFor();
    for (const page of [ann, bob]) await page.context().close();
  });

  it('that is withdrawn or declined is shown as such to both, and can be offered again', async () => {
    const { ann, bob } = await finished();
    await button(ann, 'Rematch').click();
    await button(ann, 'Withdraw the offer').click();
    for (const page of [ann, bob]) await page.getByText('The rematch offer has expired.').waitFor();
    await button(bob, 'Rematch').click();
    await button(ann, 'Decline').click();
    for (const page of [ann, bob]) await page.getByText('The rematch was declined.').waitFor();
    for (const page of [ann, bob]) await button(page, 'Rematch').waitFor();
    for (const page of [ann, bob]) await page.context().close();
  });

  it('begins if both players offer it at the same moment, or against a bot', async () => {
    const { ann, bob, path } = await finished();
    await ann.waitForTimeout(500); // a new question ignores clicks at first
    await Promise.all([ann, bob].map((page) => button(page, 'Rematch').click()));
    await bothLeave([ann, bob], path);
    await bothPlay([ann, bob]);
    for (const page of [ann, bob]) await page.context().close();
    const alone = await sitDown(site, { game: 'golems', bots: [{ level: 'RANDOM' }] });
    await resign(site.address, alone.token, alone.id);
    await button(alone.page, 'Rematch').click();
    await bothLeave([alone.page], alone.path);
    await bothPlay([alone.page]);
    await alone.page.context().close();
  });
});

it('no table logged an error', () => {
  expect(site.faults).toEqual([]);
});
