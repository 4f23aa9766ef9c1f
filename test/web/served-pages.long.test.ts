import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startServer, type TestServer } from '../api/server.ts';

let server: TestServer;
let html: string;
beforeAll(async () => {
  server = await startServer();
  html = await (await fetch(`${server.address}/`)).text();
});
afterAll(() => server?.stop());

/** The links to scripts and styles, which differ between pages. */
const LINKS = /<link rel="(modulepreload|stylesheet)" crossorigin href="([^"]+)">/g;

const manifest = z.object({ icons: z.array(z.object({ src: z.string(), type: z.string() })) });
const script = () => /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? 'none';

describe('the served pages', () => {
  it.each([
    '/',
    '/sign-in',
    '/decks',
    '/replay',
    '/players/somebody',
    '/tournaments',
    '/tournaments/new',
    '/tournaments/x',
    '/tournaments/x/desk',
    '/tournaments/x/judge',
    '/matches/x',
    '/matches/x/replay',
  ])('%s returns the HTML document with the links of the page, which browsers revalidate', async (path) => {
    const answer = await fetch(server.address + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const own = await answer.text();
    expect(own.replaceAll(LINKS, '')).toBe(html.replaceAll(LINKS, ''));
    const links = [...own.matchAll(LINKS)].map(([, , href = '']) => href);
    const page = await Promise.all(links.map((href) => fetch(server.address + href)));
    expect(links.length).toBeGreaterThan(3);
    expect(page.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('each page preloads scripts of its own', async () => {
    const table = await (await fetch(`${server.address}/matches/x`)).text();
    expect(html).toMatch(/modulepreload" crossorigin href="\/assets\/lobby-/);
    expect(table).toMatch(/modulepreload" crossorigin href="\/assets\/table-/);
  });

  it.each(['/matches', '/matches/x/y', '/players', '/assets/none.js', '/index.html', '/manifest.json'])(
    '%s is not found',
    async (path) => {
      const answer = await fetch(server.address + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  describe('for a browser that requests an unknown page', () => {
    const browse = (path: string) =>
      fetch(server.address + path, { redirect: 'manual', headers: { accept: 'text/html,*/*;q=0.8' } });

    it.each(['/matches', '/matches/x/y', '/nowhere', '/nowhere/', '/index.html', '//decks/', '/%5Cdecks/'])(
      '%s is the HTML document with status 404',
      async (path) => {
        const answer = await browse(path);
        expect(answer.status).toBe(404);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await answer.text()).toBe(html.replaceAll(LINKS, (link) => (link.includes('/start-') ? link : '')));
      },
    );

    it.each([
      ['/decks/', '/decks'],
      ['/matches/x/?invitation=A/B/', '/matches/x?invitation=A/B/'],
      ['/matches/x/replay//', '/matches/x/replay'],
    ])('%s redirects to %s', async (path, meant) => {
      const answer = await browse(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(meant);
    });

    it.each(['/v1/nothing', '/graphql/nothing', '/.well-known/nothing', '/assets/none.js', '/docs/nothing'])(
      '%s answers with JSON, because it is for programs',
      async (path) => {
        const answer = await browse(path);
        expect(answer.status).toBe(404);
        expect(JSON.stringify(await answer.json())).toContain('NOT_FOUND');
      },
    );
  });

  it('run only scripts of this server, and request nothing from other hosts', async () => {
    const policy = (await fetch(`${server.address}/`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc="\/assets\/)|<style|\bon\w+=|https?:\/\//);
  });

  it.each(['br', 'gzip'])('have assets that are compressed with %s and cached permanently', async (encoding) => {
    const answer = await fetch(server.address + script(), { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect((await answer.text()).length).toBeGreaterThan(1000);
  });

  it('have assets with the same content security policy', async () => {
    const policy = (await fetch(`${server.address}/`)).headers.get('content-security-policy');
    expect((await fetch(server.address + script())).headers.get('content-security-policy')).toBe(policy);
  });

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('have %s at the root, which browsers revalidate', async (path, type) => {
    const answer = await fetch(server.address + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetch(server.address + path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('have a service worker that is one file and stores nothing', async () => {
    const worker = await (await fetch(`${server.address}/sw.js`)).text();
    expect(worker).toContain('notificationclick');
    expect(worker).not.toMatch(/\bimport\b|importScripts|\bcaches\b|indexedDB/);
  });

  it('have every icon that the manifest names', async () => {
    const { icons } = manifest.parse(await (await fetch(`${server.address}/manifest.webmanifest`)).json());
    expect(icons.length).toBeGreaterThan(2);
    for (const { src, type } of icons)
      expect((await fetch(server.address + src)).headers.get('content-type')).toBe(type);
  });

  it('have uncompressed assets for clients without compression', async () => {
    const answer = await fetch(server.address + script(), { headers: { 'accept-encoding': 'identity' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.status).toBe(200);
  });

  it('do not serve files outside their folder', async () => {
    for (const path of ['/assets/..%2findex.html', '/assets/%2e%2e/manifest.json', '/assets/../../package.json'])
      expect((await fetch(server.address + path)).status).toBeGreaterThanOrEqual(400);
  });

  it('leave the API pages in place, with links at /about', async () => {
    const about = await (await fetch(`${server.address}/about`)).text();
    for (const path of ['/graphiql', '/docs', '/schema.graphql']) {
      expect(about).toContain(`href="${path}"`);
      expect((await fetch(server.address + path)).status).toBe(200);
    }
  });
});
