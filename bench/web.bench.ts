import Fastify from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { pageDocument, pages } from '../src/api/rest/web-pages.ts';
import { gameById } from '../src/games/index.ts';
import { openBrowser } from '../test/web/browser.ts';
import { signedRecord } from '../test/web/signed-record.ts';
import { figure, type Row } from './rows.ts';

const ENTRIES = 2000;
/** The number of entries to show, spread evenly over the record. */
const FRAMES = 100;
const SIZE = { width: 1440, height: 900 };

/**
 * Opens a record of 2,000 entries in a real browser, with a server that serves only the pages.
 * @param slower how many times slower the browser runs its CPU
 */
export async function webBench(slower = 1): Promise<Row[]> {
  const game = gameById('golems');
  if (!game) throw new Error('Golems is not registered');
  const { document, keys } = signedRecord(game, { entries: ENTRIES, seats: 4 });
  const app = Fastify();
  await app.register((scope) => pages(scope, pageDocument()));
  app.get('/.well-known/arbiter-keys.json', () => keys);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await openBrowser();
  try {
    const bytes = Buffer.from(JSON.stringify(document));
    return await measured(await opened(browser, `${address}/replay`, slower), bytes);
  } finally {
    await browser.close();
    await app.close();
  }
}

/** A browser window and the CPU time that it has used. */
interface Window {
  page: Page;
  /** Returns the CPU time of the main thread in milliseconds, which other work on the machine does not affect. */
  worked(): Promise<number>;
}

/** Opens a window. @param slower how many times slower the browser runs its CPU */
async function opened(browser: Browser, address: string, slower: number): Promise<Window> {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(address);
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  return { page, worked };
}

async function measured({ page, worked }: Window, bytes: Buffer): Promise<Row[]> {
  await page.evaluate(WATCH_FIRST);
  const before = await worked();
  await page.setInputFiles('input[type=file]', { name: 'record.json', mimeType: 'application/json', buffer: bytes });
  await page.waitForSelector(BAR, { timeout: 120_000 });
  const work = (await worked()) - before;
  const first = z.number().parse(await page.evaluate('window.firstFrame'));
  await page.waitForSelector('summary', { timeout: 120_000 }); // the survey is complete
  const frames = await scrubbed({ page, worked });
  const [took, cost] = [frames.map(({ took: one }) => one), frames.map(({ work: one }) => one)];
  return [
    {
      what: `first frame, of ${figure(bytes.length / 1000, 'KB')}, once the file has loaded`,
      value: figure(first, 'ms'),
    },
    { what: '… CPU time', value: figure(work, 'ms') },
    { what: 'any other frame, folded, rendered and laid out, p50', value: figure(share(took, 0.5), 'ms') },
    { what: '… p95', value: figure(share(took, 0.95), 'ms') },
    { what: '… CPU time, p50', value: figure(share(cost, 0.5), 'ms') },
    { what: '… CPU time, p95', value: figure(share(cost, 0.95), 'ms') },
    { what: `proven: ${ENTRIES} entries`, value: figure(await proven(page), 'ms') },
  ];
}

const BAR = '[aria-valuetext]';

function share(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}

/** Moves the slider to one entry after another, throughout the record. */
async function scrubbed({ page, worked }: Window): Promise<{ took: number; work: number }[]> {
  const frames: { took: number; work: number }[] = [];
  for (let i = 1; i <= FRAMES; i++) {
    const before = await worked();
    const took = z.number().parse(await page.evaluate(`(${SCRUB})(${(i * 7919) % (ENTRIES - 1)})`));
    frames.push({ took, work: (await worked()) - before });
  }
  return frames;
}

async function proven(page: Page): Promise<number> {
  const began = performance.now();
  await page.getByRole('button', { name: 'Prove it' }).click();
  await page.waitForSelector('[data-verdict=VERIFIED]', { timeout: 300_000 });
  return performance.now() - began;
}

/** Browser code that measures the milliseconds from choosing the file to showing a table. */
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

/** Browser code that moves the slider to an entry and returns the milliseconds until its table is laid out. */
const SCRUB = `async (version) => {
  const bar = document.querySelector('[aria-valuetext]');
  const before = bar.getAttribute('aria-valuetext');
  const moment = () => new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = go;
    port2.postMessage(0);
  });
  const began = performance.now();
  bar.value = String(version);
  bar.dispatchEvent(new Event('input', { bubbles: true }));
  while (bar.getAttribute('aria-valuetext') === before) await moment();
  document.body.offsetHeight;
  return performance.now() - began;
}`;
