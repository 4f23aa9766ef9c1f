import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../../accounts/index.ts';
import { ENTRY_KINDS, entrySchema, replaySchema, unfinishedSchema } from '../../engine/index.ts';
import {
  logLines,
  REPLAY_VERDICTS,
  readMatch,
  replayDocument,
  transcript,
  verifyUploadedReplay,
} from '../../matches/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendTagged, varyBy } from '../http-caching.ts';
import { ownerOf } from '../limits/budget-payer.ts';
import { callerOf } from '../request/authenticate.ts';
import { answers, ndjson, type RestApp, WITH_TOKEN, written } from './responses.ts';
import { acceptUploads, documentBody, serveVerification } from './verify-uploads.ts';

/** How many log entries are charged as one request. */
const ENTRIES = 100;

const params = z.object({ id: z.string().describe('The match’s id.') });
const logLine = z.strictObject({
  version: z.int().describe('The entry’s number, from 0.'),
  kind: z.enum(ENTRY_KINDS),
  seat: z.int().nullable().describe('The seat that created the entry, or null if no seat did.'),
  facts: z.array(z.strictObject({ name: z.string(), data: z.record(z.string(), z.unknown()) })),
  text: z.string().describe('The entry as readable text.'),
  at: z.iso.datetime(),
});
const verdict = z.object({
  verdict: z
    .enum(REPLAY_VERDICTS)
    .describe(
      'UNDECIDED: no error was found, but this server cannot execute the record (different rules, or a void match), or no known server has signed it.',
    ),
  version: z.int().optional().describe('If REFUTED: the first entry that does not follow from the rules.'),
  why: z.string().optional().describe('If REFUTED: what is wrong. If UNDECIDED: what is missing.'),
  proven: z.array(z.string()).describe('The proven statements, one sentence each; empty if REFUTED.'),
  unproven: z.array(z.string()).describe('The statements that are not proven, one sentence each; empty if REFUTED.'),
});

/** A file that contains the record of a match. */
interface Served {
  name: string;
  operationId: string;
  summary: string;
  file: ReturnType<typeof written>;
  send: (id: string, request: FastifyRequest, reply: FastifyReply, who: Caller | null) => Promise<FastifyReply>;
}

/** Serves match records as files, and verifies uploaded replay documents. */
export async function replays(app: RestApp, dependencies: Dependencies): Promise<void> {
  const { matches, accounts } = dependencies;
  for (const { name, operationId, summary, file, send } of recordsOf(matches)) {
    const documented = { operationId, tags: ['records'], summary, params, security: WITH_TOKEN };
    const schema = { ...documented, response: answers(file, 401, 403, 404, 429) };
    app.get(`/v1/matches/:id/${name}`, { schema }, async (request, reply) => {
      const who = await callerOf(accounts, request, reply);
      const { version } = await readMatch(matches, who, request.params.id);
      await app.charge(request.payer, Math.ceil(version / ENTRIES) - 1); // refuse before sending the first line
      return send(request.params.id, request, reply, who);
    });
  }
  serveVerdicts(app, dependencies);
}

function recordsOf(matches: Dependencies['matches']): Served[] {
  return [
    {
      ...{ name: 'log', operationId: 'readLog', file: ndjson('The entries.', logLine) },
      summary: 'Get a match’s log so far, as the caller is allowed to see it, with one JSON entry per line',
      send: async (id, _, reply, who) =>
        reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(lines(logLines(matches, who, id)))),
    },
    {
      ...{
        name: 'replay',
        operationId: 'readReplay',
        file: written('application/json', 'The document.', replaySchema),
      },
      summary: 'Get the self-contained replay document of a finished match, with its seed',
      send: async (id, request, reply, who) => {
        const document = await replayDocument(matches, who, id);
        reply.header('content-disposition', `attachment; filename="match-${document.match}.json"`);
        varyBy(reply.type('application/json; charset=utf-8'), 'authorization');
        // The document never changes, but access must be checked each time.
        return sendTagged(request, reply, JSON.stringify(document), 'private, no-cache');
      },
    },
    {
      ...{ name: 'transcript', operationId: 'readTranscript', file: written('text/plain', 'One line per entry.') },
      summary: 'Get a match so far as readable text, as the caller is allowed to see it',
      send: async (id, _, reply, who) =>
        reply.type('text/plain; charset=utf-8').send(await transcript(matches, who, id)),
    },
  ];
}

function serveVerdicts(app: RestApp, { matches, accounts, config: { rateLimit } }: Dependencies): void {
  acceptUploads(app, rateLimit > 0);
  const schema = {
    operationId: 'verifyReplay',
    tags: ['records'],
    summary: 'Verify a replay document: execute it again and compare every fact, hash, signature and the result',
    description:
      'Send the document as downloaded, at most 64 MiB. As application/x-ndjson, send the document without its entries in the first line, then one line per entry. For a private match, players and the creator receive more details if they send their token.',
    consumes: ['application/json', 'application/x-ndjson'],
    security: WITH_TOKEN,
    body: documentBody(
      z.union([replaySchema, unfinishedSchema, entrySchema]),
      'A replay document as downloaded. As NDJSON: the document without its entries in the first line, then one line per entry.',
    ),
    response: answers(verdict, 400, 401, 413, 429),
  };
  serveVerification(app, '/v1/replays/verify', schema, async (document, request, reply) =>
    verifyUploadedReplay(matches, await callerOf(accounts, request, reply), {
      document,
      owner: ownerOf(request.payer),
    }),
  );
}

async function* lines(entries: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
