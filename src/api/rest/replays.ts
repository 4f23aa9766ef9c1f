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
import { answers, ndjson, WITH_TOKEN, written } from './responses.ts';
import { documentBody, serveVerdict, takeDocuments } from './verdicts.ts';

/** Entries of a match's record that are as much as a request. */
const ENTRIES = 100;

const params = z.object({ id: z.string().describe('The id of a match.') });
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

/** A record of a match as a file. */
interface Served {
  name: string;
  operationId: string;
  summary: string;
  file: ReturnType<typeof written>;
  send: (request: Wanted, reply: FastifyReply, who: Caller | null) => Promise<FastifyReply>;
}

/** Records of matches as files, and their verification. */
export async function replays(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const { name, operationId, summary, file, send } of recordsOf(dependencies)) {
    const documented = { operationId, tags: ['records'], summary, params, security: WITH_TOKEN };
    const schema = { ...documented, response: answers(file, 401, 403, 404, 429) };
    typed.get(`/v1/matches/:id/${name}`, { schema }, async (request, reply) => {
      const who = await caller(dependencies.accounts, request, reply);
      await payFor(typed, dependencies.room, who, request); // what is refused is refused before the first line
      return send(request, reply, who);
    });
  }
  serveVerdicts(typed, dependencies);
}

type Typed = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

function recordsOf({ room }: Dependencies): Served[] {
  return [
    {
      ...{ name: 'log', operationId: 'readLog', file: ndjson('The entries.', logLine) },
      summary: 'The log so far, as the caller may see it: one JSON entry per line',
      send: async ({ params: { id } }, reply, who) =>
        reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(lines(logLines(room, who, id)))),
    },
    {
      ...{
        name: 'replay',
        operationId: 'readReplay',
        file: written('application/json', 'The document.', replaySchema),
      },
      summary: 'The replay document of a finished match: self-contained, with its seed',
      send: async (request, reply, who) => {
        const document = await replayDocument(room, who, request.params.id);
        reply.header('content-disposition', `attachment; filename="match-${document.match}.json"`);
        varyBy(reply.type('application/json; charset=utf-8'), 'authorization');
        // It never changes, but its readers are still checked each time.
        return sendTagged(request, reply, JSON.stringify(document), 'private, no-cache');
      },
    },
    {
      ...{ name: 'transcript', operationId: 'readTranscript', file: written('text/plain', 'A line for each entry.') },
      summary: 'The match so far as readable text, as the caller may see it',
      send: async ({ params: { id } }, reply, who) =>
        reply.type('text/plain; charset=utf-8').send(await transcript(room, who, id)),
    },
  ];
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
    response: answers(verdict, 400, 401, 413, 429),
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

// The same address shows each caller something else.
function caller(accounts: Dependencies['accounts'], request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  return authenticate(accounts, tokenOf(request));
}

async function* lines(entries: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
