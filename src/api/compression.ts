import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The minimum size of a compressed response, in bytes. */
const MIN_BYTES = 1024;

/**
 * If browsers sent tokens automatically, an attacker could guess a secret from the length of a response that also
 * repeats the attacker's text (BREACH). Browsers do not, but `leaveAsItIs` exempts responses with secrets anyway.
 */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false, // a small body could expand into a large body
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
  });
  app.addHook('onRequest', ({ headers: { 'content-encoding': encoding = 'identity' } }, _, done) => {
    if (encoding.toLowerCase() === 'identity') return done();
    done(Object.assign(new Error('The body is compressed.'), { statusCode: 415, code: 'BODY_COMPRESSED' }));
  });
}

/** Makes sure that the response to a request is sent uncompressed. */
export function leaveAsItIs(request: FastifyRequest): void {
  request.headers['x-no-compression'] = '1'; // the plugin checks this header
}
