import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../http-caching.ts';

/** The folder where `npm run build` puts the pages. The relative path is the same from the compiled code. */
const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

/** The paths with a page, as in `web/src/app/routes.ts`. Others are not found. */
export const PAGES = [
  '/',
  '/sign-in',
  '/decks',
  '/replay',
  '/players/:id',
  '/tournaments',
  '/tournaments/new',
  '/tournaments/:id',
  '/tournaments/:id/desk',
  '/tournaments/:id/judge',
  '/matches/:id',
  '/matches/:id/replay',
] as const;

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

/** Restricts what pages and their assets may load and do, and which device features they may use. */
const POLICIES = {
  'content-security-policy': CSP,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** The HTML document of all pages; null if the pages are not built. */
export function pageDocument(): string | null {
  const document = path.join(BUILT, 'index.html');
  return existsSync(document) ? readFileSync(document, 'utf8') : null;
}

/** Serves the pages of `web/`: their assets, and one HTML document that picks the page by its URL. */
export async function pages(app: FastifyInstance, html: string | null): Promise<void> {
  for (const address of PAGES)
    app.get(address, { schema: { hide: true } }, (request, reply) => {
      if (html === null) return reply.redirect('/about'); // a source checkout whose pages are not built
      reply.headers(POLICIES).type('text/html; charset=utf-8');
      // Revalidate each time, so that users get a new release immediately.
      return sendTagged(request, reply, html, 'no-cache');
    });
  if (html !== null) await files(app);
}

/** URLs for programs, which always get JSON errors. */
const FOR_PROGRAMS = /^\/(?:v1|graphql|docs|assets|\.well-known)(?![^/?#])/;
/** URLs of pages with extra trailing slashes. */
const EXTRA_SLASHES = new RegExp(`^(${PAGES.slice(1).join('|').replaceAll(':id', '[^/?#]+')})/+(\\?.*)?$`);

/**
 * Responds to a browser at an unknown URL: with the document, which says that the page is missing, or with a redirect if only
 * slashes differ. Null if this is not a browser asking for a page.
 */
export function sendStray(request: FastifyRequest, reply: FastifyReply, html: string | null): FastifyReply | null {
  const { method, url, headers } = request;
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !FOR_PROGRAMS.test(url);
  if (html === null || !isPage) return null;
  const [match, address, query = ''] = EXTRA_SLASHES.exec(url) ?? [];
  reply.headers(POLICIES).header('cache-control', 'no-store');
  if (match !== undefined) return reply.redirect(`${address}${query}`);
  return reply.code(404).type('text/html; charset=utf-8').send(html);
}

/** Serves precompressed assets. Their names change with their content, so browsers cache them permanently. */
async function files(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // A worker takes its policy from the headers of its own file.
    scope.addHook('onRequest', async (_, reply) => void reply.headers(POLICIES));
    await scope.register(fastifyStatic, {
      root: path.join(BUILT, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      schemaHide: true,
    });
  });
}
