import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { ENTRY_KINDS, entrySchema, replaySchema, unfinishedSchema } from '../../engine/index.ts';
import { judgeReplay, logLines, REPLAY_VERDICTS, readMatch, replayDocument, transcript } from '../../matches/index.ts';
import { sendTagged, varyBy } from '../caching.ts';
import type { Dependencies } from '../dependencies.ts';
import { ownerOf } from '../limits/payer.ts';
import { authenticate, tokenOf } from '../request/authenticate.ts';
import { failure, ndjson, OTHERWISE, WITH_TOKEN, written } from './responses.ts';
import { documentBody, serveVerdict, takeDocuments } from './verdicts.ts';

/** Entries of a match's record that are as much as a request. */
const ENTRIES = 100;

const params = z.object({ id: z.string().describe('The id of a match.') });
const failures = { 401: failure, 403: failure, 404: failure, 429: failure, ...OTHERWISE };
const logLine = z.strictObject({
  version: z.int().describe('The number of the entry, from 0.'),
  kind: z.enum(ENTRY_KINDS),
  seat: z.int().nullable().describe('The seat that did it; null: no seat.'),
  facts: z.array(z.strictObject({ name: z.string(), data: z.record(z.string(), z.unknown()) })),
  text: z.string().describe('The same for people.'),
  at: z.iso.datetime(),
});
const verdict = z.object({
  verdict: z
    .enum(REPLAY_VERDICTS)
    .describe(
      'UNDECIDED: nothing is wrong with it, but it cannot be executed here (other rules, or void), or nobody known has signed it.',
    ),
  version: z.int().optional().describe('If REFUTED: the first entry that does not follow from the rules.'),
  why: z.string().optional().describe('If REFUTED: what is wrong. If UNDECIDED: what is missing.'),
  proven: z.array(z.string()).describe('What exactly is proven, a sentence each; empty if REFUTED.'),
  unproven: z.array(z.string()).describe('What is not proven, a sentence each; empty if REFUTED.'),
});
/** Records of matches as files, and their verification. */
export async function replays(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  serveLog(typed, dependencies);
  serveReplay(typed, dependencies);
  serveTranscript(typed, dependencies);
  serveVerdicts(typed, dependencies);
}

type Typed = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

function serveLog(app: Typed, { room, accounts }: Dependencies): void {
  const schema = record(
    'readLog',
    ndjson('The entries.', logLine),
    'The log so far, as the caller may see it: one JSON entry per line',
  );
  app.get('/v1/matches/:id/log', { schema }, async (request, reply) => {
    const who = await caller(accounts, request, reply);
    await payFor(app, room, who, request); // what is refused is refused before the first line
    reply.type('application/x-ndjson; charset=utf-8');
    return reply.send(Readable.from(lines(logLines(room, who, request.params.id))));
  });
}

function serveReplay(app: Typed, { room, accounts }: Dependencies): void {
  const schema = record(
    'readReplay',
    written('application/json', 'The document.', replaySchema),
    'The replay document of a finished match: self-contained, with its seed',
  );
  app.get('/v1/matches/:id/replay', { schema }, async (request, reply) => {
    const who = await caller(accounts, request, reply);
    await payFor(app, room, who, request);
    const document = await replayDocument(room, who, request.params.id);
    reply.header('content-disposition', `attachment; filename="match-${document.match}.json"`);
    varyBy(reply.type('application/json; charset=utf-8'), 'authorization');
    // It never changes; who may see it is asked each time all the same.
    return sendTagged(request, reply, JSON.stringify(document), 'private, no-cache');
  });
}

function serveTranscript(app: Typed, { room, accounts }: Dependencies): void {
  const schema = record(
    'readTranscript',
    written('text/plain', 'A line for each entry.'),
    'The match so far as readable text, as the caller may see it',
  );
  app.get('/v1/matches/:id/transcript', { schema }, async (request, reply) => {
    const who = await caller(accounts, request, reply);
    await payFor(app, room, who, request);
    const told = await transcript(room, who, request.params.id);
    return reply.type('text/plain; charset=utf-8').send(told);
  });
}

function serveVerdicts(app: Typed, { room, accounts, config: { rateLimit } }: Dependencies): void {
  takeDocuments(app, rateLimit > 0);
  const schema = {
    operationId: 'verifyReplay',
    tags: ['records'],
    summary: 'Executes a replay document again and compares every fact, hash, signature and the result',
    description:
      'A document as downloaded, 64 MiB at most; or as application/x-ndjson, line by line: the document without its entries, then each entry. Of a private match, players and its creator learn more when they send their token.',
    consumes: ['application/json', 'application/x-ndjson'],
    security: WITH_TOKEN,
    body: documentBody(
      z.union([replaySchema, unfinishedSchema, entrySchema]),
      'A replay document, as downloaded. As NDJSON: the document without its entries in the first line, an entry in each other line.',
    ),
    response: { 200: verdict, 400: failure, 401: failure, 413: failure, 429: failure, ...OTHERWISE },
  };
  serveVerdict(app, '/v1/replays/verify', schema, async (document, request, reply) =>
    judgeReplay(room, await caller(accounts, request, reply), { document, owner: ownerOf(request.payer) }),
  );
}

type Wanted = FastifyRequest<{ Params: { id: string } }>;

/** A record is read whole. @throws Refused NOT_FOUND, RATE_LIMITED */
async function payFor(app: Typed, room: Dependencies['room'], who: Caller | null, request: Wanted): Promise<void> {
  const { version } = await readMatch(room, who, request.params.id);
  const cost = Math.ceil(version / ENTRIES);
  if (cost > 1) await app.charge(request.payer, cost - 1);
}

function record(operationId: string, told: ReturnType<typeof written>, summary: string) {
  const response = { 200: told, ...failures };
  return { operationId, tags: ['records'], summary, params, security: WITH_TOKEN, response };
}

// The same address shows each caller something else.
function caller(accounts: Dependencies['accounts'], request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  return authenticate(accounts, tokenOf(request));
}

async function* lines(entries: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
