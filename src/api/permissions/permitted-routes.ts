import type { FastifyInstance } from 'fastify';
import { type AccountsHandle, isApiKey } from '../../accounts/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { authenticate, wellFormedToken } from '../request/authenticate.ts';
import { mustBePermitted, rowOf } from './permissions.ts';

/** Checks every route's permission before the request's body is read. @throws Error for a route without a row */
export function permitRoutes(app: FastifyInstance, { accounts }: Dependencies): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat())
      if (!config?.wrongMethod && one !== 'OPTIONS' && !rowOf(nameOf(one, url)))
        throw new Error(`the permissions table has no row for ${nameOf(one, url)}`);
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

function nameOf(method: string, url: string): string {
  return `${method === 'HEAD' ? 'GET' : method} ${url}`;
}
