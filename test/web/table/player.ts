import type { Page } from 'playwright-core';
import { z } from 'zod';

/** The clicks a player can make next. The page reports the positions, so that a click hits what a person would see. */
const seen = z.object({
  isOver: z.boolean(),
  isAsked: z.boolean(),
  /** The centres of elements in the window, by kind. */
  lit: z.array(z.tuple([z.number(), z.number()])),
  choices: z.array(z.tuple([z.number(), z.number()])),
  options: z.array(z.tuple([z.number(), z.number()])),
  confirm: z.array(z.tuple([z.number(), z.number()])),
  word: z.string(),
});
type Seen = z.infer<typeof seen>;

// Scrolls into view the elements that a person cannot click yet, because they are outside the window or covered.
const LOOK = `(() => {
  const root = document.querySelector('dialog[open]') ?? document;
  const middle = (element) => {
    for (const block of ['nearest', 'center']) {
      element.scrollIntoView({ block, inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const there = document.elementFromPoint(x, y);
      const isCovered = there?.closest('header, nav') && !element.contains(there);
      if (width > 0 && height > 0 && !isCovered) return [x, y];
    }
    return null;
  };
  const middles = (selector, most) => {
    const all = [...root.querySelectorAll(selector)].filter((one) => !one.closest('dialog:not([open])'));
    const from = Math.floor(Math.random() * all.length);
    return [...all.slice(from), ...all.slice(0, from)].slice(0, most).map(middle).filter((one) => one !== null);
  };
  const sheet = document.querySelector('section[data-question]');
  return {
    isOver: document.querySelector('[data-over]') !== null,
    isAsked: sheet?.dataset.question === 'true' && sheet.querySelector('[aria-disabled="true"]') === null,
    lit: middles('[data-lit="open"]', 1),
    choices: middles('button[data-choice], button[data-pass]', 1),
    options: middles('button[data-option][aria-pressed="false"]:not(:disabled)', 1),
    confirm: middles('button[data-confirm]:not(:disabled)', 1),
    word: (sheet?.textContent ?? '').slice(0, 400),
  };
})()`;

export async function look(page: Page): Promise<Seen> {
  return seen.parse(await page.evaluate(LOOK));
}

/** How to play: with the highlighted items on the table, if any, or only with the list. */
export type Way = 'table' | 'list';

interface Playing {
  way?: Way;
  /** The maximum number of clicks. */
  clicks?: number;
  /** The input device. Touch needs a window with touch support. */
  by?: 'mouse' | 'touch';
}

/**
 * Plays a seat by mouse or touch until the match is over or the maximum number of clicks is reached.
 * @returns the number of clicks
 * @throws Error if nothing can be clicked for too long, with the page's question
 */
export async function playOn(
  page: Page,
  { way = 'table', clicks = 1_000, by = 'mouse' }: Playing = {},
): Promise<number> {
  let made = 0;
  let waited = 0;
  while (made < clicks) {
    const now = await look(page);
    if (now.isOver) return made;
    const at = now.isAsked ? next(now, way) : undefined;
    if (at) {
      await (by === 'touch' ? page.touchscreen.tap(...at) : page.mouse.click(...at));
      made++;
      waited = 0;
    } else if (++waited > 400) throw new Error(`nothing can be clicked: ${now.word}`);
    await page.waitForTimeout(at ? 20 : 50);
  }
  return made;
}

// Picks a highlighted item four times out of five, so that the rest of the list is tried as well.
function next({ lit, choices, options, confirm }: Seen, way: Way): [number, number] | undefined {
  const table = way === 'table' && Math.random() < 0.8 ? lit[0] : undefined;
  return confirm[0] ?? (choices.length > 0 ? (table ?? choices[0]) : (table ?? options[0] ?? lit[0]));
}
