import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const ID = 'AKIDEXAMPLE';
const SECRET: string = 'wJalr/XUtnFEMI+K7MDENG';
const REGION = 'eu-central-1';

const sha256 = (of: string) => createHash('sha256').update(of, 'latin1').digest('hex');
const hmac = (key: string | Buffer, of: string) => createHmac('sha256', key).update(of).digest();

/** A bucket that keeps its files in memory, and checks the signature of each request like S3. */
export async function openBucket() {
  const files = new Map<string, Buffer>();
  let isDown = false;
  const server = createServer(async (request, response) => {
    const body = Buffer.from(await text(request.setEncoding('latin1')), 'latin1');
    const answer = (status: number, code = '') => response.writeHead(status).end(code && `<Code>${code}</Code>`);
    if (isDown) return answer(503, 'SlowDown');
    if (!isSigned(request, body)) return answer(403, 'SignatureDoesNotMatch');
    const name = request.url ?? '';
    if (!name.startsWith('/records/')) return answer(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      files.set(name, body);
      return answer(200);
    }
    const file = files.get(name);
    return file ? response.end(file) : answer(404, 'NoSuchKey');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = (secret = SECRET, bucket = 'records') =>
    new URL(`http://${ID}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${REGION}`);
  return {
    files,
    address,
    setDown: (down: boolean) => {
      isDown = down;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

/** Whether the request has a valid AWS Signature Version 4, and its body has the signed digest. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/;
  const [, id, day = '', region = '', signed = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const digest = String(headers['x-amz-content-sha256']);
  const isWhole = digest === sha256(body.toString('latin1')) || (method === 'GET' && digest === 'UNSIGNED-PAYLOAD');
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, '', lines.join(''), signed, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET}`, day), region));
  return id === ID && region === REGION && isWhole && hmac(key, toSign).toString('hex') === signature;
}
