import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of an answer below which compressing it is not worth the work. */
const WORTH_IT = 1024;

/**
 * Answers are compressed for who accepts it. An answer that holds a secret beside words of a stranger could be guessed from
 * its length, by somebody who can have it sent again and again (BREACH). Nobody can have that done for another: a token
 * never comes with a request by itself. All the same what hands out a secret is not compressed, see {@link leaveAsItIs}.
 */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false, // a small body could be made large
    encodings: ['br', 'gzip'],
    threshold: WORTH_IT,
  });
  app.addHook('onRequest', async ({ headers }) => mustNotBeCompressed(headers['content-encoding']));
}

function mustNotBeCompressed(encoding: string | undefined): void {
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
  throw Object.assign(new Error('The body is compressed.'), { statusCode: 415, code: 'BODY_COMPRESSED' });
}

/** The answer is sent uncompressed. */
export function leaveAsItIs(request: FastifyRequest): void {
  request.headers['x-no-compression'] = '1'; // what the plugin looks at
}
