import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { account, ask, create, get } from '../api/client.ts';
import { seriousFindings, tooWide } from './accessibility.ts';
import { openSite, type Site } from './browser.ts';
import { PHONE } from './table/short-matches.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  expect(site?.faults).toEqual([]);
  await site?.stop();
});

interface SignedIn {
  id: string;
  name: string;
  token: string;
  session: string;
}

async function player(name: string): Promise<SignedIn> {
  const token = await account(site.address, name);
  const shape = z.object({ me: z.object({ id: z.string(), name: z.string(), guest: z.boolean() }) });
  const { me } = await get(shape, site.address, '{ me { id name guest } }', {}, token);
  return { id: me.id, name, token, session: JSON.stringify({ token, player: me }) };
}

async function befriend(one: SignedIn, other: SignedIn): Promise<void> {
  const add = 'mutation ($id: ID!) { addFriend(id: $id) { sent { at } } }';
  await ask(site.address, add, { id: other.id }, one.token);
  await ask(site.address, add, { id: one.id }, other.token);
}

/** Checks a page for accessibility and width. */
async function check(page: Page): Promise<void> {
  expect([await seriousFindings(page), await tooWide(page)]).toEqual([[], 0]);
}

describe('two players', () => {
  it('become friends without reloading a page, and see that they are online', async () => {
    const [ann, bob] = [await player('Ann Amber'), await player('Bob Brown')];
    const [anns, bobs] = [
      await site.visit('/friends', { session: ann.session }),
      await site.visit('/', { session: bob.session, ...PHONE }),
    ];
    await anns.getByLabel('Name').fill('bob b');
    await anns.getByRole('button', { name: 'Add friend: Bob Brown' }).click();
    await anns.getByRole('region', { name: 'Your requests' }).getByText('You have asked Bob Brown').waitFor();
    await check(anns);

    await bobs.getByRole('link', { name: '1 friend request' }).click();
    await bobs.getByText('Ann Amber wants to be your friend').waitFor();
    await check(bobs);
    await bobs.getByRole('button', { name: 'Accept Ann Amber' }).click();
    for (const [page, name] of [
      [anns, 'Bob Brown'],
      [bobs, 'Ann Amber'],
    ] as const) {
      const row = page.getByRole('region', { name: 'Your friends' }).getByRole('listitem').filter({ hasText: name });
      await row.getByText('Online').waitFor();
      await check(page);
    }
    await bobs.getByRole('link', { name: '1 friend request' }).waitFor({ state: 'detached' });

    await anns.getByRole('button', { name: 'Remove Bob Brown', exact: true }).click();
    await anns.getByRole('button', { name: 'Really remove Bob Brown' }).click();
    for (const page of [anns, bobs]) await page.getByText('You have no friends yet').waitFor();
    for (const page of [anns, bobs]) await page.context().close();
  });

  it('who are friends meet at a table: by a challenge, or by an invitation to a waiting match', async () => {
    const [cleo, dan] = [await player('Cleo Coral'), await player('Dan Dune')];
    await befriend(cleo, dan);
    const cleos = await site.visit('/friends', { session: cleo.session });
    await cleos.getByRole('button', { name: 'Challenge Dan Dune' }).click();
    await cleos.getByRole('dialog').getByRole('link', { name: 'Golems' }).click();
    await cleos.getByText('You challenge Dan Dune').waitFor();
    await check(cleos);
    await cleos.getByRole('button', { name: 'Challenge Dan Dune' }).click();
    await cleos.waitForURL(/\/matches\//);
    await cleos.getByText('The free seat is reserved').waitFor();
    const dans = await site.visit('/', { session: dan.session });
    const challenges = dans.getByRole('region', { name: 'Your challenges' });
    await challenges.getByText('Cleo Coral challenges you to Golems').waitFor();
    await challenges.getByRole('button', { name: 'Decline' }).click();

    const { id } = await create(site.address, cleo.token, { game: 'valhalla', seats: 2, visibility: 'PRIVATE' });
    await cleos.goto(`${site.address}/matches/${id}`);
    await cleos.getByRole('button', { name: 'Show as QR code' }).click();
    await cleos.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await check(cleos);
    await cleos.getByRole('button', { name: 'Invite Dan Dune' }).click();
    await cleos.getByText('The free seat is reserved').waitFor();
    await dans.goto(site.address);
    await challenges.getByText('Cleo Coral challenges you to Valhalla').waitFor();
    await challenges.getByRole('button', { name: 'Accept' }).click();
    await dans.waitForURL(`${site.address}/matches/${id}`);
    for (const page of [cleos, dans]) await page.context().close();
  });
});

describe('a player', () => {
  it('asks another player on that player’s page, and unblocks one on the account page', async () => {
    const [finn, gus] = [await player('Finn Fern'), await player('Gus Gray')];
    const page = await site.visit(`/players/${gus.id}`, { session: finn.session });
    await page.getByRole('button', { name: 'Add friend: Gus Gray' }).click();
    await page.getByText('Request sent').waitFor();
    await check(page);
    await page.getByRole('button', { name: 'Block Gus Gray' }).click();
    await page.getByText('You have blocked this player').waitFor();
    await page.goto(`${site.address}/sign-in`);
    const blocked = page.getByRole('region', { name: 'Blocked players' });
    await blocked.getByText('Gus Gray', { exact: true }).waitFor();
    await check(page);
    await blocked.getByRole('button', { name: 'Unblock Gus Gray' }).click();
    await blocked.getByText('You have blocked no one').waitFor();
    await page.context().close();
  });

  it('without an account is told how to get one', async () => {
    const page = await site.visit('/friends');
    await page.getByText('With an account you can have friends').waitFor();
    await check(page);
    await page.context().close();
  });
});
