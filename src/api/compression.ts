import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Smaller responses are not compressed. In bytes. */
const MIN_BYTES = 1024;

/**
 * Compresses responses for clients that accept it. If browsers sent tokens automatically, an attacker could guess a secret from
 * the length of a response that echoes chosen text (BREACH). They do not; `leaveAsItIs` still exempts responses with secrets.
 */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false, // a small body could expand into a large one
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
  });
  app.addHook('onRequest', async ({ headers: { 'content-encoding': encoding = 'identity' } }) => {
    if (encoding.toLowerCase() !== 'identity')
      throw Object.assign(new Error('The body is compressed.'), { statusCode: 415, code: 'BODY_COMPRESSED' });
  });
}

/** Sends this response uncompressed. */
export function leaveAsItIs(request: FastifyRequest): void {
  request.headers['x-no-compression'] = '1'; // the plugin checks this header
}
