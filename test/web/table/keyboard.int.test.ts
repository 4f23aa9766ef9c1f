import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openSite, type Site } from '../browser.ts';
import { sitDown } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site?.stop());

const here = z.object({ isOver: z.boolean(), asked: z.string(), focus: z.string() });

/** What has the keyboard, what is asked, and whether it is over. */
async function state(page: Page): Promise<z.infer<typeof here>> {
  return here.parse(
    await page.evaluate(`(() => {
      const at = document.activeElement;
      const sheet = document.querySelector('section[data-question]');
      const isAnswer = at?.matches('button[data-choice], button[data-pass], button[data-option][aria-pressed="false"], button[data-confirm]');
      return {
        isOver: document.querySelector('[data-over]') !== null,
        asked: sheet?.dataset.question === 'true' ? sheet.textContent : '',
        focus: isAnswer && !at.disabled ? (at.hasAttribute('data-confirm') ? 'confirm' : 'answer') : '',
      };
    })()`),
  );
}

async function playByKeys(page: Page): Promise<number> {
  let answers = 0;
  for (let presses = 0; presses < 3_000; presses++) {
    const now = await state(page);
    if (now.isOver) return answers;
    if (now.asked === '') await page.waitForTimeout(50);
    else if (now.focus === '') await page.keyboard.press('Tab');
    else {
      await page.keyboard.press('Enter');
      answers++;
      await page.waitForTimeout(30);
    }
  }
  throw new Error(`not over after so many keys: ${JSON.stringify(await state(page))}`);
}

it('a match is played to its end without a mouse', { timeout: 120_000 }, async () => {
  const { page } = await sitDown(site, { game: 'golems', options: { rounds: 1 }, bots: [{ level: 'RANDOM' }] });
  expect(await playByKeys(page)).toBeGreaterThan(3);
  await page.context().close();
});

it('the board is walked over with the arrow keys', { timeout: 60_000 }, async () => {
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

it('no table has complained of anything', () => {
  expect(site.faults).toEqual([]);
});
