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
 * What a finger cannot be sure to hit, a line each: controls that are smaller than a target may be, or whose middle lies under
 * something else. Links in a line of text may be as low as the line; what cannot be used now need not be hit.
 */
export async function hardToHit(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(
    await page.evaluate(`(() => {
      const controls = 'button, a[href], select, input, summary, [role="button"]';
      const isUsed = (one) => !one.disabled && one.ariaDisabled !== 'true' && !one.closest('dialog:not([open]), .heard') && one.checkVisibility();
      return [...document.querySelectorAll(controls)].filter(isUsed).flatMap((one) => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const called = \`\${one.tagName.toLowerCase()} "\${one.ariaLabel ?? one.textContent.slice(0, 60)}"\`;
        const isText = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
        const size = \`\${Math.round(width)} by \${Math.round(height)}\`;
        if (width < ${LEAST_TARGET} || (height < ${LEAST_TARGET} && !isText)) return [\`\${called} is \${size}\`];
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isHit = hit !== null && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one));
        return isHit ? [] : [\`\${called} lies under \${hit?.tagName} \${hit?.getAttribute('class') ?? ''}\`];
      });
    })()`),
  );
}
