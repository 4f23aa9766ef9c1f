import type { FastifyInstance } from 'fastify';
import { type AccountsHandle, isApiKey } from '../../accounts/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { authenticate, wellFormedToken } from '../request/authenticate.ts';
import { mustBePermitted, rowOf } from './permissions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Routes without a row in the table of permissions. */
    unsaidRoutes: readonly string[];
  }
}

/** Checks every route's permission before the request's body is read. */
export function permitRoutes(app: FastifyInstance, { accounts }: Dependencies): void {
  const unsaid: string[] = [];
  app.decorate('unsaidRoutes', unsaid);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.wrongMethod) return;
    for (const one of [method].flat())
      if (one !== 'OPTIONS' && rowOf(nameOf(one, url)) === undefined) unsaid.push(nameOf(one, url));
  });
  app.addHook('onRequest', (request, _, done) => {
    const { url, method, config } = request.routeOptions;
    if (url === undefined || url === '/graphql' || method === 'OPTIONS' || config.wrongMethod) return done();
    permitted(accounts, nameOf(request.method, url), wellFormedToken(request)).then(() => done(), done);
  });
}

/** @throws Refused UNAUTHENTICATED, FORBIDDEN */
async function permitted(accounts: AccountsHandle, what: string, token: string | null): Promise<void> {
  if (rowOf(what)?.who === 'ANYBODY' && (token === null || !isApiKey(token))) return;
  mustBePermitted(what, await authenticate(accounts, token));
}

/** The route's name in the table. */
function nameOf(method: string, url: string): string {
  return `${method === 'HEAD' ? 'GET' : method} ${url}`;
}
