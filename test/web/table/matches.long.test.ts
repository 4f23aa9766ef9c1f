import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hardToHit, seriousFindings, tooWide } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { playByKeys } from './play-by-keys.ts';
import { playOn } from './player.ts';
import { DESK, PHONE, SHORT_MATCHES } from './short-matches.ts';
import { sitDown } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

/** The ways to play a match: the input device and the window. */
const WAYS = [
  { by: 'mouse', size: 'desk', always: true },
  { by: 'mouse', size: 'phone', always: false },
  { by: 'touch', size: 'phone', always: true },
  { by: 'touch', size: 'desk', always: false },
  { by: 'keys', size: 'desk', always: true },
  { by: 'keys', size: 'phone', always: false },
] as const;
type Way = (typeof WAYS)[number];
/** The ways to play. `npm run test:tables` tries them all; other runs try one each of mouse, touch and keyboard. */
const TRIED = WAYS.filter(({ always }) => always || process.env.EVERY_WAY === '1');

function windowFor({ by, size }: Way): BrowserContextOptions {
  const { viewport } = size === 'phone' ? PHONE : DESK;
  return by === 'touch' ? { viewport, hasTouch: true, isMobile: size === 'phone' } : { viewport };
}

/** Plays a match to its end. Early in the match, everything must fit and every touch target must be easy to hit. */
async function played(page: Page, by: Way['by']): Promise<number> {
  if (by === 'keys') return playByKeys(page);
  const begun = await playOn(page, { by, clicks: 6 });
  expect(await tooWide(page)).toBe(0);
  if (by === 'touch') expect(await hardToHit(page)).toEqual([]);
  return begun + (await playOn(page, { by }));
}

/**
 * Returns whether a board larger than its frame first shows its corner, and whether it first shows only empty space.
 * Null if there is no board, or all of it is visible.
 */
function opened(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const frame = document.querySelector('[data-scrolls="true"]');
    if (!frame) return null;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const isSeen = ({ x, y, width, height }) => x + width > left && x < right && y + height > top && y < bottom;
    const things = [...frame.querySelectorAll('[role="button"]:not([data-cell])')];
    return { inCorner: frame.scrollLeft + frame.scrollTop === 0, isBare: !things.some((one) => isSeen(one.getBoundingClientRect())) };
  })()`);
}

const skinFile = z.object({ skin: z.object({ symbols: z.record(z.string(), z.string()) }) });

/** Returns the symbols that a game draws on its cards and spaces, as SVG paths. */
async function symbolsOf(game: string): Promise<string[]> {
  const { skin } = skinFile.parse(await import(`../../../src/games/${game}/skin/index.ts`));
  return Object.values(skin.symbols);
}

describe.each(SHORT_MATCHES)('$game', ({ game, options, shorter }) => {
  it.each(TRIED)('is played to its end by $by on a $size', { timeout: 240_000 }, async (way) => {
    const byKeys = way.by === 'keys';
    const level = byKeys ? 'RANDOM' : 'STEADY';
    const match = { game, options: byKeys ? shorter : options, bots: [{ level }] };
    const { page } = await sitDown(site, match, windowFor(way));
    const began = performance.now();
    const answers = await played(page, way.by);
    if (process.env.EVERY_WAY === '1')
      console.info(`${game}, ${way.by}, ${way.size}: ${answers} in ${Math.round(performance.now() - began)} ms`);
    expect(answers).toBeGreaterThan(0); // in a short match, a player may have only two decisions
    expect(await page.locator('[data-over]').textContent()).toContain(`${level.toLowerCase()} bot`);
    expect(await tooWide(page)).toBe(0);
    await page.context().close();
  });

  it("has its game's own look", async () => {
    const { page } = await sitDown(site, { game, options, bots: [{ level: 'RANDOM' }] });
    const drawn = () => page.locator('svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    const own = await symbolsOf(game);
    const ours = async () => (await drawn()).filter((path) => own.includes(path ?? '')).length;
    await expect.poll(ours).toBeGreaterThan(0); // symbols load after the table, from a separate file
    await page.context().close();
  });

  it('has no serious accessibility problem in light or dark', async () => {
    const { page, path } = await sitDown(site, { game, options, bots: [{ level: 'RANDOM' }] }, PHONE);
    await playOn(page, { clicks: 6 });
    await page.reload();
    await page.locator('[data-entry]').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page), path).toEqual([]);
    }
    expect([null, { inCorner: false, isBare: false }]).toContainEqual(await opened(page));
    await page.context().close();
  });
});

it('shows its link selected if the browser does not allow copying', async () => {
  const { page, path } = await sitDown(site, { game: 'golems', bots: [{ level: 'RANDOM' }] });
  // Over plain HTTP from another machine, browsers do not let a page use the clipboard.
  await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
  await page.getByRole('button', { name: 'Copy link' }).click();
  const field = page.getByRole('textbox', { name: 'Your browser did not allow copying' });
  await expect.poll(() => field.inputValue()).toContain(path);
  expect(await page.evaluate('getSelection().toString()')).toContain(path);
  await page.context().close();
});

it('no table logged an error', () => {
  expect(site.faults).toEqual([]);
});
