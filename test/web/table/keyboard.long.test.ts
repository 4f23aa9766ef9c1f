import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from '../browser.ts';
import { sitDown } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

it('the arrow keys move across the board', async () => {
  const { page } = await sitDown(site, { game: 'golems', bots: [{ level: 'RANDOM' }] });
  await page.locator('[data-cell="a8"]').focus();
  const at = () => page.evaluate('document.activeElement?.dataset.cell');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await at()).toBe('b7');
  await page.keyboard.press('ArrowLeft');
  expect(await at()).toBe('a7');
  await page.context().close();
});

it('the board is one tab stop, and focus starts at the question after a page change', async () => {
  const { page, path } = await sitDown(site, { game: 'valhalla', bots: [{ level: 'RANDOM' }] });
  await page.locator('[data-hint]').getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('link', { name: 'Lobby', exact: true }).click();
  await page.locator(`a[href="${path}"]`).last().click();
  await page.locator('fieldset[aria-disabled="false"]').waitFor();
  const at = (what: string) => page.evaluate(`document.activeElement?.${what}`);
  expect(await at('id')).toBe('question');
  await page.keyboard.press('Tab');
  expect(await at('dataset.choice')).toBe('0');
  await page.keyboard.press('Enter');
  await expect.poll(() => at('tagName')).toBe('FORM'); // the pressed button is gone, because a form has replaced it
  await page.keyboard.press('Tab');
  expect(await at('dataset.option')).toBe('0');
  for (const _ of [1, 2]) await page.keyboard.down('Enter'); // the key is held down, so the second press is a repeat
  expect(await page.locator('[data-option="0"]').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => at('id')).toBe('question');
  await page.getByRole('link', { name: 'To the question' }).focus();
  await page.keyboard.press('Enter');
  expect(await at('id')).toBe('question');
  await page.locator('[data-cell]').first().focus();
  await page.keyboard.press('Tab');
  expect(await at('dataset.cell')).toBe(undefined);
  await page.keyboard.press('Shift+Tab');
  expect(await at('dataset.cell')).not.toBe(undefined);
  await page.context().close();
});

it('the keys 1 to 9 give an answer, the space bar confirms, and neither works in a field or a dialog', async () => {
  const { page } = await sitDown(site, { game: 'valhalla', bots: [{ level: 'RANDOM' }] });
  await page.locator('fieldset[aria-disabled="false"]').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Keys', { exact: true }).click();
  await page.getByRole('dialog').getByText('Give the answer with this number').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  expect(await page.locator('form [data-confirm]').count()).toBe(0);
  await page.getByLabel('Language').focus();
  await page.keyboard.press('1');
  expect(await page.locator('form [data-confirm]').count()).toBe(0);

  await page.locator('#question').focus();
  expect(await page.locator('[data-choice="0"] [aria-hidden]').textContent()).toBe('1');
  await page.keyboard.press('1');
  await page.locator('[data-confirm]').waitFor();
  await page.locator('fieldset[aria-disabled="false"]').waitFor();
  await page.keyboard.press('2');
  expect(await page.locator('[data-option="1"]').getAttribute('aria-pressed')).toBe('true');
  const newest = page.locator('[data-entry]').last();
  const before = await newest.getAttribute('data-entry');
  await page.keyboard.press(' ');
  await expect.poll(() => newest.getAttribute('data-entry')).not.toBe(before);
  await page.context().close();
});

it('after a click the space bar confirms, and after a move by keyboard it presses what has the focus', async () => {
  const { page } = await sitDown(site, { game: 'valhalla', bots: [{ level: 'RANDOM' }] });
  await page.locator('fieldset[aria-disabled="false"]').waitFor();
  await page.locator('[data-dock] [data-card][data-lit="open"]').first().click();
  await page.locator('[data-cell][data-lit="open"]').first().click();
  const picked = page.locator('[data-cell][data-lit="picked"]');
  await picked.waitFor();
  for (const key of ['Tab', 'Shift+Tab', ' ']) await page.keyboard.press(key);
  await expect.poll(() => picked.count()).toBe(0);
  await page.locator('[data-cell][data-lit="open"]').first().click();
  await picked.waitFor();
  const newest = page.locator('[data-entry]').last();
  const before = await newest.getAttribute('data-entry');
  await page.keyboard.press(' ');
  await expect.poll(() => newest.getAttribute('data-entry')).not.toBe(before);
  await page.context().close();
});

it('hover and focus on an answer mark what it is about', async () => {
  const { page } = await sitDown(site, { game: 'spark-of-war', bots: [{ level: 'RANDOM' }] });
  await page.locator('fieldset[aria-disabled="false"]').waitFor();
  const pointed = () => page.locator('[data-pointed]').count();
  expect(await pointed()).toBe(0);
  const answer = page.locator('[data-choice], [data-option]').first(); // a single choice opens its form
  await answer.hover();
  await expect.poll(pointed).toBeGreaterThan(0);
  await page.mouse.move(2, 2);
  await expect.poll(pointed).toBe(0);
  await answer.focus();
  await expect.poll(pointed).toBeGreaterThan(0);
  await page.context().close();
});

it('no table logged an error', () => {
  expect(site.faults).toEqual([]);
});
