import type { Page } from 'playwright-core';
import { z } from 'zod';

const here = z.object({ isOver: z.boolean(), asked: z.string(), isAnswer: z.boolean() });

/** What is asked, whether the keyboard is at something that answers it, and whether it is over. */
async function state(page: Page): Promise<z.infer<typeof here>> {
  return here.parse(
    await page.evaluate(`(() => {
      const at = document.activeElement;
      const sheet = document.querySelector('section[data-question]');
      const answers = 'button[data-choice], button[data-pass], button[data-option][aria-pressed="false"], button[data-confirm]';
      return {
        isOver: document.querySelector('[data-over]') !== null,
        asked: sheet?.dataset.question === 'true' ? sheet.textContent : '',
        isAnswer: at !== null && at.matches(answers) && !at.disabled,
      };
    })()`),
  );
}

/** Presses of a key that nobody would make in vain: then a test has lost its way. */
const MOST_PRESSES = 4_000;

/**
 * Plays somebody's seat with the Tab and Enter keys alone until the match is over.
 * @returns how often Enter was pressed
 * @throws Error when it is not over after so many keys, with what the page asks
 */
export async function playByKeys(page: Page): Promise<number> {
  let answers = 0;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const { isOver, asked, isAnswer } = await state(page);
    if (isOver) return answers;
    if (asked === '') await page.waitForTimeout(40);
    // Not always the first that comes: it is often to do nothing.
    else if (isAnswer && Math.random() < 0.7) {
      await page.keyboard.press('Enter');
      answers++;
      await page.waitForTimeout(30);
    } else await page.keyboard.press('Tab');
  }
  throw new Error(`not over after so many keys: ${JSON.stringify(await state(page))}`);
}
