import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { get, resign } from '../../api/client.ts';
import { does, type Entered, players } from '../../tournaments/running/tournament-requests.ts';
import { openSite, type Site } from '../browser.ts';

let site: Site;
let organizer: Entered;
let others: Entered[];
beforeAll(async () => {
  site = await openSite();
  organizer = await somebody('Olga');
  others = await players(site.address, 3, 'Rival');
}, 240_000);
afterAll(() => site?.stop());

const GAME = 'business-card-battle';

async function somebody(name: string): Promise<Entered> {
  const [one] = await players(site.address, 1, name);
  return one ?? expect.fail('nobody');
}

/** Creates an event that is open for registration. */
async function open(setup: object): Promise<string> {
  const input = { setup: { game: GAME, ...setup } };
  const { id } = await does(site.address, organizer, 'createTournament', 'CreateTournamentInput', input);
  await does(site.address, organizer, 'openRegistration', 'TournamentInput', { id });
  return id;
}

const enters = (one: Entered, id: string, more: object = {}) =>
  does(site.address, one, 'registerForTournament', 'RegisterInput', { id, ...more });
const begins = (id: string) => does(site.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });

/** Opens a window signed in with a new account. */
async function visit(path: string, name: string): Promise<Page> {
  const own = await somebody(name);
  const session = JSON.stringify({ token: own.token, player: { id: own.id, name: `${name} 1`, guest: false } });
  return site.visit(path, { session });
}

const CLARA = 4;
const table = z.object({
  over: z.boolean(),
  matchId: z.string().nullable(),
  entrants: z.array(z.object({ number: z.number() })),
});
const shape = z.object({ it: z.object({ round: z.object({ tables: z.array(table) }).nullable() }) });
const ROUND = `query ($id: ID!) { it: tournament(id: $id) { round { tables { over matchId entrants { number } } } } }`;

/**
 * One entrant resigns at a table in progress: Clara's opponent or, at other tables, the entrant who registered last.
 */
async function gaveUp(id: string, atClaras: boolean): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const { it: seen } = await get(shape, site.address, ROUND, { id }, organizer.token);
    const found = seen.round?.tables.find(
      ({ over, entrants }) => !over && entrants.some(({ number }) => number === CLARA) === atClaras,
    );
    const loser = Math.max(...(found?.entrants ?? []).map(({ number }) => number).filter((number) => number !== CLARA));
    const token = others[loser - 1]?.token;
    // The match may not be created yet.
    const match = token && found?.matchId ? found.matchId : null;
    if (
      token &&
      match &&
      (await resign(site.address, token, match).then(
        () => true,
        () => false,
      ))
    )
      return;
    await sleep(250);
  }
  expect.fail('there is no such table');
}

describe('the page of an event', { timeout: 300_000 }, () => {
  it('leads from registration with a deck to the table, and updates results, standings and bracket', async () => {
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    const stages = [{ swiss: { rounds: 1 } }, { singleElimination: { take: 2 } }];
    const id = await open({ name: 'Cup of clicks', decks: 'REGISTERED', startsAt, checkIn: 7200, grace: 0, stages });
    for (const one of others) {
      await enters(one, id, { deck: { ready: 'field-sales' } });
      await does(site.address, one, 'checkIn', 'EntrantInput', { id });
    }

    const page = await visit('/', 'Clara');
    await page.getByRole('link', { name: 'Events' }).click();
    await page.getByRole('link', { name: 'Register for Cup of clicks' }).click();
    const part = page.getByRole('region', { name: 'You', exact: true });
    await part.getByLabel('Your deck').selectOption('ready:head-office');
    await part.getByRole('button', { name: 'Register' }).click();
    await part.getByRole('heading', { name: 'You are registered' }).waitFor();
    await part.getByRole('button', { name: 'Check in' }).click();
    await part.getByText('You have checked in.').waitFor();

    await begins(id);
    await part.getByRole('link', { name: 'Go to my match' }).click();
    await page.waitForURL(/\/matches\/[^/?]+$/);
    await page.locator('[data-entry]').first().waitFor();
    await page.goBack();

    // From here on, the test only switches between sections of the page, because all updates arrive without a reload.
    await part.getByRole('heading', { name: /^Round 1, table \d$/ }).waitFor();
    await gaveUp(id, true);
    await part.getByText('Your table is finished: you won.').waitFor();
    await page.getByRole('row', { name: /Clara 1 .*1 won/ }).waitFor();
    await page.getByRole('link', { name: 'Standings' }).click();
    await page.getByRole('row', { name: /^1 Clara 1 you 3 1-0-0/ }).waitFor();

    await gaveUp(id, false);
    await page.getByRole('link', { name: 'Bracket' }).click();
    const final = page.getByRole('list', { name: 'Final' });
    await final.getByText('Clara 1').waitFor();
    await gaveUp(id, true);
    await final.getByText(/^1 won$/).waitFor();
    await part.getByRole('heading', { name: 'Your final place: 1.' }).waitFor();
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByText('Seed', { exact: true }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download record' }).click(),
    ]);
    expect(file.suggestedFilename()).toContain('record');
    await page.context().close();
  });

  it('shows a ruled final in the bracket as a ruling, without the game that no longer counts', async () => {
    const id = await open({ name: 'Ruled final', stages: [{ singleElimination: {} }] });
    for (const one of others.slice(0, 2)) await enters(one, id);
    await begins(id);
    await gaveUp(id, false);
    const final = async () => (await get(shape, site.address, ROUND, { id }, organizer.token)).it.round?.tables[0];
    await expect.poll(async () => (await final())?.over).toBe(true);
    const places = (await final())?.entrants.map(({ number }) => (number === 1 ? 2 : 1));
    const ruling = { id, stage: 1, round: 1, table: 1, places, reason: 'a slip' };
    await does(site.address, organizer, 'ruleTable', 'RuleTableInput', ruling);
    const page = await site.visit(`/tournaments/${id}?show=bracket`);
    const box = page.getByRole('list', { name: 'Final' }).locator('li').first();
    for (const name of ['Rival 1', 'Rival 2']) await box.getByText(name).waitFor();
    expect((await box.textContent())?.replace(/Rival \d|\p{Cf}/gu, '').trim()).toBe('won ruling');
    await page.context().close();
  });

  it("shows in the visitor's language why they cannot take part", async () => {
    const id = await open({ name: 'Full house', capacity: 2 });
    const page = await visit(`/tournaments/${id}`, 'Late');
    await page.getByRole('button', { name: 'Register' }).waitFor();
    await page.route('**/graphql', async (route) => {
      // While the request is in flight, other players take the last places.
      if (route.request().postData()?.includes('registerForTournament'))
        for (const one of others.slice(0, 2)) await enters(one, id);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('All 2 places are taken.').waitFor();
    await page.context().close();

    const german = await site.visit(`/tournaments/${id}`, { locale: 'de-DE' });
    await german.getByText('Alle 2 Plätze sind vergeben.').waitFor();
    await german.context().close();
  });

  it('lets one player register a team, which plays once the other accepts', async () => {
    const setup = { name: 'In pairs', game: 'spark-of-war', options: { mode: 'faceOff' }, teamSize: 2 };
    const id = await open(setup);
    const mate = await visit(`/tournaments/${id}`, 'Mate');
    await mate.getByRole('heading', { name: 'Take part' }).waitFor();
    const kept = z.object({ player: z.object({ id: z.string() }) });
    const session = z.string().parse(await mate.evaluate("localStorage.getItem('arbiter.session')"));
    const { player } = kept.parse(JSON.parse(session));
    const page = await visit(`/tournaments/${id}`, 'Captain');
    await page.getByLabel('Player 2').fill(`${site.address}/players/${player.id}`);
    await page.getByRole('button', { name: 'Register team' }).click();
    await page.getByText('Waiting for: Mate 1.').waitFor();
    await mate.getByText('You are invited to play here with Captain 1.').waitFor();
    await mate.getByRole('button', { name: 'Accept' }).click();
    await mate.getByText('Your team: Captain 1, Mate 1.').waitFor();
    await page.getByText('Waiting for: Mate 1.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Yes, withdraw' }).click();
    await page.getByRole('heading', { name: 'Take part' }).waitFor();
    for (const one of [mate, page]) await one.context().close();
  });

  it('of a private event is only for visitors with the invitation', async () => {
    const id = await open({ name: 'Behind doors', visibility: 'PRIVATE', registration: 'INVITATION' });
    const shape = z.object({ it: z.object({ invitation: z.string() }) });
    const query = 'query ($id: ID!) { it: tournament(id: $id) { invitation } }';
    const { invitation } = (await get(shape, site.address, query, { id }, organizer.token)).it;
    const stranger = await site.visit(`/tournaments/${id}`);
    await stranger.getByRole('heading', { name: 'This event does not exist or is private.' }).waitFor();
    await stranger.goto(`${site.address}/tournaments/${id}?invitation=${invitation}`);
    await stranger.getByRole('button', { name: 'Register' }).click();
    await stranger.getByLabel('Name').fill('Gregor');
    await stranger.getByRole('button', { name: 'Play as a guest' }).click();
    await stranger.getByRole('heading', { name: 'You are registered' }).waitFor();
    await stranger.getByRole('link', { name: 'Entrants' }).click();
    await stranger.getByRole('link', { name: 'Gregor' }).first().waitFor();
    await stranger.context().close();
  });

  it.each([
    ['slow', -360_000],
    ['fast', 360_000],
  ])("uses the server's clock on a device that is six minutes %s", async (pace, skew) => {
    const own = await somebody(`Device ${pace}`);
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    const [begun, later] = await Promise.all(
      [3600 + 60, 3600 - 180].map((checkIn) => open({ name: `Check-in ${checkIn}`, startsAt, checkIn })),
    );
    const running = await open({ name: 'Half an hour', roundLength: 1800 });
    for (const id of [begun, later, running]) await enters(own, id ?? '');
    await enters(others[0] ?? own, running);
    await begins(running);
    const before = `{ const Right = Date; window.Date = class extends Right {
      constructor(...given) { given.length === 0 ? super(Right.now() + ${skew}) : super(...given); }
      static now() { return Right.now() + ${skew}; }
    }; }`;
    const session = JSON.stringify({ token: own.token, player: { id: own.id, name: 'Own', guest: false } });
    const page = await site.visit('/tournaments', { session, before });
    const row = (name: string) => page.getByRole('region', { name: 'Your events' }).locator('li', { hasText: name });
    await row('Check-in 3660').getByText('Check in now').waitFor();
    expect(await row('Check-in 3420').getByText('Check in now').count()).toBe(0);
    await page.goto(`${site.address}/tournaments/${later}`);
    await page.getByText(/in 3 minutes/).waitFor();
    expect(await page.getByRole('button', { name: 'Check in' }).count()).toBe(0);
    await page.goto(`${site.address}/tournaments/${begun}`);
    await page.getByRole('button', { name: 'Check in' }).waitFor();
    await page.goto(`${site.address}/tournaments/${running}`);
    expect(await page.getByRole('timer').first().textContent()).toMatch(/^(30:00|29:\d\d|28:\d\d)$/);
    await page.context().close();
  });

  it('no page logged an error', () => {
    expect(site.faults).toEqual([]);
  });
});
