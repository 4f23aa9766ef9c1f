import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import WebSocket from 'ws';
import {
  type Api,
  ask,
  autoPlay,
  createMatch,
  GAMES,
  type SignedIn,
  signInAsGuest,
} from '../clients/typescript/src/index.ts';
import { ROOT } from '../test/architecture/sources.ts';
import { openBrowser } from '../test/web/browser.ts';

/**
 * Takes screenshots of every game's table on a phone and on a desktop, with a match in progress, and saves them in
 * docs/tables.
 *   npm start
 *   npm run screenshots -- [address] [game …]
 */
const [server = 'http://127.0.0.1:4000', ...wanted] = process.argv.slice(2);
const FOLDER = path.join(ROOT, 'docs/tables');
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
/** The number of answers to play before the screenshot. */
const ANSWERS = 30;

const api: Api = { server, WebSocket };
const ann = await signInAsGuest(api, 'Ann');
const browser = await openBrowser();
mkdirSync(FOLDER, { recursive: true });
for (const { id } of (await ask(api, GAMES, {})).games) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const match = await underWay(ann, id);
  for (const [size, viewport] of Object.entries(SIZES))
    await picture(browser, match, { name: `${id}-${size}`, viewport });
}
await browser.close();

/**
 * Plays a match until Ann has given `answers` answers and has a question with several choices. If the match ends before
 * that, plays another match with fewer answers. Returns the id of the match.
 */
async function underWay(player: SignedIn, game: string, answers = ANSWERS): Promise<string> {
  const { id } = await createMatch(player, { game, bots: [{ level: 'STEADY' }], timeControl: { perDecision: 600 } });
  let asked = 0;
  for await (const { match } of autoPlay(player, { id, after: -1, policy: 'random' })) {
    if (match.status === 'FINISHED') return underWay(player, game, Math.floor(answers / 2));
    if (match.decision && ++asked > answers && match.decision.choices.length > 1) return id;
  }
  throw new Error(`the match of ${game} ended early`);
}

interface Taken {
  name: string;
  viewport: { width: number; height: number };
}

async function picture(from: Browser, match: string, { name, viewport }: Taken): Promise<void> {
  const context = await from.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB', colorScheme: 'light' });
  const page = await context.newPage();
  const session = JSON.stringify({ token: ann.token, player: ann.player });
  await page.addInitScript(`localStorage.setItem('arbiter.session', ${JSON.stringify(session)})`);
  await page.goto(`${server}/matches/${match}`);
  await page.waitForSelector('section[data-question]');
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 55 });
  await context.close();
}
