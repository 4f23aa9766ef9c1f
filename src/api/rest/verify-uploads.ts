import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { type Incoming, UploadedDocuments } from './uploaded-documents.ts';

/** The cost of verification in requests, per started MiB of the document. */
const COST_PER_MIB = 10;
const MIB = 1024 * 1024;

/** Leaves bodies in this scope unparsed, because the verifier reads them itself. */
export function acceptUploads(app: FastifyInstance, isLimited: boolean): void {
  const incoming = new UploadedDocuments(isLimited);
  app.addContentTypeParser(
    ['application/json', 'application/x-ndjson'],
    (request: FastifyRequest, body: IncomingMessage) => incoming.read(request.payer.client, body, lengthOf(request)),
  );
}

/** The schema validates nothing, because the verifier reads the body itself. */
export function documentBody(form: z.ZodType, description: string): z.ZodType {
  const { $schema, ...schema } = z.toJSONSchema(form, { target: 'openapi-3.0', io: 'input' });
  return z.unknown().meta({ ...schema, description });
}

export function serveVerification(
  app: Pick<FastifyInstance, 'post' | 'charge'>,
  address: string,
  schema: FastifySchema,
  verify: (document: Incoming['bytes'], request: FastifyRequest, reply: FastifyReply) => Promise<object>,
): void {
  // Verification is expensive, so charge for the declared length before the body is read.
  const preParsing = async (request: FastifyRequest): Promise<void> =>
    app.charge(request.payer, COST_PER_MIB * mibOf(lengthOf(request)) - 1);
  app.post<{ Body: Incoming | undefined }>(address, { preParsing, schema }, async (request, reply) => {
    const { body } = request;
    try {
      if (!body?.bytes.length) throw badInput('body', 'The body is empty: send the document as downloaded.');
      const unannounced = mibOf(body.bytes.length) - mibOf(lengthOf(request));
      if (unannounced > 0) await app.charge(request.payer, COST_PER_MIB * unannounced);
      return await verify(body.bytes, request, reply);
    } finally {
      body?.release();
    }
  });
}

/** Converts bytes to mebibytes, rounded up and at least one. */
function mibOf(bytes: number): number {
  return Math.ceil((bytes || 1) / MIB);
}

/** Returns the declared length in bytes, or NaN without a declared length. */
function lengthOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length']);
}
