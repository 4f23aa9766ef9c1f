import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../caching.ts';

/** Where `npm run build` puts the pages: as far from here as from the compiled code. */
const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

/** The addresses that have a page, as `web/src/app/routes.ts` reads them. What is under no such address is not found. */
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

/** Scripts, styles, pictures and data from this server alone, and no script or style that stands in a page itself. */
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

/** What pages, and the files that they are made of, may do, and what not with the device that shows them. */
const BOUNDS = {
  'content-security-policy': CSP,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** The document of all pages; null where nobody has built them. */
export function pageDocument(): string | null {
  const document = path.join(BUILT, 'index.html');
  return existsSync(document) ? readFileSync(document, 'utf8') : null;
}

/** The pages under `web/`: one document, which finds out by its address what to show, and the files that it is made of. */
export async function pages(app: FastifyInstance, html: string | null): Promise<void> {
  for (const address of PAGES)
    app.get(address, { schema: { hide: true } }, (request, reply) =>
      // Nobody has built them where only the sources run: there the server introduces itself.
      html === null ? reply.redirect('/about') : sendPage(request, reply, html),
    );
  if (html !== null) await files(app);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  reply.headers(BOUNDS).type('text/html; charset=utf-8');
  // Asked for each time, so that a release is seen at once.
  return sendTagged(request, reply, html, 'no-cache');
}

/** Where programs ask: they are told in JSON what is not there, whoever asks. */
const FOR_PROGRAMS = /^\/(?:v1|graphql|docs|assets|\.well-known)(?![^/?#])/;
/** The addresses that have a page, with a slash too many. */
const TOO_LONG = new RegExp(`^(${PAGES.slice(1).join('|').replaceAll(':id', '[^/?#]+')})/+(\\?.*)?$`);

/**
 * Answers a browser that asks for a page at an unknown address: with the document, which says so, or a redirect to the page meant.
 * Null: no browser asks for a page.
 */
export function sendStray(request: FastifyRequest, reply: FastifyReply, html: string | null): FastifyReply | null {
  const { method, url, headers } = request;
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !FOR_PROGRAMS.test(url);
  if (html === null || !isPage) return null;
  const [meant, address, query = ''] = TOO_LONG.exec(url) ?? [];
  reply.headers(BOUNDS).header('cache-control', 'no-store');
  if (meant !== undefined) return reply.redirect(`${address}${query}`);
  return reply.code(404).type('text/html; charset=utf-8').send(html);
}

/** Their names change with what is in them, so browsers keep them for ever. They lie there compressed. */
async function files(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // A worker takes its policy from its own file.
    scope.addHook('onRequest', async (_, reply) => void reply.headers(BOUNDS));
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
