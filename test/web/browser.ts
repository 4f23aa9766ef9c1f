import { existsSync } from 'node:fs';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { startServer, type TestServer } from '../api/server.ts';

/** Where Debian and others install it. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** $CHROMIUM, else the machine's own, else the one from the package registry, which is unpacked into the temporary folder. */
export async function openBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM ?? INSTALLED.find((file) => existsSync(file));
  if (own) return chromium.launch({ executablePath: own, args: ['--no-sandbox', '--disable-gpu'] });
  return chromium.launch({ executablePath: await chromiumPackage.executablePath(), args: chromiumPackage.args });
}

export interface Visitor extends BrowserContextOptions {
  /** Who is signed in, as the pages remember it; left out: nobody. */
  session?: string | undefined;
  /** Runs in each page before its own code. */
  before?: string | undefined;
}

// Costs nothing: a state of storage that a context is made with takes a page of its own. Once, for one may sign out.
function remembering(session: string): string {
  return `if (sessionStorage.getItem('visited') === null) {
    sessionStorage.setItem('visited', 'true');
    localStorage.setItem('arbiter.session', ${JSON.stringify(session)});
  }`;
}

/** The built pages on a server of their own, and a browser to look at them. */
export interface Site extends TestServer {
  browser: Browser;
  /** Somebody's window, who has never been here. Whatever fails in it is an error: see `faults`. */
  visit(path: string, options?: Visitor): Promise<Page>;
  /** What pages have complained about so far: exceptions, refused scripts, failed requests. */
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
