import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, get } from '../../api/client.ts';
import { does, type Entered, entered } from '../../tournaments/running/tournament-requests.ts';
import { seriousFindings, tooWide } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { windowOf } from '../table/sit-down.ts';
import { giveUp, person } from './accounts.ts';

let site: Site;
let olga: Entered;
let jude: Entered;
const field: Entered[] = [];
beforeAll(async () => {
  site = await openSite();
  olga = await person(site.address, 'Olga North');
  jude = await person(site.address, 'Jude North');
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'])
    field.push(await person(site.address, `${name} North`));
}, 240_000);
afterAll(() => site?.stop());

const seen = z.object({
  it: z.object({
    status: z.string(),
    paused: z.boolean(),
    officials: z.array(z.object({ role: z.string() })),
    entrants: z.array(z.object({ gone: z.string().nullable(), late: z.boolean() })),
    round: z
      .object({
        supplied: z.boolean(),
        tables: z.array(z.object({ entrants: z.array(z.object({ number: z.number() })) })),
      })
      .nullable(),
  }),
});

/** Reads the event as its organizer sees it. */
async function read(id: string) {
  const query = `query ($id: ID!) { it: tournament(id: $id) { status paused officials { role } entrants { gone late }
    round { supplied tables { entrants { number } } } } }`;
  return (await get(seen, site.address, query, { id }, olga.token)).it;
}

/** Whether all rounds are over and the event is open only for corrections. */
async function allIsPlayed(id: string): Promise<boolean> {
  const query = 'query ($id: ID!) { it: tournament(id: $id) { allPlayed } }';
  const shape = z.object({ it: z.object({ allPlayed: z.boolean() }) });
  return (await get(shape, site.address, query, { id }, olga.token)).it.allPlayed;
}

/** Clicks a button and confirms the dialog, whose button may have another name. */
async function sure(page: Page, button: string, yes = button, reason?: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.locator('dialog');
  if (reason) await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: yes, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function agree(id: string, one: Entered | undefined): Promise<void> {
  const query = 'mutation ($id: ID!) { agreeToTournament(input: { id: $id }) { id } }';
  expect((await ask(site.address, query, { id }, one?.token)).errors).toBeUndefined();
}

async function made(page: Page, name: string): Promise<string> {
  await page.getByLabel('Event name').fill(name);
  await page.getByLabel('Game', { exact: true }).selectOption('golems');
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.waitForURL(/\/desk$/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Returns the key of a deck that the game lends. */
async function readyDeck(): Promise<string | undefined> {
  const query = '{ game(id: "business-card-battle") { deckFormat { ready { key } } } }';
  const format = z.object({ deckFormat: z.object({ ready: z.array(z.object({ key: z.string() })) }) });
  return (await get(z.object({ game: format }), site.address, query)).game.deckFormat.ready[0]?.key;
}

describe('an organizer', () => {
  let page: Page;
  let id = '';

  it('creates an event from a name and a game, and announces it after a confirmation', async () => {
    page = await windowOf(site, olga.token, '/tournaments');
    await page.getByRole('link', { name: 'Create event' }).click();
    await page.getByText('Rounds and broadcast').click();
    await page.getByLabel('I approve each round').check();
    await page.getByText('Registration and decks').click();
    await page.getByLabel('Late entry until this round is paired').fill('2');
    id = await made(page, 'Evening of the North');

    await page.getByRole('link', { name: 'Edit the event' }).click();
    await page.getByLabel('Event name').fill('Night of the North');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('heading', { name: 'Night of the North' }).waitFor();
    await page.getByRole('button', { name: 'Open registration' }).click();
    expect((await read(id)).status).toBe('DRAFT');
    await page.locator('dialog').getByRole('button', { name: 'Open registration' }).click();
    await page.getByText('Registration is open').waitFor();

    await page.getByRole('link', { name: 'Edit the event' }).click();
    await page.getByLabel('No-show limit, in minutes').fill('7');
    await page.getByLabel('Time for corrections at the end, in minutes').fill('6');
    await page.getByLabel('Defending champion').fill(`${site.address}/players/${field[0]?.id}`);
    await page.getByText('That is Ann North.').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Registration is open').waitFor();
    const setup = z.object({ noShowAfter: z.number(), grace: z.number(), champion: z.string().nullable() });
    const shape = z.object({ it: z.object({ setup }) });
    const query = 'query ($id: ID!) { it: tournament(id: $id) { setup { noShowAfter grace champion } } }';
    const { it: changed } = await get(shape, site.address, query, { id }, olga.token);
    expect(changed.setup).toEqual({ noShowAfter: 420, grace: 360, champion: field[0]?.id });
  });

  it('adds an entrant, appoints a judge and starts the event', async () => {
    for (const one of field.slice(0, 4))
      await does(site.address, one, 'registerForTournament', 'RegisterInput', { id });
    await page.getByText('Add an entrant').click();
    await page.getByLabel('Player').fill(`${site.address}/players/${field[4]?.id}`);
    await page.getByText('That is Eve North.').waitFor();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('has not accepted yet').waitFor();
    await agree(id, field[4]);
    await page.getByText('has not accepted yet').waitFor({ state: 'detached' });

    await page.getByText('Appoint an official').click();
    await page.getByLabel('Person', { exact: true }).fill(jude.id);
    await page.getByText('That is Jude North.').waitFor();
    await page.getByRole('button', { name: 'Appoint', exact: true }).click();
    await page.getByRole('button', { name: 'Dismiss Jude North' }).waitFor();
    expect((await read(id)).officials).toEqual([{ role: 'JUDGE' }]);
    await sure(page, 'Start now');
    await page.getByText('Round 1 is proposed').waitFor();
  });

  it('swaps two entrants, withdraws a round, pairs by hand and approves', async () => {
    const before = (await read(id)).round?.tables.map(({ entrants }) => entrants.map(({ number }) => number)) ?? [];
    const [a, b] = [before[0]?.[0] ?? 0, before[1]?.[0] ?? 0];
    await page.getByText('Swap two entrants').click();
    await page.getByLabel('First entrant').selectOption(String(a));
    await page.getByLabel('Second entrant').selectOption(String(b));
    await page.getByRole('button', { name: 'Swap', exact: true }).click();
    await expect.poll(async () => (await read(id)).round?.tables[0]?.entrants[0]?.number).toBe(b);
    await sure(page, 'Redraw round');
    await page.getByText('Round 1 is proposed').waitFor();

    await page.getByText('Custom pairings').click();
    await page.getByLabel('Tables', { exact: true }).fill('1 2\n3 9');
    await page.getByText('No active entrant has number 9.').waitFor();
    await page.getByLabel('Tables', { exact: true }).fill('1 2\n3 4');
    await page.getByText('These entrants have no table, so they get a bye: Eve North').waitFor();
    await page.getByRole('button', { name: 'Use these pairings' }).click();
    await page.getByText('These pairings are marked as made by the organizer.').waitFor();
    await expect.poll(() => read(id)).toMatchObject({ paused: false, round: { supplied: true } });
    await sure(page, 'Approve round');
    await page.getByText('Round 1 is in progress.').waitFor();
  });

  it('rules, corrects, adds a late entrant, pauses and resumes', async () => {
    await page.getByRole('button', { name: 'Rule on table 2' }).click();
    await page.getByLabel('Result').selectOption('Both lose');
    await page.getByLabel('Reason').fill('Nobody came');
    await page.getByRole('button', { name: 'Save ruling' }).click();
    await page.getByText('all lost').waitFor();
    await page.getByRole('button', { name: 'Correct table 2' }).click();
    await page.getByLabel('Result').selectOption('Dan North wins');
    await page.getByLabel('Reason').fill('Dan came after all');
    await page.getByRole('button', { name: 'Save ruling' }).click();
    await page.getByText('0 : 1').waitFor();

    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await seriousFindings(page)]).toEqual([colorScheme, []]);
    }
    await sure(page, 'Pause event');
    await page.getByText('The event is paused').waitFor();
    expect((await read(id)).paused).toBe(true);
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('The event is paused').waitFor({ state: 'detached' });

    await page.getByText('Add a late entrant').waitFor(); // the form is still open after the first entrant
    await page.getByLabel('Player').fill(field[5]?.id ?? '');
    await page.getByText('That is Fay North.').waitFor();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('has not accepted yet').waitFor();
    await agree(id, field[5]);
    await page.getByText('entered late').waitFor();
    expect((await read(id)).entrants.map(({ late }) => late)).toEqual([false, false, false, false, false, true]);
  });

  it('drops an entrant, disqualifies another, and completes the event', { timeout: 240_000 }, async () => {
    await sure(page, 'Drop Cleo North', 'Drop');
    await page.getByText('dropped out').waitFor();
    await sure(page, 'Disqualify Eve North', 'Disqualify', 'Peeked');
    await page.getByText('disqualified').waitFor();
    expect((await read(id)).entrants.map(({ gone }) => gone)).toEqual([
      null,
      null,
      'DROPPED',
      null,
      'DISQUALIFIED',
      null,
    ]);
    const approve = page.getByRole('button', { name: 'Approve round' });
    for (let turns = 0; turns < 400 && (await read(id)).status === 'RUNNING'; turns++) {
      if (await approve.isVisible()) await sure(page, 'Approve round');
      // After the last result, the event stays open for corrections.
      else if (await allIsPlayed(id)) {
        await page.getByText('and was the last one').waitFor();
        expect(await page.getByRole('button', { name: 'Pair next round' }).count()).toBe(0);
        await sure(page, 'End now');
      }
      if (!(await giveUp(site.address, field))) await sleep(100);
    }
    await page.getByText('The event is over. Places and record are final.').waitFor();
    const record = await page.getByRole('link', { name: 'Event record' }).getAttribute('href');
    expect((await fetch(site.address + record)).status).toBe(200);
    expect((await fetch(`${site.address}/v1/tournaments/${id}/sheet`)).status).toBe(200);
  });

  it('cancels another event permanently, with a reason', async () => {
    await page.goto(`${site.address}/tournaments/new`);
    const other = await made(page, 'Never');
    await page.getByRole('button', { name: 'Cancel the event', exact: true }).click();
    expect((await read(other)).status).toBe('DRAFT');
    await page.locator('dialog').getByRole('button', { name: 'Cancel permanently' }).click();
    await page.getByText('The event was cancelled.').waitFor();
    expect((await read(other)).status).toBe('CANCELLED');
  });

  it('who also plays is not offered actions reserved for other officials, and sees when replays open', async () => {
    const [ann, ben, cleo] = field;
    if (!ann || !ben || !cleo) throw new Error('there are too few players');
    const decks = { decks: 'REGISTERED', stages: [{ swiss: { rounds: 2 } }] };
    const players = [olga, ann, ben, cleo];
    const setup = { name: 'Own', game: 'business-card-battle', ...decks };
    const event = await entered(site.address, olga, setup, players, { deck: { ready: await readyDeck() } });
    await does(site.address, olga, 'beginTournament', 'BeginTournamentInput', { id: event });
    const desk = await windowOf(site, olga.token, `/tournaments/${event}/desk`);
    await desk.getByText('You are or were a player in this event').waitFor();
    await desk.getByRole('button', { name: 'Drop Olga North' }).waitFor();
    for (const name of [/^Rule on table/, /^(Drop|Disqualify) Ann/, 'Call time'])
      expect(await desk.getByRole('button', { name }).count()).toBe(0);
    expect(await desk.getByRole('link', { name: 'Judge’s desk' }).count()).toBe(0);

    const own = desk.getByRole('listitem').filter({ hasText: /Olga North.*in progress|in progress.*Olga North/ });
    const match = await own.getByRole('link', { name: 'Match' }).getAttribute('href');
    await giveUp(site.address, [olga]);
    await desk.goto(site.address + match);
    await desk.getByText('Replay: after the event').waitFor();
    expect(await desk.getByRole('link', { name: 'Watch the replay' }).count()).toBe(0);
    await desk.goto(`${site.address}${match}/replay`);
    await desk.getByRole('heading', { name: 'This replay opens after the event' }).waitFor();
    expect(site.faults.splice(0)).toEqual([expect.stringContaining('403')]); // Chromium logs the refusal
    await desk.context().close();
  });

  it('is the only one with access to the desk, which fits a phone', async () => {
    const stranger = await windowOf(site, jude.token, `/tournaments/${id}/desk`);
    await stranger.waitForURL(/\/judge$/); // judges have a separate desk
    await stranger.getByText('Its judges can no longer act').waitFor();
    await stranger.context().close();
    await page.goto(`${site.address}/tournaments/${id}/desk`);
    await page.getByText('Ann North').first().waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tooWide(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });
});

it('none of these pages logged an error', () => expect(site.faults).toEqual([]));
