import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportAccount } from '../../accounts/index.ts';
import { callerOf, signedIn, tokenOf } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';

/** What it takes from the caller's budget, in requests: a few tables are read whole. */
const COST = 20;

const failure = z.looseObject({ code: z.string(), message: z.string(), advice: z.string() });

/** Everything that is held about a player, for the player. */
export async function accountExport(app: FastifyInstance, { accounts }: Dependencies): Promise<void> {
  const schema = {
    operationId: 'exportAccount',
    tags: ['accounts'],
    summary: 'Everything that is held about the caller, as one JSON document',
    description:
      'Account, address, sessions, API keys, decks, how every card came and went, and all matches and tournaments with the addresses of their records. Hashes that let somebody in are left out. Not with an API key.',
    security: [{ token: [] }],
    response: { 200: z.unknown(), 401: failure, 403: failure, 429: failure },
  };
  app.withTypeProvider<ZodTypeProvider>().get('/v1/account/export', { schema }, async (request, reply) => {
    const caller = signedIn(await callerOf(accounts, tokenOf(request)));
    await app.charge(request.payer, COST - 1);
    reply.header('cache-control', 'no-store');
    reply.header('content-disposition', 'attachment; filename="arbiter-account.json"');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(await exportAccount(accounts, caller)));
  });
}
