import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const findings = z.array(
  z.object({ id: z.string(), impact: z.string().nullable(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** Lists the accessibility problems that axe rates serious or critical, one line each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = findings.parse(await page.evaluate('axe.run().then(({ violations }) => violations)'));
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Returns how many pixels wider than its window a page is. A page that is wider scrolls sideways. */
export async function tooWide(page: Page): Promise<number> {
  return z.number().parse(await page.evaluate('Math.max(0, document.documentElement.scrollWidth - innerWidth)'));
}

/** The minimum width and height of a target in WCAG 2.2 (2.5.8), in pixels. */
const LEAST_TARGET = 24;

/**
 * Controls that are hard to hit with a finger, one line each. They are smaller than the minimum, or another element
 * covers them in every scroll position. Links in text may be only as high as their line. Pieces that share a space on a
 * board may be smaller, because a list offers the same choices (2.5.8, "Equivalent").
 */
export async function hardToHit(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(await page.evaluate(HARD_TO_HIT));
}

const HARD_TO_HIT = `(() => {
  const controls = 'button, a[href], select, input, summary, [role="button"]';
  const isUsed = (one) => !one.disabled && one.ariaDisabled !== 'true' && one.checkVisibility()
    && !one.closest('dialog:not([open]), .heard') && !one.classList.contains('skip');
  const isListed = (one) => one.closest('svg') !== null && one.dataset.cell === undefined;
  const isText = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline';
  const hitAt = (one, block) => {
    one.scrollIntoView({ block, inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const isHit = (one, hit) => hit !== null && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one)
    || (one.closest('svg') !== null && hit.closest('svg') === one.closest('svg')));
  return [...document.querySelectorAll(controls)].filter(isUsed).flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    const called = one.tagName + ' ' + (one.ariaLabel ?? one.textContent.slice(0, 60));
    if (!isListed(one) && (width < ${LEAST_TARGET} || (height < ${LEAST_TARGET} && !isText(one))))
      return [called + ' is ' + Math.round(width) + ' by ' + Math.round(height)];
    return ['nearest', 'center', 'start'].some((block) => isHit(one, hitAt(one, block))) ? [] : [called + ' is covered'];
  });
})()`;

/** The smallest letters that people can read on a phone, in pixels. */
const LEAST_LETTERS = 10;

/** Texts that are smaller than `LEAST_LETTERS` on the screen, one line each. */
export async function tooSmall(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(await page.evaluate(TOO_SMALL));
}

const TOO_SMALL = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent.trim();
    if (text === '' || !one.checkVisibility() || one.closest('.heard, dialog:not([open])')) continue;
    const { a, b } = one instanceof SVGGraphicsElement ? one.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
    if (size < ${LEAST_LETTERS} - 0.05) found.add(text.slice(0, 40) + ' is ' + size.toFixed(1) + ' px high');
  }
  return [...found];
})()`;

/**
 * Returns one line for each part that a player must see without scrolling and does not see: the question, the
 * beginning of its first answer, and the player's own hand and status.
 */
export async function outOfView(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(await page.evaluate(OUT_OF_VIEW));
}

const OUT_OF_VIEW = `(() => {
  const question = document.querySelector('section[data-question="true"]');
  const dock = document.querySelector('[data-dock="true"]');
  if (!question || !dock) return ['there is no question, or no hand'];
  const isSeen = (one, x, y) => { const hit = document.elementFromPoint(x, y); return hit !== null && one.contains(hit); };
  const isWhole = (one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => isSeen(one, left + width / 2, y));
  };
  const begins = (one) => {
    const { left, top, width } = one.getBoundingClientRect();
    return [2, 20].every((y) => isSeen(one, left + width / 2, top + y));
  };
  const answer = question.querySelector('button[data-choice], button[data-pass], button[data-option], button[data-confirm]');
  const [above, below] = [dock.getBoundingClientRect(), question.parentElement.getBoundingClientRect()];
  return [
    ...(isWhole(question.querySelector('p')) ? [] : ['the question']),
    ...(answer && begins(answer) ? [] : ['the first answer']),
    ...(isWhole(dock) ? [] : ['the hand and status']),
    ...(above.bottom <= below.top + 1 && above.top > innerHeight / 5 ? [] : ['the table above the hand']),
  ];
})()`;
