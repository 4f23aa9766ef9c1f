import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Anybody may keep it, and asks each time whether it is still the same. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * Sends a text with a tag of its content, or 304 to a client that has it. For texts that are the same for all who may see them.
 * @param cached who may keep it, and for how long without asking again
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  cached = ASK_AGAIN,
): FastifyReply {
  // Weak: the same text is sent in several encodings.
  const tag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  reply.header('etag', tag).header('cache-control', cached);
  return isKnown(request, tag) ? reply.code(304).send() : reply.send(text);
}

/** Whether a client has what is tagged like this. */
function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return known.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}

/** Names request headers that the response depends on, and keeps those that plugins have named (`Origin` for CORS). */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): FastifyReply {
  const known = reply.getHeader('vary');
  const all = [...(known === undefined ? [] : String(known).split(/\s*,\s*/)), ...names];
  const distinct = new Map(all.map((name) => [name.toLowerCase(), name]));
  return reply.header('vary', [...distinct.values()].join(', '));
}
