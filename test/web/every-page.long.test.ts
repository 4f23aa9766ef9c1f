import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { account, create, get, guest } from '../api/client.ts';
import { does, entered, players } from '../tournaments/running/tournament-requests.ts';
import { seriousFindings, tooWide } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';
import { playOn } from './table/player.ts';
import { PHONE } from './table/short-matches.ts';

let site: Site;
let session: string;
let player: string;
/** The session of an organizer who also judges, with a running event and one in preparation. */
let desks: { session: string; running: string; draft: string };
let invited: { id: string; code: string };
/** Two events in which Ann plays: one that has not begun and one that is running. */
let events: { open: string; running: string };
beforeAll(async () => {
  site = await openSite();
  const token = await guest(site.address, 'Ann');
  await create(site.address, token, { game: 'golems', bots: [{ level: 'RANDOM' }] });
  const { id } = await create(site.address, token, { game: 'valhalla', seats: 2 });
  const code = z.object({ match: z.object({ invitation: z.string() }) });
  const read = 'query ($id: ID!) { match(id: $id) { invitation } }';
  invited = { id, code: (await get(code, site.address, read, { id }, token)).match.invitation };
  await create(site.address, await guest(site.address, 'Bob'), { game: 'golems', seats: 3 });
  const known = await remembered(token);
  session = known.session;
  player = known.id;
  desks = await desksOf(await account(site.address, 'Olga North'));
  events = await twoEvents([token, await guest(site.address, 'Cleo'), await guest(site.address, 'Dan')]);
}, 240_000);
afterAll(() => site?.stop());

async function remembered(token: string): Promise<{ id: string; session: string }> {
  const shape = z.object({ me: z.object({ id: z.string(), name: z.string(), guest: z.boolean() }) });
  const { me } = await get(shape, site.address, '{ me { id name guest } }', {}, token);
  return { id: me.id, session: JSON.stringify({ token, player: me }) };
}

async function desksOf(token: string): Promise<typeof desks> {
  const { id, session } = await remembered(token);
  const olga = { id, token };
  const setup = { name: 'North', game: 'golems', byHand: true, timeControl: { perDecision: 600 } };
  const running = await entered(site.address, olga, setup, await players(site.address, 5));
  await does(site.address, olga, 'beginTournament', 'BeginTournamentInput', { id: running });
  const draft = await does(site.address, olga, 'createTournament', 'CreateTournamentInput', { setup });
  return { session, running, draft: draft.id };
}

async function twoEvents(entrants: readonly string[]): Promise<typeof events> {
  const olga = { token: await account(site.address, 'Olga') };
  const made = async (setup: object, deck: object | null) => {
    const input = { setup: { name: 'Cup', game: 'business-card-battle', ...setup } };
    const { id } = await does(site.address, olga, 'createTournament', 'CreateTournamentInput', input);
    await does(site.address, olga, 'openRegistration', 'TournamentInput', { id });
    for (const token of entrants)
      await does(site.address, { token }, 'registerForTournament', 'RegisterInput', { id, deck });
    return id;
  };
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const open = await made(
    { description: 'Be there.', decks: 'REGISTERED', startsAt, checkIn: 7200 },
    { ready: 'head-office' },
  );
  const running = await made({ stages: [{ doubleElimination: {} }], roundLength: 3600, bestOf: 3 }, null);
  await does(site.address, olga, 'beginTournament', 'BeginTournamentInput', { id: running });
  return { open, running };
}

interface Look {
  name: string;
  path(): string;
  /** A selector that appears once the page is ready. */
  ready: string;
  signedIn?: boolean;
  /** Set if the page is visited by an organizer of events. */
  organizes?: boolean;
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
  { name: 'the rules of a game', path: () => '/games/valhalla/rules', ready: '#glossary' },
  { name: 'a leaderboard', path: () => '/games/golems/leaderboard', ready: 'main nav' },
  { name: 'a new event', path: () => '/tournaments/new', ready: 'form', organizes: true },
  {
    name: 'the set-up of an event',
    path: () => `/tournaments/${desks.draft}/desk?setup`,
    ready: 'form',
    organizes: true,
  },
  { name: 'the desk of an event', path: () => `/tournaments/${desks.running}/desk`, ready: '#round', organizes: true },
  { name: 'the judge’s desk', path: () => `/tournaments/${desks.running}/judge`, ready: '#calls', organizes: true },
  { name: 'a player', path: () => `/players/${player}`, ready: 'main li', signedIn: true },
  { name: 'friends of a guest', path: () => '/friends', ready: 'main a.button', signedIn: true },
  { name: 'events', path: () => '/tournaments', ready: '#open ~ ul > li' },
  { name: 'events of a player', path: () => '/tournaments', ready: '#mine ~ ul > li', signedIn: true },
  { name: 'an event to register for', path: () => `/tournaments/${events.open}`, ready: 'main form select' },
  { name: 'an event after registration', path: () => `/tournaments/${events.open}`, ready: '#lots', signedIn: true },
  { name: 'pairings', path: () => `/tournaments/${events.running}`, ready: 'tbody tr', signedIn: true },
  { name: 'entrants', path: shown('entrants'), ready: 'main li a[href^="/players"]' },
  { name: 'standings', path: shown('standings'), ready: 'caption', signedIn: true },
  { name: 'a bracket', path: shown('bracket'), ready: 'ol li', signedIn: true },
];

function shown(part: string): () => string {
  return () => `/tournaments/${events.running}?show=${part}`;
}

const SCHEMES = ['light', 'dark'] as const;
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 2560, height: 1440 },
];

describe('every page is usable', () => {
  it.each(LOOKS)('$name: light and dark, on a phone and on a wall display', async (look) => {
    const page = await site.visit(look.path(), { session: sessionOf(look) });
    await page.waitForSelector(look.ready);
    // Opens collapsed sections, so that their contents are checked too.
    if (look.organizes)
      await page.evaluate("for (const one of document.querySelectorAll('main details')) one.open = true");
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

it.each([
  { path: '/', ready: 'main li' },
  { path: '/sign-in', ready: '#up' },
  { path: '/decks', ready: '#ready' },
  { path: '/tournaments', ready: 'main h1' },
  { path: '/replay', ready: 'main h1' },
])('$path opens in German on a phone, and axe finds nothing serious', async ({ path, ready }) => {
  const page = await site.visit(path, { locale: 'de-DE', ...PHONE });
  await page.waitForSelector(ready);
  expect(await page.getAttribute('html', 'lang')).toBe('de');
  expect(await tooWide(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.context().close();
});

/** Returns Ann's session, the organizer's session, or none. */
function sessionOf({ signedIn, organizes }: Look): string | undefined {
  return organizes ? desks.session : signedIn ? session : undefined;
}

/** Simulates a browser that blocks its storage and lacks newer APIs. */
const BLOCKED = `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied.', 'SecurityError'); } });
  for (const name of ['indexedDB', 'caches', 'Notification', 'PushManager', 'BroadcastChannel'])
    Object.defineProperty(window, name, { value: undefined });
  for (const name of ['clipboard', 'serviceWorker', 'locks', 'permissions'])
    Object.defineProperty(Navigator.prototype, name, { value: undefined });`;
const FULL = `Storage.prototype.setItem = () => { throw new DOMException('No room.', 'QuotaExceededError'); };`;
const corrupted = (text: string) => `for (const storage of [localStorage, sessionStorage])
  if (storage.length === 0)
    for (const name of ['session', 'theme', 'language', 'drafts', 'pending'])
      storage.setItem('arbiter.' + name, ${JSON.stringify(text)});`;

describe('a browser', () => {
  it('that blocks all storage shows every page', { timeout: 240_000 }, async () => {
    const page = await site.visit('/', { before: BLOCKED });
    for (const path of [...new Set(LOOKS.map((look) => look.path())), '/replay', '/matches/1']) {
      await page.goto(site.address + path);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      expect([path, await page.getByRole('heading', { name: 'Something went wrong' }).count()]).toEqual([path, 0]);
    }
    await page.context().close();
  });

  it.each([
    ['that blocks all storage', BLOCKED],
    ['whose storage is full', FULL],
    ['whose storage holds broken JSON', corrupted('{')],
    ['whose storage holds something else', corrupted('{"token":1,"player":{"id":null},"input":[]}')],
  ])('%s lets a guest play, change the language and build a deck', async (_, before) => {
    const page = await site.visit('/', { before });
    await page.getByRole('button', { name: 'Play against a bot: Golems' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await playOn(page, { clicks: 3 });
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('link', { name: 'Decks' }).click();
    await page.getByRole('button', { name: 'Neues Deck bauen' }).click();
    await page.getByRole('link', { name: 'Lobby' }).click();
    await page.getByRole('region', { name: 'Deine Partien' }).getByText('Golems').first().waitFor();
    await page.context().close();
  });
});

it('the checks find problems that were planted on purpose', async () => {
  const page = await site.visit('/sign-in');
  await page.waitForSelector('#up');
  await page.evaluate("document.querySelector('#up').parentElement.append(document.createElement('button'))");
  await page.evaluate("document.querySelector('main').style.width = '5000px'");
  expect((await seriousFindings(page)).join()).toContain('button-name');
  expect(await tooWide(page)).toBeGreaterThan(1000);
  await page.context().close();
});

it('no page logged an error', () => {
  expect(site.faults).toEqual([]);
});
