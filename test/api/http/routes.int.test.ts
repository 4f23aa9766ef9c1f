import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../src/api/permissions/permissions.ts';
import { ERRORS } from '../../../src/errors.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { guest } from '../client.ts';
import { startServer } from '../server.ts';

const ORIGIN = 'https://play.example';
const CONTENT_TYPES = [
  'application/json',
  'application/x-ndjson',
  'text/plain',
  'text/html',
  'application/graphql',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/json; charset=utf-16',
  ';;',
  '',
];
const BODIES = ['', '{}', 'hello', '{"query":"{ me { id } }"}'];

/** Every route except single files, as `[method, path]`, with an id that no match, player or event has. */
const ROUTES = [...Object.keys(PERMISSIONS), 'GET /docs/json', 'GET /graphiql']
  .filter((row) => row.includes(' /') && !row.endsWith('*'))
  .map((row) => row.replace(/:id/, '00000000-0000-4000-8000-000000000000').split(' '))
  .map(([method = '', path = '']) => [method, path] as const);
const PATHS = [...new Set(ROUTES.map(([, path]) => path))];

const server = await closeAfterAll(startServer({ CORS_ORIGINS: ORIGIN }));
const ada = await guest(server.address, 'Ada');

function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.address}${path}`, { redirect: 'manual', method, ...init });
}

describe('every route', () => {
  const posts = ROUTES.filter(([method]) => method === 'POST').map(([, path]) => path);

  it.each(posts)('POST %s answers each content type with a known code, never a server error', async (path) => {
    for (const type of CONTENT_TYPES)
      for (const body of BODIES) {
        const headers = { 'content-type': type, authorization: `Bearer ${ada}` };
        const response = await send('POST', path, { headers, body });
        const text = await response.text();
        const [code] = /(?<="code":")\w+/.exec(text) ?? [];
        const what = `${type} ${body}: ${response.status} ${text.slice(0, 200)}`;
        expect(response.status, what).toBeLessThan(500);
        if (response.status !== 200) expect(Object.keys(ERRORS), what).toContain(code);
      }
  });

  it.each(PATHS)('%s answers other methods with 405 and Allow', async (path) => {
    const known = ROUTES.filter((route) => route[1] === path).map(([method]) => method);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !known.includes(one))) {
      const response = await send(method, path);
      expect([method, response.status]).toEqual([method, 405]);
      const allowed = known.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]));
      expect(response.headers.get('allow')?.split(', ')).toEqual(allowed);
    }
  });

  it('answers an address that does not exist with 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) expect((await send(method, '/v1/nothing')).status).toBe(404);
  });

  it('is open to preflight requests', async () => {
    const headers = { origin: ORIGIN, 'access-control-request-method': 'POST' };
    expect((await send('OPTIONS', '/v1/replays/verify', { headers })).status).toBe(204);
  });

  it.each(ROUTES)('%s %s explains how to authenticate if it answers 401', async (method, path) => {
    const body = method === 'POST' ? '{"query":"{ me { id } }"}' : null;
    const headers = { authorization: `Bearer ${'x'.repeat(43)}`, 'content-type': 'application/json' };
    const { status, headers: answered } = await send(method, path, { headers, body });
    expect(answered.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
  });

  it.each(ROUTES)('%s %s varies by origin and lets scripts read the headers they need', async (method, path) => {
    const headers = { origin: ORIGIN, 'content-type': 'application/json', authorization: `Bearer ${ada}` };
    const response = await send(method, path, { headers, body: method === 'POST' ? '{}' : null });
    expect(response.headers.get('vary')?.toLowerCase()).toContain('origin');
    expect(response.headers.get('access-control-expose-headers')).toMatch(/etag.*retry-after.*www-authenticate/);
  });
});
