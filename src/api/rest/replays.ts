import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refused } from '../../errors.ts';
import { logLines, readMatch, replayDocument, transcript, verifyDocument } from '../../matches/index.ts';
import { callerOf, tokenOf } from '../caller.ts';
import { isDeeper } from '../json-depth.ts';
import type { Parts } from '../parts.ts';

/** Bytes of the longest replay document that is verified. */
const LONGEST_REPLAY = 8 * 1024 * 1024;
/** No fact, move or step is nested deeper. */
const DEEPEST = 30;

const params = z.object({ id: z.string().describe('The id of a match.') });
const failure = z.looseObject({ code: z.string(), message: z.string(), advice: z.string() });
const failures = { 200: z.unknown(), 401: failure, 403: failure, 404: failure };
const verdict = z.object({
  verdict: z.enum(['VERIFIED', 'REFUTED']),
  version: z.int().optional().describe('Of REFUTED: the first entry that does not follow.'),
  why: z.string().optional().describe('Of REFUTED: what is wrong with it.'),
});
const security = [{}, { token: [] }];

/** Records of matches as files, and their verification. */
export async function replays(app: FastifyInstance, parts: Parts): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { room } = parts;
  const max = parts.config.rateLimit;
  const caller = (request: FastifyRequest) => callerOf(parts.accounts, tokenOf(request));
  const schema = (summary: string) => ({ tags: ['records'], summary, params, security, response: failures });
  typed.get(
    '/v1/matches/:id/log',
    { schema: schema('The record so far, as the caller may see it: one JSON entry a line') },
    async (request, reply) => {
      const who = await caller(request);
      await readMatch(room, who, request.params.id); // what is refused is refused before the first line
      reply.type('application/x-ndjson; charset=utf-8');
      return reply.send(Readable.from(lines(logLines(room, who, request.params.id))));
    },
  );
  typed.get(
    '/v1/matches/:id/replay',
    { schema: schema('The replay document of a finished match: self-contained, with its seed') },
    async (request, reply) => {
      const document = await replayDocument(room, await caller(request), request.params.id);
      reply.header('content-disposition', `attachment; filename="match-${document.match}.json"`);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(document));
    },
  );
  typed.get(
    '/v1/matches/:id/transcript',
    { schema: schema('The record so far as readable text, as the caller may see it') },
    async (request, reply) => {
      const text = await transcript(room, await caller(request), request.params.id);
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
        body: z.record(z.string(), z.unknown()).describe('A replay document, as downloaded.'),
        response: { 200: verdict, 400: failure, 413: failure },
      },
    },
    async (request) => {
      if (isDeeper(request.body, DEEPEST))
        throw new Refused('BAD_INPUT', 'The document is nested too deep.', { field: 'body' });
      return verifyDocument(room, request.body);
    },
  );
}

async function* lines(entries: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
