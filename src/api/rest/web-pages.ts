import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../http-caching.ts';
import { withPreloads } from './page-preloads.ts';

/** The folder where `npm run build` puts the pages. The relative path is the same for compiled code. */
const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

/** The paths that have a page, as in `web/src/app/routes.ts`, with the page's folder in `web/src/pages`. */
const FOLDERS = {
  '/': 'lobby',
  '/sign-in': 'sign-in',
  '/decks': 'decks',
  '/replay': 'replay',
  '/games/:id/rules': 'rules',
  '/games/:id/leaderboard': 'leaderboard',
  '/players/:id': 'player',
  '/tournaments': 'tournaments',
  '/tournaments/new': 'desk/setup',
  '/tournaments/:id': 'tournament',
  '/tournaments/:id/desk': 'desk/organize',
  '/tournaments/:id/judge': 'desk/judge',
  '/operator': 'operator',
  '/friends': 'friends',
  '/matches/:id': 'table',
  '/matches/:id/replay': 'replay',
} as const;
export const PAGES = Object.keys(FOLDERS);

/** Allows scripts, styles, images and data from this server only, and no inline scripts or styles. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers that restrict what pages and their assets can load and do, and which device features they can use. */
const POLICIES = {
  'content-security-policy': CSP,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** The files with fixed names that make the pages an app. The worker script must be at the root to control every page. */
const APP_FILES = [
  { address: '/sw.js', type: 'text/javascript; charset=utf-8' },
  { address: '/manifest.webmanifest', type: 'application/manifest+json; charset=utf-8' },
] as const;

/** Reads the HTML document that all pages share, or returns null if the pages are not built. */
export function pageDocument(): string | null {
  return builtFile('index.html');
}

function builtFile(name: string): string | null {
  const file = path.join(BUILT, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Serves the pages of `web/`, which are assets and one HTML document that chooses the page by the URL. */
export async function pages(app: FastifyInstance, html: string | null): Promise<void> {
  const manifest = builtFile('manifest.json') ?? '{}';
  for (const [address, folder] of Object.entries(FOLDERS)) {
    const own = html && withPreloads(html, manifest, `src/pages/${folder}/index.tsx`);
    app.get(address, { schema: { hide: true } }, (request, reply) => {
      if (own === null) return reply.redirect('/about'); // the pages of a source checkout are not built
      reply.headers(POLICIES).type('text/html; charset=utf-8');
      // Browsers must revalidate the document each time, so that users get a new release immediately.
      return sendTagged(request, reply, own, 'no-cache');
    });
  }
  appFiles(app);
  if (html !== null) await files(app);
}

/** Serves the files of the app. Browsers must revalidate them each time, so that an old worker never stays. */
function appFiles(app: FastifyInstance): void {
  for (const { address, type } of APP_FILES) {
    const text = builtFile(address);
    app.get(address, { schema: { hide: true } }, (request, reply) => {
      if (text === null) return reply.callNotFound();
      return sendTagged(request, reply.headers(POLICIES).type(type), text, 'no-cache');
    });
  }
}

/** The URLs for programs, which always receive errors as JSON. */
const FOR_PROGRAMS = /^\/(?:v1|graphql|docs|assets|icons|\.well-known)(?![^/?#])/;
/** The URLs of pages with extra slashes at the end. */
const EXTRA_SLASHES = new RegExp(`^(${PAGES.slice(1).join('|').replaceAll(':id', '[^/?#]+')})/+(\\?.*)?$`);

/** Redirects browsers if only slashes differ, and otherwise sends the document. Returns null for any other request. */
export function sendStray(request: FastifyRequest, reply: FastifyReply, html: string | null): FastifyReply | null {
  const { method, url, headers } = request;
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !FOR_PROGRAMS.test(url);
  if (html === null || !isPage) return null;
  const [match, address, query = ''] = EXTRA_SLASHES.exec(url) ?? [];
  reply.headers(POLICIES).header('cache-control', 'no-store');
  if (match !== undefined) return reply.redirect(`${address}${query}`);
  return reply.code(404).type('text/html; charset=utf-8').send(html);
}

/**
 * Serves precompressed assets and the icons of the app. The name of an asset changes with its content, so browsers
 * cache assets permanently.
 */
async function files(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // A web worker gets its content security policy from the headers of its script file.
    scope.addHook('onRequest', async (_, reply) => void reply.headers(POLICIES));
    await serveFolder(scope, 'assets', { preCompressed: true, immutable: true, maxAge: '365d' });
    await serveFolder(scope, 'icons', { maxAge: '1d' });
  });
}

async function serveFolder(
  scope: FastifyInstance,
  folder: string,
  caching: Pick<FastifyStaticOptions, 'preCompressed' | 'immutable' | 'maxAge'>,
): Promise<void> {
  await scope.register(fastifyStatic, {
    ...caching,
    root: path.join(BUILT, folder),
    prefix: `/${folder}/`,
    index: false,
    decorateReply: false,
    schemaHide: true,
  });
}
