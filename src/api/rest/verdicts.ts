import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { type Incoming, IncomingDocuments } from './incoming-documents.ts';

/** What verifying a document takes from its client's budget, in requests; as much again for each MiB of it. */
const VERIFYING = 10;
const MIB = 1024 * 1024;

/** From here on bodies of this scope are documents, left as text: who judges one also reads it. @param isLimited whether clients are */
export function takeDocuments(app: FastifyInstance, isLimited: boolean): void {
  const incoming = new IncomingDocuments(isLimited);
  app.addContentTypeParser(
    ['application/json', 'application/x-ndjson'],
    (request: FastifyRequest, body: IncomingMessage) => incoming.read(request.payer.client, body, lengthOf(request)),
  );
}

/** How the documentation shows a document. The handler reads the body itself, so that this checks nothing. */
export function documentBody(form: z.ZodType, description: string): z.ZodType {
  const { $schema, ...schema } = z.toJSONSchema(form, { target: 'openapi-3.0', io: 'input' });
  return z.unknown().meta({ ...schema, description });
}

/** A route that takes a document and answers with a verdict. */
export function serveVerdict(
  app: Pick<FastifyInstance, 'post' | 'charge'>,
  address: string,
  schema: FastifySchema,
  judge: (document: Incoming['bytes'], request: FastifyRequest, reply: FastifyReply) => Promise<object>,
): void {
  // It takes a moment of computing: charged before the body is read, by its length as far as that is announced.
  const preParsing = async (request: FastifyRequest): Promise<void> =>
    app.charge(request.payer, VERIFYING * mibOf(lengthOf(request)) - 1);
  app.post<{ Body: Incoming | undefined }>(address, { preParsing, schema }, async (request, reply) => {
    const { body } = request;
    try {
      if (!body?.length) throw badInput('body', 'The body is empty: send the document as it was downloaded.');
      const unannounced = mibOf(body.length) - mibOf(lengthOf(request));
      if (unannounced > 0) await app.charge(request.payer, VERIFYING * unannounced);
      return await judge(body.bytes, request, reply);
    } finally {
      body?.release();
    }
  });
}

/** Begun ones, at least one. */
function mibOf(bytes: number): number {
  return Math.ceil((bytes || 1) / MIB);
}

/** NaN when it is not announced. */
function lengthOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length']);
}
