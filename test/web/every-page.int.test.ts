import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { create, get, guest } from '../api/client.ts';
import { seriousFindings, tooWide } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';

let site: Site;
let session: string;
let player: string;
let invited: { id: string; code: string };
beforeAll(async () => {
  site = await openSite();
  const token = await guest(site.address, 'Ann');
  await create(site.address, token, { game: 'golems', bots: [{ level: 'RANDOM' }] });
  const { id } = await create(site.address, token, { game: 'valhalla', seats: 2 });
  const code = z.object({ match: z.object({ invitation: z.string() }) });
  const read = 'query ($id: ID!) { match(id: $id) { invitation } }';
  invited = { id, code: (await get(code, site.address, read, { id }, token)).match.invitation };
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
  { name: 'an invitation', path: () => `/matches/${invited.id}?invitation=${invited.code}`, ready: 'form' },
  { name: 'decks', path: () => '/decks', ready: '#ready' },
  { name: 'decks and the collection', path: () => '/decks', ready: '#own', signedIn: true },
  { name: 'a player', path: () => `/players/${player}`, ready: 'main li', signedIn: true },
];

const SCHEMES = ['light', 'dark'] as const;
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 2560, height: 1440 },
];

describe('everybody can use', () => {
  it.each(LOOKS)('$name: light and dark, on a phone and on a wall', { timeout: 120_000 }, async (look) => {
    const page = await site.visit(look.path(), look.signedIn ? { storageState: signedIn() } : {});
    await page.waitForSelector(look.ready);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      expect([viewport, await tooWide(page)]).toEqual([viewport, 0]);
    }
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await seriousFindings(page)]).toEqual([colorScheme, []]);
    }
    await page.context().close();
  });
});

/** A browser that remembers Ann. */
function signedIn() {
  const localStorage = [{ name: 'arbiter.session', value: session }];
  return { cookies: [], origins: [{ origin: site.address, localStorage }] };
}

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
