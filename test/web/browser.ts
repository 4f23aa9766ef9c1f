import { existsSync } from 'node:fs';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { startServer, type TestServer } from '../api/server.ts';

/** The paths where Debian and other systems install Chromium. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Uses $CHROMIUM, otherwise an installed Chromium, otherwise the npm package, which unpacks into the temporary folder.
 */
export async function openBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM ?? INSTALLED.find((file) => existsSync(file));
  if (own) return chromium.launch({ executablePath: own, args: ['--no-sandbox', '--disable-gpu'] });
  return chromium.launch({ executablePath: await chromiumPackage.executablePath(), args: chromiumPackage.args });
}

export interface Visitor extends BrowserContextOptions {
  /** The stored session of a signed-in visitor. If omitted, the visitor is not signed in. */
  session?: string | undefined;
  /** A script that runs in each page before the page's own code. */
  before?: string | undefined;
}

// Costs less than `storageState`, which opens an extra page. Runs once per tab, so that a test can sign out.
function remembering(session: string): string {
  return `if (sessionStorage.getItem('visited') === null) {
    sessionStorage.setItem('visited', 'true');
    localStorage.setItem('arbiter.session', ${JSON.stringify(session)});
  }`;
}

/** Switches off the playing of moves, which would only take time, unless a test has chosen a speed. */
const UNPLAYED = `try { localStorage.setItem('arbiter.speed', localStorage.getItem('arbiter.speed') ?? 'off'); } catch {}`;

/** The built pages on a separate server, with a browser. */
export interface Site extends TestServer {
  browser: Browser;
  /** Opens a window for a first-time visitor, and records every failure in the window in `faults`. */
  visit(path: string, options?: Visitor): Promise<Page>;
  /** All exceptions, refused scripts and failed requests in the pages so far. */
  faults: string[];
}

export async function openSite(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  const server = await startServer(env);
  const browser = await openBrowser();
  const faults: string[] = [];
  return {
    ...server,
    browser,
    faults,
    async visit(path, { session, before, ...options } = {}) {
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      await page.addInitScript(UNPLAYED);
      if (session !== undefined) await page.addInitScript(remembering(session));
      if (before !== undefined) await page.addInitScript(before);
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
      });
      await page.goto(server.address + path);
      return page;
    },
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
}
