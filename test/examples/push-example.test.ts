import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const PAGE = readFileSync(new URL('../../docs/reference/notifications.md', import.meta.url), 'utf8');
const WORKER = /^```js\n\/\/ worker\.js\n(.*?)^```$/ms.exec(PAGE)?.[1] ?? '';
const MESSAGE = { type: 'match.your_turn', data: { matchId: 'm1', title: 'Golems', prompt: 'Play a card' } };

/** Returns the titles that the documented service worker shows for a push while these pages are open. */
async function shown(pages: { url: string; focused: boolean }[], message: object = MESSAGE): Promise<string[]> {
  const titles: string[] = [];
  let push = (_: object): void => {};
  let done: Promise<void> = Promise.resolve();
  const self = {
    addEventListener: (_: string, listener: typeof push) => {
      push = listener;
    },
    clients: { matchAll: async () => pages },
    registration: { showNotification: async (title: string) => void titles.push(title) },
  };
  runInNewContext(WORKER, { self });
  const waitUntil = (work: Promise<void>) => {
    done = work;
  };
  push({ data: { json: () => message }, waitUntil });
  await done;
  return titles;
}

it('the documented service worker shows every push except for the match that the player is looking at', async () => {
  const [there, elsewhere] = ['https://example.org/matches/m1', 'https://example.org/matches/m2'];
  expect(await shown([])).toEqual(['Golems']);
  expect(await shown([{ url: there, focused: true }])).toEqual([]);
  expect(await shown([{ url: there, focused: false }])).toEqual(['Golems']); // the page is open but in the background
  expect(await shown([{ url: elsewhere, focused: true }])).toEqual(['Golems']);
  const notice = { type: 'tournament.news', data: { tournamentId: 't1', name: 'Cup', text: 'Lunch is at one.' } };
  expect(await shown([{ url: there, focused: true }], notice)).toEqual(['Cup']);
});
