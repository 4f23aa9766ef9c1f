import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, get, guest, join } from '../../api/client.ts';
import { seriousFindings } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { playOn } from './player.ts';
import { sitDown, windowOf } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

/** Returns the versions of the entries that a page shows. */
async function entriesOn(page: Page): Promise<number[]> {
  const read = "[...document.querySelectorAll('[data-entry]')].map((one) => Number(one.dataset.entry))";
  return z.array(z.number()).parse(await page.evaluate(read));
}

function waitForEntry(page: Page, version: number): Promise<unknown> {
  return page.waitForSelector(`[data-entry="${version}"]`);
}

async function versionOf(id: string, token: string): Promise<number> {
  const shape = z.object({ match: z.object({ version: z.number() }) });
  return (await get(shape, site.address, 'query ($id: ID!) { match(id: $id) { version } }', { id }, token)).match
    .version;
}

describe('two browsers at one table', () => {
  it('one that loses its connection misses no entry, shows none twice, and plays on', async () => {
    const options = { turns: 2 };
    const ann = await sitDown(site, { game: 'spark-forming', seats: 2, options });
    const bobs = await guest(site.address, 'Bob');
    await join(site.address, bobs, { matchId: ann.id });
    const bob = await windowOf(site, bobs, ann.path);
    const both = [ann.page, bob];
    await Promise.all(both.map((page) => waitForEntry(page, 0)));

    await bob.context().setOffline(true);
    await bob.getByRole('status').filter({ hasText: 'Connection lost' }).waitFor();
    await ann.page.getByRole('button', { name: 'Keep this hand' }).click();
    await waitForEntry(ann.page, 1);
    expect(await entriesOn(bob)).not.toContain(1);
    await bob.context().setOffline(false);
    await waitForEntry(bob, 1);
    await bob.getByText('Connection lost').waitFor({ state: 'detached' });

    await Promise.race(both.map((page) => playOn(page).then(() => page.waitForSelector('[data-over]'))));
    await Promise.all(both.map((page) => page.waitForSelector('[data-over]')));
    const last = await versionOf(ann.id, ann.token);
    await Promise.all(both.map((page) => waitForEntry(page, last)));
    for (const page of both) {
      const shown = await entriesOn(page);
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
    }
    for (const page of both) await page.context().close();
  });

  it('a move made offline is sent until it is acknowledged, and made once', async () => {
    const { page } = await sitDown(site, {
      game: 'spark-forming',
      bots: [{ level: 'STEADY' }],
    });
    await page.getByRole('button', { name: 'Keep this hand' }).waitFor();
    await page.context().setOffline(true);
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: 'Keep this hand' }).click();
    await page.getByText('Still trying to send your answer').waitFor();
    await page.context().setOffline(false);
    await page.locator('[data-entry]', { hasText: 'Ann has answered' }).waitFor();
    expect(await page.locator('[data-entry]', { hasText: 'Ann has answered' }).count()).toBe(1);
    await page.context().close();
  });

  it('a move in flight during a reload is sent again, and made once', async () => {
    const { page } = await sitDown(site, { game: 'spark-forming', bots: [{ level: 'STEADY' }] });
    const button = page.getByRole('button', { name: 'Keep this hand' });
    await button.waitFor();
    await page.waitForTimeout(400);
    const keys: string[] = [];
    await page.route('**/graphql', (route) => {
      const key = /"key":"(\w+)"/.exec(route.request().postData() ?? '')?.[1];
      if (key) keys.push(key);
      return key && keys.length === 1 ? new Promise(() => {}) : route.continue(); // the first request never arrives
    });
    await button.click();
    await expect.poll(() => keys.length).toBe(1);
    await page.reload();
    await page.locator('[data-entry]', { hasText: 'Ann has answered' }).waitFor();
    expect(await page.locator('[data-entry]', { hasText: 'Ann has answered' }).count()).toBe(1);
    expect([...new Set(keys)]).toHaveLength(1);
    expect(await page.evaluate("sessionStorage.getItem('arbiter.pending')")).toBe(null);
    expect(await page.locator('[data-code]').count()).toBe(0);
    await page.context().close();
  });

  it('a triple click sends one answer, and nothing is refused', async () => {
    const { page } = await sitDown(site, {
      game: 'spark-forming',
      bots: [{ level: 'STEADY' }],
    });
    const button = page.getByRole('button', { name: 'Keep this hand' });
    await button.waitFor();
    await page.waitForTimeout(400);
    let sent = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('keepHand')) sent++;
    });
    await page.evaluate(`for (const _ of [1, 2, 3]) document.querySelector('[data-choice="0"]').click()`);
    await button.waitFor({ state: 'hidden' });
    await page.waitForTimeout(400);
    expect(await page.locator('[data-code]').count()).toBe(0);
    expect(sent).toBe(1);
    await page.context().close();
  });

  it('a new question ignores early clicks and the second click of a double click', async () => {
    const { page } = await sitDown(site, { game: 'spark-forming', bots: [{ level: 'RANDOM' }] });
    let sent = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('submitMove')) sent++;
    });
    const keep = page.getByRole('button', { name: 'Keep this hand' });
    await keep.waitFor();
    // Clicks before a person could have read the next question, and double-clicks as soon as it can be answered.
    const early = page.evaluate(`new Promise((done) => {
      const now = () => document.querySelector('section[data-question] fieldset');
      const click = (detail) => now().querySelector('[data-choice], [data-pass]')
        .dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
      const last = now();
      let next = null;
      new MutationObserver((_, watch) => {
        if (next === null && now() && now() !== last) { next = now(); setTimeout(click, 250, 1); }
        if (next?.ariaDisabled === 'false') { watch.disconnect(); click(2); setTimeout(done, 300); }
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    })`);
    await keep.click();
    await early;
    const taken = async () => sent + (await page.locator('section[data-question] form').count());
    expect(await taken()).toBe(1);
    await page.locator('section[data-question] :is([data-choice], [data-pass])').first().click();
    await expect.poll(taken).toBeGreaterThan(1); // the next question may begin with a form
    await page.context().close();
  });

  it('a move that arrives too late shows a message and the new question', async () => {
    const { page, id, token } = await sitDown(site, {
      game: 'spark-forming',
      bots: [{ level: 'STEADY' }],
    });
    const button = page.getByRole('button', { name: 'Keep this hand' });
    await button.waitFor();
    await page.waitForTimeout(400);
    // The same player answers in another window; this window has not received the update yet.
    await page.routeWebSocket(/graphql/, () => {});
    await page.reload();
    await button.waitFor();
    const version = await versionOf(id, token);
    const move = { sparkForming: { keepHand: true } };
    await ask(
      site.address,
      'mutation ($input: SubmitMoveInput!) { submitMove(input: $input) { entry { version } } }',
      { input: { matchId: id, version, move } },
      token,
    );
    await page.waitForTimeout(400);
    await button.click();
    await page.locator('[data-code]').waitFor();
    expect(await page.locator('[data-code]').textContent()).toContain('Rejected');
    await button.waitFor({ state: 'detached' });
    site.faults.splice(0);
    await page.context().close();
  });
});

const OPENED = z.object({
  data: z.object({ match: z.object({ entries: z.object({ nodes: z.array(z.unknown()) }) }).loose() }),
});

it('a player of a private match can download its replay', async () => {
  const match = { game: 'golems', bots: [{ level: 'RANDOM' }], visibility: 'PRIVATE' };
  const { page, id } = await sitDown(site, match);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the replay' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`golems-${id}.json`);
  await page.context().close();
});

describe('the log', () => {
  it("loses a seat's private texts when another player signs in in another tab", async () => {
    const { page, path } = await sitDown(site, { game: 'golems', bots: [{ level: 'STEADY' }] });
    const stranger = await site.visit(path);
    await Promise.all([page, stranger].map((one) => waitForEntry(one, 0)));
    const told = (one: Page) => one.locator('[data-entry="0"]').textContent();
    expect(await told(page)).not.toBe(await told(stranger));
    const tab = await page.context().newPage();
    await tab.goto(`${site.address}/replay`);
    await tab.evaluate("localStorage.removeItem('arbiter.session')");
    await page.getByText('You are watching.').waitFor();
    await page.getByRole('status').getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await told(page)).toBe(await told(stranger));
    await page.context().close();
    await stranger.context().close();
  });

  it('shows a message if the server refuses earlier entries', async () => {
    const { page } = await sitDown(site, { game: 'golems', bots: [{ level: 'STEADY' }] });
    await waitForEntry(page, 0);
    const refusal = { message: 'These are not for you.', extensions: { code: 'FORBIDDEN' } };
    await page.route('**/graphql', async (route) => {
      const query = route.request().postData() ?? '';
      if (query.includes('EarlierEntries')) return route.fulfill({ json: { data: null, errors: [refusal] } });
      if (!query.includes('OpenTable')) return route.continue();
      const whole = OPENED.parse(await (await route.fetch()).json());
      whole.data.match.entries.nodes = [
        {
          version: 7,
          seat: null,
          kind: 'MOVE',
          text: 'The seventh.',
          lines: ['The seventh.'],
          effects: [],
          milestones: [],
        },
      ];
      return route.fulfill({ json: whole });
    });
    await page.routeWebSocket(/graphql/, () => {});
    await page.reload();
    await page.getByRole('button', { name: 'Show earlier entries' }).click();
    await page.getByText('These are not for you.').waitFor();
    await page.context().close();
  });
});

describe('watching', () => {
  it('a visitor without an account sees a public match, but no hand and no choices', async () => {
    const { page, path } = await sitDown(site, { game: 'golems', bots: [{ level: 'STEADY' }] });
    const stranger = await site.visit(path);
    await waitForEntry(stranger, 0);
    await waitForEntry(page, 0);
    expect(await page.locator('[data-card]').count()).toBeGreaterThan(3);
    expect(await stranger.locator('[data-card]:visible').count()).toBe(0);
    expect(await stranger.locator('[data-choice]').count()).toBe(0);
    await stranger.getByText('You are watching.').waitFor();
    expect(await seriousFindings(stranger)).toEqual([]);
    await page.context().close();
    await stranger.context().close();
  });

  it('a wall display shows only public information, without a header, even to a player of the match', async () => {
    const { page, path } = await sitDown(
      site,
      { game: 'spark-of-war', bots: [{ level: 'STEADY' }] },
      { viewport: { width: 1920, height: 1080 } },
    );
    await page.goto(`${site.address}${path}?view=wall`);
    await waitForEntry(page, 0);
    expect(await page.locator('header nav').count()).toBe(0);
    expect(await page.locator('[data-choice]').count()).toBe(0);
    expect(await page.locator('[data-card]:visible').count()).toBe(0);
    await page.context().close();
  });
});

it('no table logged an error except for being offline', () => {
  expect(site.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
});
