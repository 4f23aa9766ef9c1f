import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { create, guest, join, resign } from '../client.ts';
import { startServer } from '../server.ts';

/** A running private match in which Ada holds both seats. */

const server = await closeAfterAll(startServer());
const ada = await guest(server.address, 'Ada');
const { invitation } = await create(server.address, ada, { visibility: 'PRIVATE', options: { rounds: 5 } });
const open = await join(server.address, ada, { invitation, seat: 1 });

const DEEP = `{"format":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;

async function verify(body: string): Promise<[number, unknown]> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.address}/v1/replays/verify`, { method: 'POST', headers, body });
  return [answer.status, await answer.json()];
}

/** Plays a match that is resigned immediately. Returns its replay document. */
async function genuine(): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${ada}` };
  const answer = await fetch(`${server.address}/v1/matches/${open.id}/replay`, { headers });
  return z.record(z.string(), z.unknown()).parse(await answer.json());
}

describe('records over REST', () => {
  it.each([
    ['/v1/matches/nope/log', 404, 'NOT_FOUND'],
    ['/v1/matches/%00/replay', 404, 'NOT_FOUND'],
    ['/v1/matches/%ff/replay', 400, 'BAD_INPUT'],
    [`/v1/matches/${'x'.repeat(500)}/replay`, 414, 'BAD_INPUT'],
    ['/etc/passwd', 404, 'NOT_FOUND'],
    ['/graphiql/../../package.json', 404, 'NOT_FOUND'],
  ])('%s is %i', async (path, status, code) => {
    const answer = await fetch(`${server.address}${path}`);
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  });

  it('a private match is hidden from strangers; a running match has no replay yet', async () => {
    const stranger = await fetch(`${server.address}/v1/matches/${open.id}/log`);
    expect(stranger.status).toBe(404);
    const headers = { authorization: `Bearer ${ada}` };
    const early = await fetch(`${server.address}/v1/matches/${open.id}/replay`, { headers });
    expect([early.status, await early.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
  });

  it.each([['{}'], ['[]'], ['null'], ['{"format":"arbiter-replay-1"}'], ['{'], [''], [DEEP]])(
    'an invalid replay is refused: %.40s',
    async (body) => {
      const [status, told] = await verify(body);
      expect([status, told]).toMatchObject([400, { code: 'BAD_INPUT', field: expect.any(String) }]);
      expect(told).toMatchObject({ advice: 'Correct the field named in `field`; `message` says what is wrong.' });
    },
  );

  it('no cache keeps a response that is for one caller', async () => {
    const headers = { authorization: `Bearer ${ada}` };
    for (const record of ['log', 'transcript']) {
      const answer = await fetch(`${server.address}/v1/matches/${open.id}/${record}`, { headers });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  it('a replay with a million keys is refused without delaying other requests', async () => {
    await resign(server.address, ada, open.id);
    const document = await genuine();
    const proven = expect.arrayContaining([expect.stringMatching(/^Authorship: /), expect.stringMatching(/^Log: /)]);
    const unproven = [expect.stringContaining('1 (RESIGNED)')];
    expect(await verify(JSON.stringify(document))).toEqual([200, { verdict: 'VERIFIED', proven, unproven }]);
    const options = Object.fromEntries(Array.from({ length: 400_000 }, (_, i) => [`k${i}`, 1]));
    let answered = false;
    const verdict = verify(JSON.stringify({ ...document, options })).finally(() => {
      answered = true;
    });
    let others = 0;
    for (; !answered; others++) expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(await verdict).toMatchObject([400, { code: 'TOO_COSTLY' }]);
    expect(others).toBeGreaterThan(3);
  });

  it.each([
    ['a malformed seed', { seed: 'zz' }],
    ['more seats', { seats: Array.from({ length: 9 }, (_, seat) => ({ seat, name: null, bot: null })) }],
    ['another result', { result: { ranks: [], why: 'because' } }],
  ])('%s is refuted', async (_, change) => {
    expect(await verify(JSON.stringify({ ...(await genuine()), ...change }))).toMatchObject([
      200,
      { verdict: 'REFUTED' },
    ]);
  });

  it.each([
    ['a game named like a prototype', { game: '__proto__' }],
    ['rules of another version', { rulesVersion: '0.0.0' }],
  ])('%s makes a replay unverifiable', async (_, change) => {
    const said = await verify(JSON.stringify({ ...(await genuine()), ...change }));
    expect(said).toMatchObject([200, { verdict: 'REFUTED', version: 0, why: expect.any(String) }]);
  });

  it('none of this was logged as a bug', () => {
    expect(server.logged()).not.toContain('unexpected error');
  });
});
