import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ReplayDocument, replaySchema } from '../../src/engine/index.ts';
import { create, get, guest, playOn } from '../api/client.ts';
import { awaitedLater } from '../awaited-later.ts';
import { changed } from '../matches/replays/forging.ts';
import { seriousFindings, tooWide } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';

let site: Site;
let finished: { id: string; document: ReplayDocument };
let running: string;
beforeAll(async () => {
  site = await openSite();
  const token = await guest(site.address, 'Ada');
  running = (await create(site.address, token, { game: 'golems', bots: [{ level: 'RANDOM' }] })).id;
  const { id } = await create(site.address, token, { game: 'golems', bots: [{ level: 'RANDOM' }] });
  await playOn(site.address, [token], id, 15);
  const query = 'mutation ($id: ID!) { resign(matchId: $id) { id } }';
  await get(z.unknown(), site.address, query, { id }, token);
  const answer = await fetch(`${site.address}/v1/matches/${id}/replay`);
  finished = { id, document: replaySchema.parse(await answer.json()) };
});
afterAll(() => site?.stop());

const at = (page: Page) => page.getByRole('slider', { name: 'Entry' });
const entryAt = async (page: Page) => Number(await at(page).inputValue());

async function opened(search = '', more = {}): Promise<Page> {
  const page = await site.visit(`/matches/${finished.id}/replay${search}`, more);
  await page.getByText(/key moments?/).waitFor();
  return page;
}

async function choose(page: Page, document: object): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(document));
  const file = { name: 'record.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file][accept*=jsonl]').setInputFiles(file);
}

describe('the replay of a finished match', () => {
  it('is navigated by keys and buttons, by entry and to both ends', async () => {
    const page = await opened();
    const last = finished.document.entries.length - 1;
    for (const [key, entry] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => entryAt(page)).toBe(entry);
    }
    await page.getByRole('button', { name: 'Next entry' }).click();
    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect.poll(() => entryAt(page)).toBeGreaterThan(1);
    expect(await page.getByRole('group', { name: 'Playback' }).textContent()).toContain(`of ${last}`);
    await page.context().close();
  });

  it('plays automatically at a chosen speed, and stops at the end', async () => {
    const page = await opened(`?entry=${finished.document.entries.length - 5}`);
    await page.getByLabel('Speed').selectOption('20');
    await page.locator('#main').focus();
    await page.keyboard.press(' ');
    await expect.poll(() => entryAt(page)).toBe(finished.document.entries.length - 1);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.context().close();
  });

  it('keeps its layout on a phone while it plays', async () => {
    const bots = [{ level: 'RANDOM' }, { level: 'RANDOM' }];
    const played = { game: 'business-card-battle', seats: 2, bots };
    const { id } = await create(site.address, await guest(site.address, 'Eva'), played);
    const replay = `${site.address}/v1/matches/${id}/replay`;
    await expect.poll(async () => (await fetch(replay)).status, { timeout: 60_000 }).toBe(200);
    const before = `window.shifted = 0; new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });`;
    const page = await site.visit(`/matches/${id}/replay?entry=0`, { viewport: { width: 390, height: 844 }, before });
    await page.getByText(/key moments?/).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => entryAt(page)).toBeGreaterThan(3);
    expect(Number(await page.evaluate('window.shifted'))).toBeLessThan(0.1);
    await page.context().close();
  });

  it('has an address for each moment and viewer, which other visitors can open', async () => {
    const page = await opened();
    for (let steps = 0; steps < 7; steps++) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Ada', exact: true }).click();
    await page.waitForURL(/entry=7&eyes=0$/);
    const other = await site.visit(new URL(page.url()).pathname + new URL(page.url()).search);
    await other.getByText(/key moments?/).waitFor();
    expect(await entryAt(other)).toBe(7);
    expect(await other.getByRole('button', { name: 'Ada', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await page.context().close();
    await other.context().close();
  });

  it('jumps to decisions and search results', async () => {
    const page = await opened();
    const decisions = finished.document.entries.filter(({ kind, seat }) => kind === 'MOVE' && seat === 1);
    await page.getByLabel('Next decision by').selectOption('1');
    await page.getByRole('button', { name: 'Next', exact: true }).first().click();
    await expect.poll(() => entryAt(page)).toBe((decisions.find(({ version }) => version > 1)?.version ?? 0) - 1);
    await page.getByLabel('Search the log').fill('RESIGNS');
    await page.keyboard.press('Enter');
    await expect.poll(() => entryAt(page)).toBe(finished.document.entries.length - 1);
    await page.getByText('1 entry', { exact: true }).waitFor();
    await page.context().close();
  });

  it("is proven on the visitor's own machine, with an explanation", async () => {
    const page = await opened();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the replay' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`golems-${finished.id}.json`);
    await page.getByRole('button', { name: 'Verify' }).click();
    const verdict = page.getByRole('heading', { name: 'Verified' });
    await verdict.waitFor({ timeout: 60_000 });
    expect((await verdict.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0); // now in view
    const words = await page.locator('[data-verdict]').textContent();
    for (const part of [
      'Chain',
      'Seed',
      'Rules',
      'Beginning',
      'Authorship',
      finished.document.seedHash,
      'This check fails if',
    ])
      expect(words).toContain(part);
    await page.context().close();
  });

  it('starts no proof if the keys arrive after the visitor has left the page', async () => {
    const page = await opened();
    let give = () => {};
    const held = new Promise<void>((resolve) => {
      give = resolve;
    });
    await page.route('**/arbiter-keys.json', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    const asked = awaitedLater(page.waitForRequest('**/arbiter-keys.json'));
    let made = 0;
    page.on('worker', () => made++);
    await page.getByRole('button', { name: 'Verify' }).click();
    await asked;
    await page.getByRole('link', { name: 'Lobby' }).click();
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    const answered = page.waitForResponse('**/arbiter-keys.json');
    give();
    await answered;
    await page.waitForTimeout(300);
    expect(made).toBe(0);
    await page.context().close();
  });

  it.each([
    ['phone', { viewport: { width: 390, height: 844 }, locale: 'de-DE', colorScheme: 'dark' }],
    ['desk', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
    ['wall', { viewport: { width: 2560, height: 1440 } }],
  ] as const)('fits a %s and is accessible', async (_, options) => {
    const page = await site.visit(`/matches/${finished.id}/replay?entry=9`, options);
    await page.locator('summary').first().waitFor();
    expect(await tooWide(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });
});

describe('a record from a file', () => {
  it('is shown and proven', async () => {
    const page = await site.visit('/replay');
    await choose(page, finished.document);
    await page.getByText(/key moments?/).waitFor();
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Verified' }).waitFor({ timeout: 60_000 });
    await page.context().close();
  });

  it('with a forged entry is refuted, with a link to that entry', async () => {
    const page = await site.visit('/replay');
    const forged = changed(finished.document, ({ entries }) => {
      entries[10]?.facts.push({ fact: 'passed', ...{ seat: 0 } });
    });
    await choose(page, forged);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Refuted' }).waitFor({ timeout: 60_000 });
    await page.getByText('Mismatch at entry 10').waitFor();
    await page.getByRole('button', { name: 'Show entry 10' }).click();
    await expect.poll(() => entryAt(page)).toBe(10);
    await page.context().close();
  });

  it('is the one chosen last, even if an earlier one takes longer to read', async () => {
    const page = await site.visit('/replay');
    await page.getByText('Drop a record here').waitFor();
    await page.evaluate(`(() => {
      const read = Blob.prototype.arrayBuffer;
      Blob.prototype.arrayBuffer = async function () {
        Blob.prototype.arrayBuffer = read;
        await new Promise((go) => setTimeout(go, 700));
        return read.call(this);
      };
    })()`);
    await choose(page, { format: 'a lie' });
    await choose(page, finished.document);
    await page.getByText(/key moments?/).waitFor();
    await page.waitForTimeout(900);
    expect(await page.getByText(/cannot be displayed/).count()).toBe(0);
    await page.context().close();
  });

  it('that is not a record shows a message', async () => {
    const page = await site.visit('/replay');
    await choose(page, { format: 'a lie' });
    await page.getByText(/cannot be displayed/).waitFor();
    await page.context().close();
  });

  it('shows a message if its rules fail to load, and recovers on retry', async () => {
    const page = await site.visit('/replay');
    await page.getByText('Drop a record here').waitFor();
    await page.route('**/assets/*.js', (route) => route.abort());
    await choose(page, finished.document);
    await page.getByText(/failed to load/).waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/key moments?/).waitFor();
    site.faults.length = 0; // the browser logged the failed request
    await page.context().close();
  });
});

describe('a match that is not over', () => {
  it("keeps its secrets: it shows the API's feed, and there is no record to download", async () => {
    const page = await site.visit(`/matches/${running}/replay`);
    await page.getByRole('heading', { name: 'This match is not over yet' }).waitFor();
    await page.getByText('The match begins with 2 seats').waitFor();
    expect(await page.getByRole('slider').count()).toBe(0);
    site.faults.length = 0; // the browser logged the refused record
    await page.context().close();
  });

  it('no page logged any other error', () => {
    expect(site.faults).toEqual([]);
  });
});
