import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { create, get, guest, playOn, read } from '../../api/client.ts';
import { openSite, type Site } from '../browser.ts';
import { windowOf } from './sit-down.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.stop());

/** Plays until a spaceship has been deployed, and the player is asked for its rotation. */
async function untilTurning(): Promise<{ id: string; token: string }> {
  const token = await guest(site.address, 'Ann');
  const { id } = await create(site.address, token, { game: 'spark-of-war', bots: [{ level: 'RANDOM' }] });
  const isAsked = async () => (await read(site.address, id, token)).decision?.choices[0]?.label.startsWith('Rotation');
  while (!(await isAsked())) await playOn(site.address, [token], id, 1);
  return { id, token };
}

const rotations = async (id: string, token: string) => {
  const cells = z.array(z.object({ pieces: z.array(z.object({ key: z.string(), rotation: z.number().nullable() })) }));
  const shape = z.object({ match: z.object({ table: z.object({ board: z.object({ cells }) }) }) });
  const query = 'query ($id: ID!) { match(id: $id) { table { board { cells { pieces { key rotation } } } } } }';
  const { board } = (await get(shape, site.address, query, { id }, token)).match.table;
  return new Map(board.cells.flatMap(({ pieces }) => pieces.map((piece) => [piece.key, piece.rotation] as const)));
};

/** Returns the rotation that the question shows, and the numbers at the sides of the piece. */
async function shown(page: Page): Promise<{ rotation: number; sides: string }> {
  const text = await page.locator('form p').first().textContent();
  const sides = await page.evaluate(`[...document.querySelector('[data-turns]').parentElement.querySelectorAll('text')]
    .map((one) => one.getAttribute('x') + ' ' + one.getAttribute('y') + ' ' + one.textContent).join()`);
  return { rotation: Number(/^Rotation (\d)/.exec(text ?? '')?.[1]), sides: String(sides) };
}

it('a spaceship is turned on the board, which shows the result before it is confirmed', async () => {
  const { id, token } = await untilTurning();
  const page = await windowOf(site, token, `/matches/${id}`, { viewport: { width: 1280, height: 800 } });
  const ship = page.locator('[data-turns]');
  await ship.waitFor();
  const key = (await ship.getAttribute('data-piece')) ?? '';
  const first = await shown(page);
  expect(first.rotation).toBe(0);
  const after = async (act: () => Promise<unknown>, rotation: number) => {
    await act();
    await expect.poll(async () => (await shown(page)).rotation).toBe(rotation);
  };
  await after(() => page.keyboard.press('r'), 1);
  expect((await shown(page)).sides).not.toBe(first.sides);
  await after(() => page.keyboard.press('Shift+R'), 0);
  expect(await shown(page)).toEqual(first);
  await after(() => ship.click(), 1);
  await after(() => page.mouse.wheel(0, 100), 2);
  await after(() => page.locator('[data-arrow="1"]').click(), 3);
  await after(() => page.locator('[data-arrow="-1"]').click(), 2);
  await after(() => page.locator('[data-turn="1"]').click(), 3);
  expect((await rotations(id, token)).get(key)).toBe(0);
  await page.locator('[data-confirm]').click();
  await ship.waitFor({ state: 'detached' });
  const now = await rotations(id, token);
  if (now.has(key)) expect(now.get(key)).toBe(3); // unless another ship has shot it down
  await page.context().close();
});

it('the page logged no error', () => {
  expect(site.faults).toEqual([]);
});
