import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { create, get, guest } from '../api/client.ts';
import { seriousFindings } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';
import { PHONE } from './table/short-matches.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

const kept = z.object({ token: z.string(), player: z.object({ id: z.string(), name: z.string() }) });

/** Returns the signed-in player, as stored by the page. */
async function whoIs(page: Page): Promise<z.infer<typeof kept>> {
  return kept.parse(JSON.parse(z.string().parse(await page.evaluate("localStorage.getItem('arbiter.session')"))));
}

const seen = z.object({
  match: z.object({ status: z.string(), yourSeats: z.array(z.number()), game: z.object({ id: z.string() }) }),
});
const bots = z.object({ match: z.object({ seats: z.array(z.object({ bot: z.string().nullable() })) }) });

/** Returns the match at the page's address, as the signed-in player sees it. */
async function matchAt(page: Page): Promise<z.infer<typeof seen>['match']> {
  const id = new URL(page.url()).pathname.split('/')[2];
  const query = 'query ($id: ID!) { match(id: $id) { status yourSeats game { id } } }';
  return (await get(seen, site.address, query, { id }, (await whoIs(page)).token)).match;
}

describe('the lobby', () => {
  it('takes a new visitor to a table of Golems in two clicks', async () => {
    const page = await site.visit('/');
    await page.getByRole('button', { name: 'Play against a bot: Golems' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.waitForURL(/\/matches\/[^/?]+$/);
    expect(await matchAt(page)).toEqual({ status: 'RUNNING', yourSeats: [0], game: { id: 'golems' } });

    await page.getByRole('link', { name: 'Lobby' }).click();
    const own = page.getByRole('region', { name: 'Your matches' });
    await own.getByText('Your turn').waitFor();
    expect(await own.getByRole('listitem').first().textContent()).toContain('Golems');
    await page.context().close();
  });

  it('starts a match against a bot of the chosen level, and remembers the level', async () => {
    const page = await site.visit('/');
    await page.getByLabel('Strength of bots').selectOption('RANDOM');
    await page.getByRole('button', { name: 'Play against a bot: Golems' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.waitForURL(/\/matches\/[^/?]+$/);
    const id = new URL(page.url()).pathname.split('/')[2];
    const query = 'query ($id: ID!) { match(id: $id) { seats { bot } } }';
    const { match } = await get(bots, site.address, query, { id }, (await whoIs(page)).token);
    expect(match.seats).toEqual([{ bot: null }, { bot: 'RANDOM' }]);
    await page.getByRole('link', { name: 'Lobby' }).click();
    expect(await page.getByLabel('Strength of bots').inputValue()).toBe('RANDOM');
    await page.context().close();
  });

  it('offers ready-made kinds of match, and hides the options until they are wanted', async () => {
    const page = await site.visit('/?new=valhalla', PHONE);
    expect(await page.getByLabel('Full game').isChecked()).toBe(true);
    expect(await page.getByLabel('Terrain').count()).toBe(0);
    await page.getByLabel('Quick game').check();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('Seat 2').selectOption('RANDOM');
    await page.getByRole('button', { name: 'Create the match' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.waitForURL(/\/matches\//);
    const id = new URL(page.url()).pathname.split('/')[2];
    const shape = z.object({ match: z.object({ options: z.record(z.string(), z.unknown()) }) });
    const { token } = await whoIs(page);
    const { match } = await get(shape, site.address, 'query ($id: ID!) { match(id: $id) { options } }', { id }, token);
    expect(match.options).toEqual({ terrain: 'dealt', rounds: 20 });
    await page.context().close();
  });

  it("offers a game's options and creates the match with them", async () => {
    const page = await site.visit('/?new=spark-of-war');
    await page.getByLabel('Your own rules').check();
    await page.getByText('Programs can also set: Custom galaxy.').waitFor();
    await page.getByLabel('Seats').selectOption('4');
    for (const seat of [2, 3, 4]) await page.getByLabel(`Seat ${seat}`).selectOption('RANDOM');
    await page.getByLabel('Mode').selectOption('faceOff');
    await page.getByLabel('Supply stations').check();
    await page.getByLabel('Turns').fill('50');
    await page.getByRole('button', { name: 'Create the match' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.waitForURL(/\/matches\//);
    const id = new URL(page.url()).pathname.split('/')[2];
    const shape = z.object({ match: z.object({ options: z.record(z.string(), z.unknown()) }) });
    const { token } = await whoIs(page);
    const { match } = await get(shape, site.address, 'query ($id: ID!) { match(id: $id) { options } }', { id }, token);
    expect(match.options).toMatchObject({ mode: 'faceOff', supplyStations: true, turns: 50, galaxy: 'auto' });
    await page.context().close();
  });

  it("shows the server's refusals", async () => {
    const page = await site.visit('/?new=spark-of-war');
    await page.getByLabel('Your own rules').check();
    await page.getByLabel('Mode').selectOption('faceOff');
    await page.getByLabel('Galaxy', { exact: true }).selectOption('lone-star');
    await page.getByRole('button', { name: 'Create the match' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toMatch(/is a map for free for all/);
    await page.context().close();
  });

  it('recovers after a page at the same path has failed', async () => {
    const page = await site.visit('/');
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('NewMatchForm')) return route.continue();
      const answer = z.object({ data: z.object({}).loose() }).parse(await (await route.fetch()).json());
      return route.fulfill({ json: { data: { ...answer.data, me: { decks: [null] } } } });
    });
    await page.getByRole('link', { name: 'Set up a match… Valhalla' }).click();
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    await page.getByRole('link', { name: 'Lobby', exact: true }).click();
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    await page.context().close();
  });

  it('lists open matches, which other players can join', async () => {
    const ann = await guest(site.address, 'Ann');
    await create(site.address, ann, { game: 'golems', seats: 2 });
    const page = await site.visit('/');
    const open = page.getByRole('region', { name: 'Open matches' });
    await open.getByRole('listitem').filter({ hasText: 'Ann' }).getByRole('button', { name: 'Take a seat' }).click();
    await page.getByLabel('Name').waitFor();
    await page.keyboard.type('Bob Boe'); // typing immediately fills in the name
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/matches\//);
    expect(await matchAt(page)).toMatchObject({ status: 'RUNNING', yourSeats: [1] });
    expect((await whoIs(page)).player.name).toBe('Bob Boe');
    await page.context().close();
  });

  it('lists challenges, and lets the player accept or decline them', async () => {
    const page = await site.visit('/sign-in');
    await page.getByRole('region', { name: 'Guest' }).getByRole('button').click();
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    const { player } = await whoIs(page);
    const mutation = 'mutation ($input: ChallengeInput!) { challengePlayer(input: $input) { id } }';
    for (const [name, game] of [
      ['Bob', 'golems'],
      ['Cleo', 'valhalla'],
    ] as const) {
      const input = { opponent: { id: player.id }, match: { game } };
      await get(z.unknown(), site.address, mutation, { input }, await guest(site.address, name));
    }
    await page.reload();
    const challenges = page.getByRole('region', { name: 'Your challenges' });
    const row = (text: string) => challenges.getByRole('listitem').filter({ hasText: text });
    await row('Cleo').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await row('Cleo').getByRole('button', { name: 'Decline' }).click();
    await row('Cleo').waitFor({ state: 'detached' });
    await row('Bob').getByRole('button', { name: 'Accept' }).click();
    await page.waitForURL(/\/matches\//);
    expect(await matchAt(page)).toEqual({ status: 'RUNNING', yourSeats: [1], game: { id: 'golems' } });
    await page.context().close();
  });

  it('hides the challenges of a blocked player, and shows them after unblocking', async () => {
    const page = await site.visit('/sign-in');
    await page.getByRole('region', { name: 'Guest' }).getByRole('button').click();
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    const { player } = await whoIs(page);
    const mallory = await guest(site.address, 'Mallory');
    const mutation = 'mutation ($input: ChallengeInput!) { challengePlayer(input: $input) { from { id } } }';
    const shape = z.object({ challengePlayer: z.object({ from: z.object({ id: z.string() }) }) });
    const input = { opponent: { id: player.id }, match: { game: 'golems' } };
    const { challengePlayer } = await get(shape, site.address, mutation, { input }, mallory);
    await page.reload();
    const challenges = page.getByRole('region', { name: 'Your challenges' });
    await challenges.getByRole('button', { name: /^Block/ }).click();
    await challenges.waitFor({ state: 'detached' });
    await page.goto(`${site.address}/players/${challengePlayer.from.id}`);
    await page.getByText('You have blocked this player').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Unblock/ }).click();
    await page.getByRole('button', { name: /^Block/ }).waitFor();
    await page.context().close();
  });

  it('is in German in a German browser, and in English once chosen', async () => {
    const page = await site.visit('/', { locale: 'de-DE' });
    await page.getByRole('heading', { name: 'Was möchtest du spielen?' }).waitFor();
    await page.getByLabel('Sprache').selectOption('en');
    await page.getByRole('heading', { name: 'What would you like to play?' }).waitFor();
    await page.context().close();
  });
});

describe('an invitation', () => {
  it('seats a visitor without an account in a private match', async () => {
    const ann = await guest(site.address, 'Ann');
    const { id } = await create(site.address, ann, { game: 'valhalla', seats: 2, visibility: 'PRIVATE' });
    const shape = z.object({ match: z.object({ invitation: z.string() }) });
    const read = 'query ($id: ID!) { match(id: $id) { invitation } }';
    const { invitation } = (await get(shape, site.address, read, { id }, ann)).match;
    const page = await site.visit(`/matches/${id}?invitation=${encodeURIComponent(invitation)}`);
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.waitForURL(`${site.address}/matches/${id}`);
    expect(await matchAt(page)).toMatchObject({ status: 'RUNNING', yourSeats: [1] });
    await page.context().close();
  });

  it('describes the match, and expires when another player takes the seat', async () => {
    const ann = await guest(site.address, 'Ann');
    const { id } = await create(site.address, ann, { game: 'golems', visibility: 'PRIVATE', options: { rounds: 7 } });
    const shape = z.object({ match: z.object({ invitation: z.string() }) });
    const { match } = await get(shape, site.address, 'query ($id: ID!) { match(id: $id) { invitation } }', { id }, ann);
    const path = `/matches/${id}?invitation=${match.invitation.toLowerCase()}`;
    const page = await site.visit(path);
    await page.getByText('rounds: 7').waitFor();
    await page.getByText('Ann · free seat').waitFor();
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.waitForURL(`${site.address}/matches/${id}`);
    await page.context().close();
    const late = await site.visit(path);
    await late.getByRole('heading', { name: 'No seat is left' }).waitFor();
    await late.context().close();
  });

  it('shows a message if it is wrong', async () => {
    const page = await site.visit('/matches/6b1f0a52-4d43-4f6e-9a43-1f2d3c4b5a69?invitation=WRONG');
    await page.getByRole('heading', { name: 'This invitation does not exist' }).waitFor();
    await page.context().close();
  });
});

it('none of these pages logged an error', () => {
  expect(site.faults).toEqual([]);
});
