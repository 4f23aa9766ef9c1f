import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of an answer below which compressing it is not worth the work. */
const WORTH_IT = 1024;

/**
 * Compresses answers for clients that accept it. An attacker could guess a secret beside a stranger's words from the length, if the
 * browser sent the token by itself (BREACH); ours never does. Answers that hand out secrets are still left out: `leaveAsItIs`.
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
