import type { FastifyReply } from 'fastify';

/** Names request headers that the response depends on, and keeps those that plugins have named (`Origin` for CORS). */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): FastifyReply {
  const known = reply.getHeader('vary');
  const all = [...(known === undefined ? [] : String(known).split(/\s*,\s*/)), ...names];
  const distinct = new Map(all.map((name) => [name.toLowerCase(), name]));
  return reply.header('vary', [...distinct.values()].join(', '));
}
