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
