import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '../../close-after-all.ts';
import { startServer } from '../server.ts';

const server = await closeAfterAll(startServer());

describe('the OpenAPI document', () => {
  const read = async () => (await fetch(`${server.address}/docs/json`)).text();

  // An operation's description would repeat its summary, and the contact depends on the server's operator.
  const rules = { 'info-contact': 'off', 'operation-description': 'off' };
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset({ extends: [rulesets.oas], rules }));
  const problems = async (source: string) =>
    (await linter.run(JSON.parse(source))).map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);

  it("passes Spectral's rules for OpenAPI, without errors or warnings", async () => {
    expect(await problems(await read())).toEqual([]);
  });

  it('would fail the rules if something were missing', async () => {
    const source = (await read()).replaceAll('"operationId":"readLog",', '').replace('"items":', '"x-items":');
    const codes = (await problems(source)).map((line) => line.split(' ')[0]);
    expect(new Set(codes)).toEqual(new Set(['operation-operationId', 'array-items']));
  });
});

describe('a server with API_PAGES=false', () => {
  it('serves and mentions neither the explorer nor the documentation', async () => {
    const bare = await startServer({ API_PAGES: 'false' });
    for (const path of ['/graphiql', '/graphiql/start.js', '/graphiql/graphiql.js', '/docs', '/docs/', '/docs/json'])
      expect((await fetch(`${bare.address}${path}`)).status).toBe(404);
    const about = await fetch(`${bare.address}/about`);
    expect(about.status).toBe(200);
    expect(await about.text()).not.toMatch(/graphiql|\/docs/);
    await bare.stop();
  });
});

describe('the pages', () => {
  it.each(['/', '/docs/', '/graphiql'])('%s does not force HTTPS, which the server may not have', async (path) => {
    const page = await fetch(`${server.address}${path}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain('default-src');
    expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(page.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the schema', () => {
  it('is served unchanged', async () => {
    const answer = await fetch(`${server.address}/schema.graphql`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(/input DeckChoice @oneOf/);
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
    const again = await fetch(`${server.address}/schema.graphql`, { headers: known });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
