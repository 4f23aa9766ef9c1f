import type { Page } from 'playwright-core';
import { z } from 'zod';

const here = z.object({ isOver: z.boolean(), asked: z.string(), isAnswer: z.boolean() });

/** Returns the pending question, whether the focused element answers it, and whether the match is over. */
async function state(page: Page): Promise<z.infer<typeof here>> {
  return here.parse(
    await page.evaluate(`(() => {
      const at = document.activeElement;
      const sheet = document.querySelector('section[data-question]');
      const answers = 'button[data-choice], button[data-pass], button[data-option][aria-pressed="false"], button[data-confirm]';
      return {
        isOver: document.querySelector('[data-over]') !== null,
        asked: sheet?.querySelector('[aria-disabled="false"]') ? sheet.textContent : '',
        isAnswer: at !== null && at.matches(answers) && !at.disabled,
      };
    })()`),
  );
}

/** More answers than any match needs. A test that exceeds this is stuck. */
const MOST_ANSWERS = 600;
/** More Tab stops than any page has. */
const MOST_STOPS = 300;

/**
 * Plays a seat with only the Tab and Enter keys until the match is over.
 * @returns how often Enter was pressed
 * @throws Error if the match is not over after `MOST_ANSWERS`, or no answer can be reached
 */
export async function playByKeys(page: Page): Promise<number> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (!(await reachAnswer(page))) return answers;
    await skipSome(page);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(30);
  }
  throw new Error(`not over after ${MOST_ANSWERS} answers: ${JSON.stringify(await state(page))}`);
}

/** Moves the focus to an element that answers the question. Returns false if the match is over. */
async function reachAnswer(page: Page): Promise<boolean> {
  for (let stops = 0; stops < MOST_STOPS; ) {
    const { isOver, asked, isAnswer } = await state(page);
    if (isOver) return false;
    if (asked !== '' && isAnswer) return true;
    if (asked === '') await page.waitForTimeout(40);
    else {
      await page.keyboard.press('Tab');
      stops++;
    }
  }
  throw new Error(`no answer can be reached: ${JSON.stringify(await state(page))}`);
}

// Skips some choices, because the first one often does nothing.
async function skipSome(page: Page): Promise<void> {
  for (let skips = Math.floor(Math.random() * 3); skips > 0; skips--) {
    await page.keyboard.press('Tab');
    if ((await state(page)).isAnswer) continue;
    await page.keyboard.press('Shift+Tab');
    return;
  }
}
