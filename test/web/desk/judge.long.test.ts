import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { get, playOn } from '../../api/client.ts';
import { does, type Entered, entered } from '../../tournaments/running/tournament-requests.ts';
import { seriousFindings, tooWide } from '../accessibility.ts';
import { openSite, type Site } from '../browser.ts';
import { windowOf } from '../table/sit-down.ts';
import { person } from './accounts.ts';

let site: Site;
let ann: Entered;
let ben: Entered;
let jude: Entered;
let id: string;
let match: string;
beforeAll(async () => {
  site = await openSite();
  const { address } = site;
  const olga = await person(address, 'Olga South');
  [ann, ben, jude] = [
    await person(address, 'Ann South'),
    await person(address, 'Ben South'),
    await person(address, 'Jude South'),
  ];
  const setup = { name: 'South', game: 'golems', timeControl: { fischer: { bank: 600, increment: 5 } } };
  id = await entered(address, olga, setup, [ann, ben]);
  await does(address, olga, 'appointOfficial', 'OfficialInput', { id, player: jude.id, role: 'JUDGE' });
  await does(address, olga, 'beginTournament', 'BeginTournamentInput', { id });
  match = (await vi.waitUntil(matchOf, { timeout: 30_000, interval: 100 })) ?? '';
  await playOn(address, [ann.token, ben.token], match, 5);
}, 240_000);
afterAll(() => site?.stop());

/** Returns the first table's match, or null if it does not exist yet. */
async function matchOf(): Promise<string | null> {
  const table = z.object({ match: z.object({ id: z.string() }).nullable() });
  const shape = z.object({ it: z.object({ round: z.object({ tables: z.array(table) }).nullable() }) });
  const query = 'query ($id: ID!) { it: tournament(id: $id) { round { tables { match { id } } } } }';
  const { it: found } = await get(shape, site.address, query, { id });
  return found.round?.tables[0]?.match?.id ?? null;
}

const judged = z.object({
  match: z.object({
    version: z.number(),
    status: z.string(),
    paused: z.boolean(),
    judgeReadings: z.array(z.object({ judge: z.string(), version: z.number() })),
    seats: z.array(z.object({ ruled: z.string().nullable() })),
  }),
});

/** Reads the match as a player sees it. */
async function read() {
  const query = `query ($id: ID!) { match(id: $id) {
    version status paused judgeReadings { judge version } seats { ruled } } }`;
  return (await get(judged, site.address, query, { id: match }, ann.token)).match;
}

/** Performs a judge's action, which needs a reason. */
async function act(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.locator('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('a judge', () => {
  let table: Page;
  let desk: Page;
  let before = 0;

  it('is called from the table, once at a time', async () => {
    table = await windowOf(site, ann.token, `/matches/${match}`, { viewport: { width: 390, height: 844 } });
    const call = async (about: string) => {
      await table.getByRole('button', { name: 'Call a judge' }).first().click();
      await table.getByLabel('What is the problem?').fill(about);
      await table.locator('dialog').getByRole('button', { name: 'Call a judge' }).click();
    };
    await call('May that golem climb?');
    await table.getByText('A judge has been called.').waitFor();
    await call('Hello?');
    await table
      .locator('dialog')
      .getByText('You have already called a judge: wait until the call is closed.')
      .waitFor();
    await table.keyboard.press('Escape');
    before = (await read()).version;
  });

  it('finds the call in the queue, takes it and opens the match', async () => {
    desk = await windowOf(site, jude.token, `/tournaments/${id}/desk`);
    await desk.getByText('One call is waiting for a judge').waitFor();
    await desk.getByText('May that golem climb?').waitFor();
    await desk.getByRole('button', { name: 'Take call from Ann South' }).click();
    await desk.getByText('You have taken this call.').waitFor();
    await desk.getByRole('link', { name: 'Open match of the call from Ann South' }).click();
    await desk.getByRole('heading', { name: 'Your powers' }).waitFor();
    await desk.getByText(`Ann South calls a judge: May that golem climb?`).waitFor();
  });

  it('pauses the match, and the players see it', async () => {
    await desk.getByRole('button', { name: 'Pause match' }).click();
    await act(desk, 'Pause match', 'A golem fell over');
    await desk.getByText('The match is paused').waitFor();
    await table.getByText('A judge has paused the match').waitFor();
    await table.getByText('A judge pauses the match: A golem fell over').waitFor();
  });

  it('sees hidden cards only on request, and the log notes it', async () => {
    expect((await read()).judgeReadings).toEqual([]);
    await desk.getByRole('button', { name: 'Reveal all cards (noted in the log)' }).click();
    await desk.getByText('The log notes that you have seen them.').waitFor();
    expect(await desk.locator('h3', { hasText: /South.*: Golem hand/ }).count()).toBe(1);
    expect((await read()).judgeReadings).toEqual([{ judge: jude.id, version: before + 1 }]);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await desk.setViewportSize(viewport);
      expect([viewport, await tooWide(desk)]).toEqual([viewport, 0]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.emulateMedia({ colorScheme });
      expect([colorScheme, await seriousFindings(desk)]).toEqual([colorScheme, []]);
    }
  });

  it('rewinds the match to an entry of the log, and both branches stay readable', async () => {
    await desk.getByRole('button', { name: 'Rewind to here: entry 2' }).click();
    await desk.getByText(`This becomes entry ${before + 2}, and play continues from there.`).waitFor();
    await desk.getByText('dice are rolled again').waitFor();
    await act(desk, 'Rewind match', 'It had not climbed');
    await desk.locator('[data-entry="3"]').getByText('(taken back)').waitFor();
    await table.locator('[data-entry="3"]').getByText('(taken back)').waitFor();
    expect(await table.locator('[data-entry="2"]').getByText('(taken back)').count()).toBe(0);
    await table.getByText('A judge rewinds the match to version 2: It had not climbed').waitFor();
    expect((await read()).version).toBe(before + 2);
    await desk.getByText(`The match is now at version ${before + 2}.`).waitFor();
  });

  it('resumes the match, gives time, warns, and rules a game loss', async () => {
    await desk.getByRole('button', { name: 'Resume match' }).click();
    await act(desk, 'Resume match', 'All is well');
    await desk.getByText('The match is paused').waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: 'Give time' }).click();
    await desk.getByLabel('Minutes').fill('2.5');
    await act(desk, 'Give time', 'For the search');
    await table.getByText('For the search').waitFor();
    await desk.getByRole('button', { name: 'Rule', exact: true }).click();
    await desk.getByLabel('Ruling').selectOption('WARNING');
    await desk.getByLabel('Seat').selectOption('Ben South');
    await act(desk, 'Warn', 'Pushed the table');
    const seat = (await seatOfBen()) ?? 1;
    expect((await read()).seats[seat]?.ruled).toBe('WARNING');
    await desk.getByRole('button', { name: 'Rule', exact: true }).click();
    await desk.getByLabel('Ruling').selectOption('GAME_LOSS');
    await desk.getByLabel('Seat').selectOption('Ben South');
    await desk.getByText('The seat is out of this match').waitFor();
    await act(desk, 'Give a game loss', 'Pushed it again');
    await table.locator('[data-over]').waitFor();
    expect((await read()).status).toBe('FINISHED');
  });

  it('appears in the replay with every action, including the abandoned branch', async () => {
    await table.goto(`${site.address}/matches/${match}/replay?version=${before + 2}`);
    await table.getByRole('button', { name: /A judge rewinds the match to version 2/ }).waitFor();
    await table.getByRole('button', { name: /^3 .*taken back/ }).waitFor();
    await table.context().close();
  });

  it('has no powers once the event is over', async () => {
    await desk.goto(`${site.address}/tournaments/${id}/judge`);
    await desk.getByText('Its judges can no longer act.').waitFor();
    await desk.context().close();
  });
});

async function seatOfBen(): Promise<number | undefined> {
  const shape = z.object({ match: z.object({ yourSeats: z.array(z.number()) }) });
  const query = 'query ($id: ID!) { match(id: $id) { yourSeats } }';
  return (await get(shape, site.address, query, { id: match }, ben.token)).match.yourSeats[0];
}

it('none of these pages logged an error', () => expect(site.faults).toEqual([]));
