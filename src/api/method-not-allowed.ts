import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route exists only to list the methods that its URL supports. */
    wrongMethod?: true;
  }
}

/** All methods except OPTIONS, which CORS handles. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Responds 405 with `Allow` if a URL does not support the method. @returns a function to call after the last route */
export function refuseWrongMethods(app: FastifyInstance): () => void {
  const addresses = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '*') return;
    const known = addresses.get(url) ?? new Set();
    addresses.set(url, known);
    // Fastify adds HEAD to every GET route, but sometimes reports the two under different spellings of the URL.
    for (const one of [method].flat()) for (const each of one === 'HEAD' ? ['GET', 'HEAD'] : [one]) known.add(each);
  });
  return () => {
    for (const [url, known] of [...addresses]) {
      const method = METHODS.filter((one) => !known.has(one));
      const allow = METHODS.filter((one) => known.has(one)).join(', ');
      if (method.length === 0 || method.length === METHODS.length) continue;
      const config = { wrongMethod: true } as const;
      // Refuse the request before its body is read, because the type of the body does not matter.
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('allow', allow);
        const message = `${request.method} is not allowed at this address. Use ${allow}.`;
        throw Object.assign(new Error(message), { statusCode: 405 });
      };
      app.route({ method, url, config, schema: { hide: true }, onRequest, handler: () => {} });
    }
  };
}
