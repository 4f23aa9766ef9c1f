import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oidcTokens } from '../../src/accounts/index.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
let issuer: string;
let server: Server;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'ES256' }] };
    response.end(JSON.stringify(url === '/keys' ? keys : { jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

it.each([
  ['ann', 'ann'],
  ['auth0|5f7c8ec7', 'auth0|5f7c8ec7'],
  ['a\0b', null],
  ['\0', null],
  ['a\uD800', null],
  ['x'.repeat(255), 'x'.repeat(255)],
  ['x'.repeat(256), null],
])('an external subject counts only if the database can store it: %j', async (sub, subject) => {
  const token = await new SignJWT({ sub, preferred_username: 'An\0n' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .setIssuer(issuer)
    .setAudience('arbiter')
    .setExpirationTime('1 h')
    .sign(privateKey);
  const identity = await oidcTokens({ issuer, audience: 'arbiter' }).identityOf(token);
  expect(identity?.subject ?? null).toBe(subject);
});
