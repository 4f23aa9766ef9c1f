import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fastRandom, readKeySet } from '../../../src/engine/index.ts';
import { startServer } from '../../api/server.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { does, type Entered, entered, playedUntil, players } from '../running/tournament-requests.ts';
import { verdictOn } from './verify-lines.ts';

let field: Entered[];
let organizer: Entered;

const SETUP = { name: 'Cup; of, all', game: 'business-card-battle', stages: [{ swiss: { rounds: 2 } }] };

const server = await closeAfterAll(startServer());
[organizer = { id: '', token: '' }, ...field] = await players(server.address, 6, 'Recorded');
const id = await entered(server.address, organizer, SETUP, field);
const keys = readKeySet(await (await fetch(`${server.address}/.well-known/arbiter-keys.json`)).json());

function asked(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.address}/v1/tournaments/${id}/${path}`, { headers });
}

const verdict = z.looseObject({ verdict: z.string(), why: z.string().nullable() });

async function judged(lines: readonly string[], token = ''): Promise<z.infer<typeof verdict>> {
  const headers = { 'content-type': 'application/x-ndjson', ...(token && { authorization: `Bearer ${token}` }) };
  const sent = { method: 'POST', headers, body: lines.join('\n') };
  return verdict.parse(await (await fetch(`${server.address}/v1/tournaments/verify`, sent)).json());
}

describe('a tournament on a server', () => {
  it('publishes its record only after the end; the record verifies on this server and elsewhere', async () => {
    await does(server.address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
    expect((await asked('record', { authorization: `Bearer ${organizer.token}` })).status).toBe(403);
    const last = await playedUntil(server.address, id, field, { random: fastRandom(3), resigns: 1 });
    expect(last.status).toBe('FINISHED');

    const answer = await asked('record');
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const lines = (await answer.text()).trimEnd().split('\n');
    expect(verdictOn(lines, keys)).toMatchObject({ verdict: 'VERIFIED', why: null });
    const said = await judged(lines);
    expect(said).toMatchObject({ verdict: 'VERIFIED', why: null });
    expect(said.proven).toContain('Log: it equals the record that this server keeps.');

    const [head = '', ...rest] = lines;
    const forged = lines.map((line) =>
      line.includes('"seed":"') && line !== head ? line.replace('"place":1', '"place":9') : line,
    );
    expect(await judged(forged)).toMatchObject({ verdict: 'REFUTED', why: expect.stringContaining('ENDED') });
    const short = [head.replace('"matches":4', '"matches":3'), ...rest.slice(0, -1)];
    expect(await judged(short)).toMatchObject({ verdict: 'REFUTED', round: 2, match: expect.any(String) });
  });

  it('exports its standings and pairings', async () => {
    const csv = await (await asked('standings.csv')).text();
    const [head, ...rows] = csv.trimEnd().split('\r\n');
    expect(head).toMatch(/^"place","entrant","name","points"/);
    expect(rows).toHaveLength(5);
    const lines = z.array(z.looseObject({ place: z.number() })).parse(await (await asked('standings.json')).json());
    expect(lines.map(({ place }) => place)[0]).toBe(1);
    const pairings = z.array(z.looseObject({ table: z.number().nullable() }));
    const round = pairings.parse(await (await asked('pairings.json?round=1')).json());
    expect(round.map(({ table }) => table)).toEqual([1, 2, null]);
    expect((await asked('pairings.csv?round=9')).status).toBe(404);
    expect((await asked('pairings.csv?round=x')).status).toBe(400);
    // Standings are always current, so the argument `round` is an error and not ignored.
    expect((await asked('standings.csv?stage=1&round=1')).status).toBe(400);
    expect((await asked('places.json?stage=1')).status).toBe(400);
  });

  it('answers 304 if the client has the current board', async () => {
    const answer = await asked('board');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const html = await answer.text();
    expect(html).toContain('<h1>Cup; of, all</h1>');
    expect(html).not.toContain('<script');
    const tag = answer.headers.get('etag') ?? '';
    expect((await asked('board', { 'if-none-match': tag })).status).toBe(304);
    expect((await asked('sheet')).status).toBe(200);
  });

  it('has a calendar of its rounds', async () => {
    const answer = await asked('calendar.ics');
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const lines = (await answer.text()).split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('SUMMARY:Cup\\; of\\, all: stage 1\\, round 1');
  });

  it('hides its exports from strangers if it is private', async () => {
    const hidden = await entered(server.address, organizer, { ...SETUP, visibility: 'PRIVATE' }, []);
    for (const path of ['record', 'board', 'standings.csv', 'calendar.ics'])
      expect((await fetch(`${server.address}/v1/tournaments/${hidden}/${path}`)).status).toBe(404);
  });
});
