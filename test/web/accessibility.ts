import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const findings = z.array(
  z.object({ id: z.string(), impact: z.string().nullable(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** What keeps somebody from using a page, a line each: whatever axe calls serious or worse. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = findings.parse(await page.evaluate('axe.run().then(({ violations }) => violations)'));
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Pixels by which a page is wider than its window: none, or it would have to be scrolled sideways. */
export async function tooWide(page: Page): Promise<number> {
  return z.number().parse(await page.evaluate('Math.max(0, document.documentElement.scrollWidth - innerWidth)'));
}

/** The least that WCAG 2.2 lets a target measure each way (2.5.8), in pixels. */
const LEAST_TARGET = 24;

/**
 * What a finger cannot be sure to hit, a line each: controls that are smaller than a target may be, or that lie under something else
 * however one scrolls. Links in a line of text may be as low as the line; what stands on a space of a board, where several may share one, may be
 * smaller, because what it is chosen for stands in a list as well (2.5.8, "Equivalent").
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
    return ['nearest', 'center', 'start'].some((block) => isHit(one, hitAt(one, block))) ? [] : [called + ' lies under something'];
  });
})()`;
