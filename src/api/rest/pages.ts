import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../entity-tag.ts';

/** Where `npm run build` puts the pages: as far from here as from the compiled code. */
const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

/** The addresses that have a page, as `web/src/app/routes.ts` reads them. What is under no such address is not found. */
const ADDRESSES = [
  '/',
  '/sign-in',
  '/decks',
  '/replay',
  '/players/:id',
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

/** What pages may not do with the device that shows them. */
const NOTHING_ELSE = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** The pages under `web/`: one document, which finds out by its address what to show, and the files that it is made of. */
export async function pages(app: FastifyInstance): Promise<void> {
  const document = path.join(BUILT, 'index.html');
  const html = existsSync(document) ? readFileSync(document, 'utf8') : null;
  for (const address of ADDRESSES)
    app.get(address, { schema: { hide: true } }, (request, reply) =>
      // Nobody has built them where only the sources run: there the server introduces itself.
      html === null ? reply.redirect('/about') : sendPage(request, reply, html),
    );
  if (html !== null) await files(app);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  reply.headers({ 'content-security-policy': CSP, 'permissions-policy': NOTHING_ELSE });
  reply.type('text/html; charset=utf-8');
  // Asked for each time, so that a release is seen at once.
  return sendTagged(request, reply, html, 'no-cache');
}

/** Their names change with what is in them, so browsers keep them for ever. They lie there compressed. */
async function files(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(BUILT, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    schemaHide: true,
  });
}
