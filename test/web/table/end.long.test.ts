import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, ask, create, guest, join, resign } from '../../api/client.ts';
import { seriousFindings, tooWide } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { DESK, PHONE } from './short-matches.ts';
import { sitDown, windowOf } from './sit-down.ts';

let site: Site;
let counted: string;
beforeAll(async () => {
  site = await openSite();
  const ann = await guest(site.address, 'Ann');
  const bots = [{ level: 'RANDOM' }, { level: 'RANDOM' }, { level: 'RANDOM' }];
  const input = { game: 'spark-of-war', seats: 3, bots, options: { turns: 6 }, visibility: 'PUBLIC' };
  counted = `/matches/${(await create(site.address, ann, input)).id}`;
});
afterAll(() => site?.stop());

describe.each([
  ['a phone, in German', { ...PHONE, locale: 'de-DE' }, 'Punktetabelle', 'Punktetabelle zeigen'],
  ['a desk', { ...DESK, viewport: { width: 1280, height: 800 } }, 'Score table', 'Show the score table'],
] as const)('on %s', (_, window, name, open) => {
  it('a match that is over shows its score table first, and the board once it is closed', async () => {
    const page = await site.visit(counted, window);
    const dialog = page.getByRole('dialog');
    const table = dialog.getByRole('table', { name });
    await table.waitFor({ timeout: 60_000 }); // the bots are still playing
    expect(await table.locator('thead th').count()).toBe(3);
    const rows = await table.locator('tbody tr').allTextContents();
    expect(rows.slice(0, 3).every((row) => /^Points for .*\d/.test(row))).toBe(true);
    expect(await dialog.locator('[data-decisive="true"]').count()).toBeLessThan(2);
    expect(await dialog.locator('[data-over] > p').first().textContent()).toMatch(/played: .+\.$/);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/end-${window.viewport.width}.png` });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page
      .locator('[data-over]')
      .getByText(/played: /)
      .waitFor();
    await page.getByRole('button', { name: open }).click();
    await table.waitFor();
    await page.context().close();
  });
});

it('the links lead to the analysis and the proof', async () => {
  for (const [link, panel] of [
    ['Analysis', '#analysis'],
    ['Verify', '#proof'],
  ] as const) {
    const page = await site.visit(counted, DESK);
    await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click();
    await page.locator(`${panel}:focus`).waitFor();
    await page.context().close();
  }
});

it('a player who loses is told so, with the rating before and after as soon as it is known', async () => {
  const [cleo, dan] = [await account(site.address, 'Cleo'), await account(site.address, 'Dan')];
  const rated = { game: 'golems', rated: true, timeControl: { perDecision: 300 }, visibility: 'PUBLIC' };
  const { id } = await create(site.address, cleo, rated);
  await join(site.address, dan, { matchId: id });
  const page = await windowOf(site, cleo, `/matches/${id}`, PHONE);
  await page.locator('section[data-question]').waitFor();
  await resign(site.address, cleo, id);
  const dialog = page.getByRole('dialog', { name: 'You have lost' });
  await dialog.getByText('Cleo resigned.').waitFor();
  await dialog.getByText(/Rating of .?Cleo.?: 1500 → 1[34]\d\d\? \(−\d+\)/).waitFor();
  await dialog.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/end-rated.png` });
  await page.context().close();
});

it('a match that is cancelled shows no dialog, and neither does a projector', async () => {
  const { page, id, token } = await sitDown(site, { game: 'golems' });
  await ask(site.address, 'mutation ($id: ID!) { cancelMatch(matchId: $id) { id } }', { id }, token);
  await page.getByText('The match was cancelled before it began.').waitFor();
  await page.goto(`${site.address}${counted}?view=wall`);
  await page.getByRole('table', { name: 'Score table' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.context().close();
});

it('no page logged an error', () => {
  expect(site.faults).toEqual([]);
});
