import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Allows every cache to store a response, but requires the cache to revalidate the response each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The text must be the same for all clients. @param cached the `cache-control` header */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  cached = REVALIDATE,
): FastifyReply {
  // The tag is weak, because the same text is sent in several encodings.
  const tag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  reply.header('etag', tag).header('cache-control', cached);
  return isKnown(request, tag) ? reply.code(304).send() : reply.send(text);
}

function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return known.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}

/** Adds request headers to `vary` and keeps the headers that plugins added, such as `Origin` for CORS. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): FastifyReply {
  const known = reply.getHeader('vary');
  const all = [...(known === undefined ? [] : String(known).split(/\s*,\s*/)), ...names];
  const distinct = new Map(all.map((name) => [name.toLowerCase(), name]));
  return reply.header('vary', [...distinct.values()].join(', '));
}
