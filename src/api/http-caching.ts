import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Any cache may store the response, but must revalidate it each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Sends text with an ETag of its content, or 304 if the client already has it. Only for text that is the same for all readers.
 * @param cached the `cache-control` header
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  cached = REVALIDATE,
): FastifyReply {
  // A weak tag, because the same text goes out in several encodings.
  const tag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  reply.header('etag', tag).header('cache-control', cached);
  return isKnown(request, tag) ? reply.code(304).send() : reply.send(text);
}

/** Whether the client already has the text with this tag. */
function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return known.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}

/** Adds request headers to `vary`, keeping those that plugins added (`Origin` for CORS). */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): FastifyReply {
  const known = reply.getHeader('vary');
  const all = [...(known === undefined ? [] : String(known).split(/\s*,\s*/)), ...names];
  const distinct = new Map(all.map((name) => [name.toLowerCase(), name]));
  return reply.header('vary', [...distinct.values()].join(', '));
}
