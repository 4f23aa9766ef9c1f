import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { create, get, guest } from '../api/client.ts';
import { seriousFindings, tooWide } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';

let site: Site;
let session: string;
let player: string;
beforeAll(async () => {
  site = await openSite();
  const token = await guest(site.address, 'Ann');
  await create(site.address, token, { game: 'golems', bots: [{ level: 'RANDOM' }] });
  await create(site.address, token, { game: 'valhalla', seats: 2 });
  await create(site.address, await guest(site.address, 'Bob'), { game: 'golems', seats: 3 });
  const shape = z.object({ me: z.object({ id: z.string(), name: z.string(), guest: z.boolean() }) });
  const { me } = await get(shape, site.address, '{ me { id name guest } }', {}, token);
  session = JSON.stringify({ token, player: me });
  player = me.id;
}, 180_000);
afterAll(() => site?.stop());

interface Look {
  name: string;
  path(): string;
  /** What is there when the page is. */
  ready: string;
  signedIn?: boolean;
}

const LOOKS: readonly Look[] = [
  { name: 'the lobby of a stranger', path: () => '/', ready: '#open ~ ul > li' },
  { name: 'the lobby of a player', path: () => '/', ready: '#own', signedIn: true },
  { name: 'a new match', path: () => '/?new=spark-forming', ready: 'form' },
  { name: 'signing in', path: () => '/sign-in', ready: '#up' },
  { name: 'the account', path: () => '/sign-in', ready: '#keep', signedIn: true },
  { name: 'an invitation', path: () => '/matches/nobody?invitation=NONE', ready: 'form' },
  { name: 'decks', path: () => '/decks', ready: '#ready' },
  { name: 'decks and the collection', path: () => '/decks', ready: '#own', signedIn: true },
  { name: 'a player', path: () => `/players/${player}`, ready: 'main li', signedIn: true },
];

async function look({ path, ready, signedIn }: Look, options: Parameters<Site['visit']>[1]): Promise<Page> {
  const page = await site.visit('/replay', options);
  if (signedIn) await page.evaluate(`localStorage.setItem('arbiter.session', ${JSON.stringify(session)})`);
  await page.goto(site.address + path());
  await page.waitForSelector(ready);
  return page;
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(LOOKS)('$name can be used by everybody', { timeout: 60_000 }, async (one) => {
    const page = await look(one, { colorScheme });
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });
});

describe.each([
  { width: 390, height: 844 },
  { width: 2560, height: 1440 },
])('at $width by $height', (viewport) => {
  it.each(LOOKS)('$name is not scrolled sideways', { timeout: 60_000 }, async (one) => {
    const page = await look(one, { viewport });
    expect(await tooWide(page)).toBe(0);
    await page.context().close();
  });
});

it('what axe looks for would be found', { timeout: 60_000 }, async () => {
  const page = await site.visit('/sign-in');
  await page.waitForSelector('#up');
  await page.evaluate("document.querySelector('#up').parentElement.append(document.createElement('button'))");
  await page.evaluate("document.querySelector('main').style.width = '5000px'");
  expect((await seriousFindings(page)).join()).toContain('button-name');
  expect(await tooWide(page)).toBeGreaterThan(1000);
  await page.context().close();
});

it('no page has complained of anything', () => {
  expect(site.faults).toEqual([]);
});
