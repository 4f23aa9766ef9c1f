import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { seriousFindings, tooWide } from '../accessibility.ts';
import { openSite } from '../browser.ts';
import { buildPages } from '../built-pages.ts';
import { PHONE } from './short-matches.ts';
import { sitDown } from './sit-down.ts';

buildPages();
const site = await closeAfterAll(openSite());
/** Both seats get the first question, which contains a term. */
const DUEL = { game: 'business-card-battle', bots: [{ level: 'RANDOM' }] };
const FORMS = { game: 'spark-forming', bots: [{ level: 'RANDOM' }] };
const term = '[data-question="true"] a[href*="#term-mark"]';
const drawer = 'dialog[data-side="true"]';
const hint = '[data-hint]';

describe('the rules at the table', () => {
  it('open by key at the current question, keep the focus inside, and close with Escape', async () => {
    const { page } = await sitDown(site, DUEL);
    await page.locator(term).waitFor();
    await page.keyboard.press('?');
    await page.locator('#set-up:focus').waitFor();
    for (let i = 0; i < 60; i++) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        `document.activeElement.closest('${drawer}') !== null || document.activeElement === document.body`,
      ),
    ).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator(drawer).waitFor({ state: 'detached' });
    expect(await page.locator('[data-question="true"]').count()).toBe(1);
    await page.context().close();
  });

  it('open at a term of the prompt, and show the card that was looked at', async () => {
    const { page } = await sitDown(site, DUEL);
    await page.locator(term).click();
    await page.locator('#term-mark:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-card]').last().focus();
    await page.keyboard.press('?');
    await page.locator(drawer).getByRole('region', { name: 'Last looked at' }).waitFor();
    await page.context().close();
  });

  it('are readable on a phone, in English under German menus', async () => {
    const { page } = await sitDown(site, DUEL, { ...PHONE, locale: 'de-DE' });
    await page.locator('[data-rules]').tap();
    await page.locator('#set-up:focus').waitFor();
    await page.getByText('Die Regeln gibt es nur auf Englisch.').waitFor();
    expect(await tooWide(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });
});

describe('the coach', () => {
  it('gives a hint once, and not again after the page is reloaded', async () => {
    const { page } = await sitDown(site, DUEL);
    await page.locator(hint).getByRole('button', { name: 'Read more' }).click();
    await page.locator('#set-up:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator(hint).getByRole('button', { name: 'Got it' }).click();
    expect(await page.locator(hint).count()).toBe(0);
    await page.reload();
    await page.locator(term).waitFor();
    expect(await page.locator(hint).count()).toBe(0);
    await page.context().close();
  });

  it('is switched off by a player, and on again in the rules', async () => {
    const { page } = await sitDown(site, FORMS);
    await page.locator(hint).getByRole('button', { name: 'No more tips' }).click();
    await page.getByRole('button', { name: 'Keep this hand' }).click();
    await page
      .getByText(/which attack|Do you defend/)
      .first()
      .waitFor();
    expect(await page.locator(hint).count()).toBe(0);
    await page.keyboard.press('?');
    const tips = page.locator(drawer).getByRole('checkbox');
    expect(await tips.isChecked()).toBe(false);
    await tips.check();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator(hint).waitFor();
    await page.context().close();
  });
});

it('the lobby leads to the rules of each game, and a link leads to a term', async () => {
  const page = await site.visit('/');
  await page.getByRole('link', { name: 'Rules of Golems' }).click();
  await page.waitForURL('**/games/golems/rules');
  await page.getByRole('heading', { name: 'Rules of Golems' }).waitFor();
  await page.goto(`${site.address}/decks`);
  await page.goto(`${site.address}/games/golems/rules#term-stack`);
  await page.locator('#term-stack:focus').waitFor();
  await page.goto(`${site.address}/games/nothing/rules`);
  await page.getByRole('link', { name: /lobby/i }).first().waitFor();
  await page.context().close();
});

it('no page logged an error', () => expect(site.faults).toEqual([]));
