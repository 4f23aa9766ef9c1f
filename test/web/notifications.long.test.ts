import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { account, get, guest, PASSWORD, playOn, read } from '../api/client.ts';
import { Browser } from '../notifications/browser.ts';
import { openReceivers } from '../notifications/receiver.ts';
import { begun, untilAsked } from '../notifications/webhooks.ts';
import { seriousFindings, tooWide } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';
import { LISTENING } from './listening.ts';
import { lookAway, PushWorker, subscribingTo } from './push-worker.ts';
import { PHONE } from './table/short-matches.ts';
import { windowOf } from './table/sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ PRIVATE_WEBHOOKS: 'true' });
});
afterAll(() => site?.stop());
const receiver = openReceivers();

async function pair(): Promise<[string, string]> {
  return [await guest(site.address, 'Ann'), await guest(site.address, 'Bob')];
}

/** Opens a player's account page in a browser that allows notifications from a test's push service. */
async function subscriber(token: string) {
  const [service, keys] = [await receiver(), new Browser()];
  const before = subscribingTo({ endpoint: service.url, keys: keys.keys });
  const page = await windowOf(site, token, '/sign-in', { before });
  const context = page.context();
  await context.addInitScript(before); // for its other pages
  await context.grantPermissions(['notifications'], { origin: site.address });
  const worker = await PushWorker.of(page);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect.poll(() => worker.shown()).toMatchObject([{ title: 'Notifications are on' }]);
  await page.getByText('Notifications are on in this browser.').waitFor();
  const messages = () => service.received.map(({ body }) => keys.read(body));
  return { page, context, worker, messages };
}

const asked = z.object({ type: z.literal('match.your_turn'), data: z.object({ prompt: z.string() }) });

describe('a browser with notifications', () => {
  it('shows a turn while all pages are closed, and a click opens or focuses the match', async () => {
    const [ann, bob] = await pair();
    const { page, context, worker, messages } = await subscriber(ann);
    expect(await seriousFindings(page)).toEqual([]);
    await page.close();

    const id = await begun(site.address, ann, bob);
    await untilAsked(site.address, ann, bob, id);
    await expect.poll(() => messages().join()).toContain('match.your_turn');
    const message = messages().find((one) => one.includes('match.your_turn')) ?? '';
    const { data } = asked.parse(JSON.parse(message));
    const turn = { title: 'Your turn: Golems', body: data.prompt, tag: id };
    await worker.deliver(site.address, message);
    await expect.poll(() => worker.shown()).toContainEqual(turn);
    expect(await worker.click(id)).toEqual([`open /matches/${id}`]);
    expect(await worker.shown()).not.toContainEqual(turn);

    const table = await context.newPage();
    await table.goto(`${site.address}/matches/${id}`);
    await table.locator('section[data-question]').waitFor();
    await worker.deliver(site.address, message);
    await worker.deliver(site.address, '{}');
    await expect.poll(() => worker.titles()).toContain('Arbiter');
    expect(await worker.titles()).not.toContain(turn.title); // the player sees the question already
    await lookAway(table);
    await worker.deliver(site.address, message);
    await expect.poll(() => worker.shown()).toContainEqual(turn);
    expect(await worker.click(id)).toEqual([`focus /matches/${id}`]);
    await context.close();
  });

  it('gets no more messages after its player has signed out', async () => {
    const [ann] = await pair();
    const { page, worker } = await subscriber(ann);
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    const endpoint = 'select count(*)::int as n from notification_targets where player_id = $1';
    const { me } = await get(z.object({ me: z.object({ id: z.string() }) }), site.address, '{ me { id } }', {}, ann);
    const count = async () => (await client.query(endpoint, [me.id])).rows;
    expect(await count()).toEqual([{ n: 1 }]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await count()).toEqual([{ n: 0 }]);
    expect(await page.evaluate("[localStorage.getItem('subscribed'), localStorage.getItem('arbiter.push')]")).toEqual([
      null,
      null,
    ]);
    expect(await worker.shown()).toEqual([]);
    await client.end();
    await page.context().close();
  });

  it('shows a page in its language while the server cannot be reached', async () => {
    const [ann] = await pair();
    const { page } = await subscriber(ann);
    await page.context().setOffline(true);
    await page.goto(`${site.address}/decks`);
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Decks', exact: true }).waitFor();

    await page.getByLabel('Language').selectOption('de'); // replaces the worker
    const script = 'navigator.serviceWorker.getRegistration().then(({ active }) => active.scriptURL)';
    await expect.poll(() => page.evaluate(script)).toBe(`${site.address}/sw.js?language=de`);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Keine Verbindung' }).waitFor();
    await page.context().close();
  });

  it('can be removed by its player on another device', async () => {
    const [ann] = await pair();
    const { page } = await subscriber(ann);
    const phone = await windowOf(site, ann, '/sign-in', PHONE);
    await phone.getByRole('button', { name: /^Remove Chrome/ }).click();
    await phone.getByRole('heading', { name: 'Other devices' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Notifications are off in this browser.').waitFor();
    await phone.context().close();
    await page.context().close();
  });
});

/** Opens another session of an account. */
async function signedIn(name: string): Promise<string> {
  const shape = z.object({ signIn: z.object({ token: z.string() }) });
  const input = { name, password: PASSWORD };
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
  return (await get(shape, site.address, query, { input })).signIn.token;
}

it('a new password ends the notifications of other devices, but not of this browser', async () => {
  const ann = await account(site.address, 'Careful Ann');
  const subscribed = 'mutation ($i: SubscribePushInput!) { subscribePush(input: $i) { id } }';
  const i = { endpoint: 'http://127.0.0.1:9/', ...new Browser().keys, name: 'Lost phone' };
  await get(z.unknown(), site.address, subscribed, { i }, await signedIn('Careful Ann'));
  const { page } = await subscriber(ann);
  await page.getByRole('button', { name: 'Remove Lost phone' }).waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('seven green golems');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.').waitFor();
  await page.reload();
  await page.getByText('Notifications are on in this browser.').waitFor();
  expect(await page.getByRole('button', { name: 'Remove Lost phone' }).count()).toBe(0);
  await page.context().close();
});

const icon = (page: Page) => page.evaluate(`document.querySelector('link[rel="icon"]').href`);

describe('a turn', () => {
  it('in another match shows in the title, the icon of the tab and the header, and ends with the answer', async () => {
    const [ann, bob] = await pair();
    const page = await windowOf(site, ann, '/decks', { before: LISTENING, ...PHONE });
    await page.getByRole('heading', { name: 'Decks', exact: true }).waitFor();
    const plain = await icon(page);
    expect(await page.title()).toBe('Decks · Arbiter');
    const id = await begun(site.address, ann, bob);
    await untilAsked(site.address, ann, bob, id);
    const link = page.getByRole('link', { name: '1 match waits for you: open it' });
    await link.waitFor();
    await expect.poll(() => page.title()).toBe('● 1 · Decks · Arbiter');
    expect(await icon(page)).not.toBe(plain);
    expect(await tooWide(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);

    await link.click();
    await page.waitForURL(`${site.address}/matches/${id}`);
    await page.locator('section[data-question="true"]').waitFor();
    while ((await read(site.address, id, ann)).decision) await playOn(site.address, [ann], id, 1); // on another device
    await link.waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).toBe('Golems · Arbiter');
    expect([await icon(page), await page.evaluate('window.tones')]).toEqual([plain, 0]);
    await untilAsked(site.address, ann, bob, id);
    await expect.poll(() => page.evaluate('window.tones')).toBe(2);
    await page.context().close();
  });

  it('in a match of days is a reason to offer notifications, once', async () => {
    const [ann, bob] = await pair();
    // A browser without a window refuses notifications instead of asking.
    const before = "Object.defineProperty(Notification, 'permission', { value: 'default' });";
    const match = { game: 'spark-forming', timeControl: { days: 3 } };
    const [first, second] = [await begun(site.address, ann, bob, match), await begun(site.address, ann, bob, match)];
    const page = await windowOf(site, ann, `/matches/${first}`, { before });
    const offer = page.getByText('Should this browser tell you');
    const answer = page.getByRole('button', { name: 'Keep this hand' });
    await answer.waitFor();
    expect(await offer.count()).toBe(0);
    await answer.click();
    await offer.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await offer.waitFor({ state: 'detached' });
    await page.goto(`${site.address}/matches/${second}`);
    await answer.click();
    await page.getByText('Waiting for Bob').waitFor();
    expect(await offer.count()).toBe(0);
    await page.context().close();
  });
});

it('no page logged an error except for being offline', () => {
  expect(site.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|status of 503/.test(fault))).toEqual([]);
});
