import Fastify from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { pages } from '../src/api/rest/pages.ts';
import { gameById } from '../src/games/index.ts';
import { openBrowser } from '../test/web/browser.ts';
import { signedRecord } from '../test/web/signed-record.ts';
import { figure, type Row } from './rows.ts';

const ENTRIES = 2000;
/** Frames that are looked at, all over the record. */
const FRAMES = 200;
const SIZE = { width: 1440, height: 900 };

/** A record of 2,000 entries in a real browser, from a server that has nothing but the pages. */
export async function webBench(): Promise<Row[]> {
  const game = gameById('golems');
  if (!game) throw new Error('the game is gone');
  const { document, keys } = signedRecord(game, { entries: ENTRIES, seats: 4 });
  const app = Fastify();
  await app.register(pages);
  app.get('/.well-known/arbiter-keys.json', () => keys);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await openBrowser();
  try {
    const page = await opened(browser, `${address}/replay`, 1);
    const bytes = Buffer.from(JSON.stringify(document));
    return [...(await measured(page, bytes)), ...(await ofPhone(browser, `${address}/replay`, bytes))];
  } finally {
    await browser.close();
    await app.close();
  }
}

/** Six times slower than here: about what a cheap phone is. */
async function ofPhone(browser: Browser, address: string, bytes: Buffer): Promise<Row[]> {
  const rows = await measured(await opened(browser, address, 6), bytes);
  return rows.map((row) => ({ ...row, what: `${row.what}, processor slowed down six times` }));
}

async function opened(browser: Browser, address: string, slower: number): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(address);
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  if (slower > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  }
  return page;
}

async function measured(page: Page, bytes: Buffer): Promise<Row[]> {
  await page.evaluate(WATCH_FIRST);
  await page.setInputFiles('input[type=file]', { name: 'record.json', mimeType: 'application/json', buffer: bytes });
  await page.waitForSelector('h4, [aria-valuetext]', { timeout: 120_000 });
  const first = z.number().parse(await page.evaluate('window.firstFrame'));
  await page.waitForSelector('summary', { timeout: 120_000 }); // all of it has been looked over
  const times = z.array(z.number()).parse(await page.evaluate(`(${SCRUB})(${FRAMES})`));
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [
    {
      what: `first frame, of ${figure(bytes.length / 1000, 'KB')}, after the file is there`,
      value: figure(first, 'ms'),
    },
    { what: 'any other frame, p50: table laid, drawn and placed', value: figure(at(0.5), 'ms') },
    { what: 'any other frame, p95', value: figure(at(0.95), 'ms') },
    { what: `proven: ${ENTRIES} entries`, value: figure(await proven(page), 'ms') },
  ];
}

async function proven(page: Page): Promise<number> {
  const began = performance.now();
  await page.getByRole('button', { name: 'Prove it' }).click();
  await page.waitForSelector('[data-verdict=VERIFIED]', { timeout: 300_000 });
  return performance.now() - began;
}

/** From when the file is chosen to when a table is on the page. */
const WATCH_FIRST = `addEventListener('change', () => {
  const chosen = performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[aria-valuetext]')) return;
    document.body.offsetHeight;
    window.firstFrame = performance.now() - chosen;
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}, { capture: true, once: true })`;

/** Draws the bar to places all over the record; milliseconds until each table is on the page and has its place. */
const SCRUB = `async (frames) => {
  const bar = document.querySelector('[aria-valuetext]');
  const last = Number(bar.max);
  const times = [];
  for (let i = 1; i <= frames; i++) {
    const began = performance.now();
    const before = bar.getAttribute('aria-valuetext');
    bar.value = String((i * 7919) % last);
    bar.dispatchEvent(new Event('input', { bubbles: true }));
    while (bar.getAttribute('aria-valuetext') === before) await new Promise((go) => { const c = new MessageChannel(); c.port1.onmessage = go; c.port2.postMessage(0); });
    document.body.offsetHeight;
    times.push(performance.now() - began);
    await new Promise((go) => setTimeout(go, 20));
  }
  return times;
}`;
