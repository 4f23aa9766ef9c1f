import { z } from 'zod';
import { exportAccount } from '../../accounts/index.ts';
import { replaySchema } from '../../engine/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { callerOf, signedIn } from '../request/authenticate.ts';
import { answers, type RestApp, written } from './responses.ts';

/** The cost of an export in requests, charged to the caller. An export reads several whole tables. */
const COST = 20;

const moment = z.iso.datetime({ offset: true });
const since = moment.nullable();
const row = z.strictObject;

const document = row({
  format: z.literal('arbiter-account-1'),
  at: moment.describe('When the data was exported.'),
  account: row({
    id: z.string(),
    name: z.string(),
    issuer: z.string().nullable(),
    subject: z.string().nullable(),
    roles: z.array(z.string()),
    bot: z.boolean(),
    createdAt: moment,
    deletedAt: since,
    banReason: z.string().nullable(),
    bannedUntil: since,
    hasPassword: z.boolean(),
  }),
  email: row({ playerId: z.string(), address: z.string(), confirmedAt: moment }).nullable(),
  sessions: z.array(
    row({
      ...{ playerId: z.string(), name: z.string().nullable(), createdAt: moment },
      ...{ usedAt: since, expiresAt: moment, revokedAt: since },
    }),
  ),
  apiKeys: z.array(
    row({
      ...{ id: z.string(), playerId: z.string(), name: z.string(), scopes: z.array(z.string()), budget: z.int() },
      ...{ createdAt: moment, usedAt: since, expiresAt: moment, revokedAt: since },
    }),
  ),
  notifications: z.array(
    row({
      ...{ kind: z.enum(['WEBHOOK', 'PUSH']), name: z.string().nullable(), events: z.array(z.string()) },
      ...{ createdAt: moment, disabledAt: since },
    }),
  ),
  blocked: z.array(row({ player: z.string(), at: moment })),
  friends: z.array(row({ player: z.string(), at: moment })).describe('The friends, and the requests that are open.'),
  presence: row({ seenAt: since, isShown: z.boolean() }).nullable(),
  reports: z.array(
    row({
      ...{ player: z.string(), match: z.string().nullable(), message: z.string().nullable() },
      ...{ reason: z.string(), at: moment },
    }),
  ),
  messages: z.array(
    row({
      ...{
        match: z.string(),
        room: z.enum(['PLAYERS', 'SPECTATORS']),
        phrase: z.string().nullable(),
        text: z.string().nullable(),
      },
      ...{ at: moment, deletedAt: since },
    }),
  ),
  decks: z.array(
    row({
      ...{ id: z.string(), playerId: z.string(), game: z.string(), name: z.string() },
      ...{ cards: z.array(row({ card: z.string(), count: z.int() })), createdAt: moment, updatedAt: moment },
    }),
  ),
  search: row({
    ...{
      game: z.string(),
      timeControl: z.record(z.string(), z.unknown()),
      rated: z.boolean(),
      botAllowed: z.boolean(),
    },
    ...{ points: z.int(), since: moment },
  })
    .nullable()
    .describe('The last search for an opponent, if it is less than about an hour old.'),
  ratings: z.array(
    row({
      ...{ matchId: z.string(), seat: z.int(), playerId: z.string(), game: z.string(), speed: z.string(), at: moment },
      muBefore: z.number().describe('The estimated skill before the match.'),
      mu: z.number().describe('The estimated skill after it.'),
      sigma: z.number().describe('The standard deviation of the estimate.'),
      matches: z.int().describe('The number of matches that the rating counts.'),
    }),
  ),
  collection: z.array(
    row({
      ...{ id: z.int(), playerId: z.string(), game: z.string(), card: z.string() },
      change: z.int().describe('The number of copies gained. It is negative if copies were lost.'),
      ...{ reason: z.string(), matchId: z.string().nullable(), at: moment },
      actId: z.string().nullable().describe('The act of an admin that moved the card, in the operator’s log.'),
    }),
  ),
  matches: z.array(
    row({
      ...{ id: z.string(), game: z.string(), status: z.string(), createdByYou: z.boolean(), createdAt: moment },
      ...{ startedAt: since, finishedAt: since, result: replaySchema.shape.result.nullable() },
      seats: z.array(row({ seat: z.int(), name: z.string(), entropy: z.string().nullable(), autoPass: z.string() })),
      record: z.string().describe('The address of the match’s log.'),
    }),
  ),
  tournaments: z.array(
    row({
      ...{ id: z.string(), game: z.string(), name: z.string(), organizedByYou: z.boolean(), createdAt: moment },
      entrant: z.int().nullable().describe('Your entrant’s number.'),
      offices: z.array(row({ role: z.string(), since: moment })),
      ...{ entriesByYou: z.int(), record: z.string().describe('The address of the tournament’s record.') },
    }),
  ),
});

export async function accountExport(app: RestApp, { accounts }: Dependencies): Promise<void> {
  const schema = {
    operationId: 'exportAccount',
    tags: ['accounts'],
    summary: 'Export all stored data of the caller as one JSON document',
    description:
      'The account, email address, sessions, API keys, decks, messages, ratings, the history of every card, and all matches and tournaments with the addresses of their records. Hashes of passwords, tokens and keys are omitted. Not available to API keys.',
    security: [{ token: [] }],
    response: answers(written('application/json', 'The document.', document), 401, 403, 429),
  };
  app.get('/v1/account/export', { schema }, async (request, reply) => {
    const caller = signedIn(await callerOf(accounts, request, reply));
    await app.charge(request.payer, COST - 1);
    reply.header('content-disposition', 'attachment; filename="arbiter-account.json"');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(await exportAccount(accounts, caller)));
  });
}
