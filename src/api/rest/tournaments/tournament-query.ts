import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readTournament, type TournamentView } from '../../../tournaments/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { varyBy } from '../../http-caching.ts';
import { callerOf } from '../../request/authenticate.ts';

export const params = z.object({ id: z.string().describe('The tournament’s id.') });

const number = z.coerce.number().int().min(1);
export const tournamentQuery = z.strictObject({
  stage: number
    .optional()
    .describe('The number of the stage, starting at 1. By default, the latest stage that has begun.'),
  round: number
    .optional()
    .describe('The number of the round within the stage, starting at 1. By default, the last round.'),
  invitation: z.string().max(100).optional().describe('The invitation code of a private tournament.'),
});
export type TournamentQuery = z.infer<typeof tournamentQuery>;

/** Reads a tournament as the caller may see it. @throws Refused NOT_FOUND, UNAUTHENTICATED */
export async function tournamentFor(
  { tournaments, accounts }: Dependencies,
  request: FastifyRequest<{ Params: { id: string }; Querystring: { invitation?: string | undefined } }>,
  reply: FastifyReply,
): Promise<TournamentView> {
  varyBy(reply, 'authorization');
  const caller = await callerOf(accounts, request, reply);
  return readTournament(tournaments, caller, { id: request.params.id, invitation: request.query.invitation ?? null });
}
