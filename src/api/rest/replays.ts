import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refused } from '../../errors.ts';
import { logLines, REPLAY_VERDICTS, readMatch, replayDocument, transcript } from '../../matches/index.ts';
import { callerOf, tokenOf } from '../caller.ts';
import type { Parts } from '../parts.ts';

/** Bytes of the longest replay document that is verified. */
const LONGEST_REPLAY = 8 * 1024 * 1024;

const params = z.object({ id: z.string().describe('The id of a match.') });
const failure = z.looseObject({ code: z.string(), message: z.string(), advice: z.string() });
const failures = { 200: z.unknown(), 401: failure, 403: failure, 404: failure };
const verdict = z.object({
  verdict: z
    .enum(REPLAY_VERDICTS)
    .describe('UNDECIDED: it began by other rules than there are here, so it cannot be executed.'),
  version: z.int().optional().describe('Of REFUTED: the first entry that does not follow.'),
  why: z.string().optional().describe('Of REFUTED: what is wrong with it. Of UNDECIDED: which rules are missing.'),
});
const security = [{}, { token: [] }];

/** Records of matches as files, and their verification. */
export async function replays(app: FastifyInstance, parts: Parts): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { room } = parts;
  const max = parts.config.rateLimit;
  // The same address shows each caller something else.
  const caller = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    return callerOf(parts.accounts, tokenOf(request));
  };
  const schema = (summary: string) => ({ tags: ['records'], summary, params, security, response: failures });
  // Left as text: who judges a document also reads it.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
  typed.get(
    '/v1/matches/:id/log',
    { schema: schema('The record so far, as the caller may see it: one JSON entry a line') },
    async (request, reply) => {
      const who = await caller(request, reply);
      await readMatch(room, who, request.params.id); // what is refused is refused before the first line
      reply.type('application/x-ndjson; charset=utf-8');
      return reply.send(Readable.from(lines(logLines(room, who, request.params.id))));
    },
  );
  typed.get(
    '/v1/matches/:id/replay',
    { schema: schema('The replay document of a finished match: self-contained, with its seed') },
    async (request, reply) => {
      const document = await replayDocument(room, await caller(request, reply), request.params.id);
      reply.header('content-disposition', `attachment; filename="match-${document.match}.json"`);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(document));
    },
  );
  typed.get(
    '/v1/matches/:id/transcript',
    { schema: schema('The record so far as readable text, as the caller may see it') },
    async (request, reply) => {
      const text = await transcript(room, await caller(request, reply), request.params.id);
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
  typed.post(
    '/v1/replays/verify',
    {
      bodyLimit: LONGEST_REPLAY,
      // It takes a moment of computing: not for everybody all the time.
      config: max > 0 ? { rateLimit: { max: Math.ceil(max / 10), timeWindow: '1 minute' } } : {},
      schema: {
        tags: ['records'],
        summary: 'Executes a replay document again and compares every fact, hash and the result',
        body: z.unknown().meta({ type: 'object', description: 'A replay document, as downloaded.' }),
        response: { 200: verdict, 400: failure, 413: failure },
      },
    },
    async ({ body }) => {
      if (typeof body !== 'string') throw new Refused('BAD_INPUT', 'The body is empty.', { field: 'body' });
      return room.judge.verdictOn(body, 'STRANGERS');
    },
  );
}

async function* lines(entries: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
