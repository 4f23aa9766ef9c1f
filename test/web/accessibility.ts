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
