import type { Page } from 'playwright-core';
import { z } from 'zod';

/** What somebody at the table could do next, and where: told by the page, so that a click hits what a person would see. */
const seen = z.object({
  isOver: z.boolean(),
  isAsked: z.boolean(),
  /** The middles of things in the window, by what they are. */
  lit: z.array(z.tuple([z.number(), z.number()])),
  choices: z.array(z.tuple([z.number(), z.number()])),
  options: z.array(z.tuple([z.number(), z.number()])),
  confirm: z.array(z.tuple([z.number(), z.number()])),
  word: z.string(),
});
type Seen = z.infer<typeof seen>;

// What a person cannot click on, because it lies outside of what is scrolled or under something else, is brought into view first.
const LOOK = `(() => {
  const root = document.querySelector('dialog[open]') ?? document;
  const middle = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? [left + width / 2, top + height / 2] : null;
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

/** How one plays: touching what is lit on the table where something is, or only by the list. */
export type Way = 'table' | 'list';

interface Playing {
  way?: Way;
  /** At most. */
  clicks?: number;
  /** With what. A finger needs a window that has touch. */
  by?: 'mouse' | 'touch';
}

/**
 * Plays somebody's seat by mouse or finger until the match is over, or so many clicks were made.
 * @returns how many were made
 * @throws Error when nothing comes of it for too long, with what the page asks
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
    } else if (++waited > 400) throw new Error(`nothing can be done: ${now.word}`);
    await page.waitForTimeout(at ? 20 : 50);
  }
  return made;
}

// Four times of five what is lit, so that also the rest of the list is tried.
function next({ lit, choices, options, confirm }: Seen, way: Way): [number, number] | undefined {
  const table = way === 'table' && Math.random() < 0.8 ? lit[0] : undefined;
  return confirm[0] ?? (choices.length > 0 ? (table ?? choices[0]) : (table ?? options[0] ?? lit[0]));
}
