import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readTournament, type SeenTournament } from '../../../tournaments/index.ts';
import { varyBy } from '../../caching.ts';
import type { Dependencies } from '../../dependencies.ts';
import { authenticate, tokenOf } from '../../request/authenticate.ts';

export const params = z.object({ id: z.string().describe('The id of a tournament.') });

const number = z.coerce.number().int().min(1);
export const asked = z.strictObject({
  stage: number.optional().describe('Which stage, from 1; left out: the one that has begun last.'),
  round: number.optional().describe('Which round of the stage, from 1; left out: the last one.'),
  invitation: z.string().max(100).optional().describe('The code of a private tournament, for who has one.'),
});
export type Asked = z.infer<typeof asked>;

/** The tournament as the caller may see it. Each caller may see something else. @throws Refused NOT_FOUND, UNAUTHENTICATED */
export async function tournamentFor(
  { tournaments, accounts }: Dependencies,
  request: FastifyRequest<{ Params: { id: string }; Querystring: { invitation?: string | undefined } }>,
  reply: FastifyReply,
): Promise<SeenTournament> {
  varyBy(reply.header('cache-control', 'no-store'), 'authorization');
  const caller = await authenticate(accounts, tokenOf(request));
  return readTournament(tournaments, caller, { id: request.params.id, invitation: request.query.invitation ?? null });
}
