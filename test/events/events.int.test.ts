import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../api/server.ts';
import { openPool } from '../load/graphql-call.ts';
import type { Site } from './api.ts';
import { recordFindings } from './check/check-record.ts';
import { exportFindings } from './check/exports.ts';
import { oneEvent } from './one-event.ts';
import { EVERY_TIE_BREAK, type EventPlan } from './plans.ts';
import { plantedFaults } from './planted-faults.ts';
import type { RecordFile } from './record-file.ts';

/** Seven entrants register, five of them check in. */
const PLAN: EventPlan = {
  name: 'swiss-of-five',
  entrants: 7,
  setup: {
    game: 'business-card-battle',
    options: { turns: 10 },
    stages: [{ swiss: { rounds: 3 } }, { singleElimination: { take: 2 } }],
    tieBreaks: EVERY_TIE_BREAK,
  },
  manner: { answers: null, resigns: 50 },
  guests: true,
  checkIn: true,
};

let server: TestServer;
let site: Site;
let folder: string;
let record: RecordFile;
let promised: string;
const said: string[] = [];

beforeAll(async () => {
  server = await startServer();
  site = { url: server.address, pool: openPool(server.address, 8) };
  folder = await mkdtemp(path.join(tmpdir(), 'arbiter-events-test-'));
});
afterAll(async () => {
  await site.pool.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a tournament played only through the public API', { timeout: 600_000 }, () => {
  it('keeps all promises and verifies, and forged copies are refuted at the right place', async () => {
    const played = await oneEvent(site, PLAN, folder, (line) => said.push(line));
    ({ record, promised } = played);
    expect(played.findings, said.join('\n')).toEqual([]);
  });

  it('exports only data that follows from its log', async () => {
    const { tournament } = recordFindings(record, promised);
    expect(await exportFindings(site, tournament)).toEqual([]);
    const table = tournament.stages[0]?.rounds[0]?.tables[0];
    const turned = table?.games[0]?.places?.toReversed() ?? expect.fail('the first table had no game');
    Object.assign(table ?? {}, { ruled: { places: String(turned) === '1,1' ? [1, 2] : turned } });
    const found = (await exportFindings(site, tournament)).join('\n');
    for (const way of ['standings.json', 'standings.csv', 'Standing', 'pairings.json']) expect(found).toContain(way);
  });

  it('leaves a record in which the second reading finds every planted fault', () => {
    for (const { what, record: wrong, finds } of plantedFaults(record))
      expect(recordFindings(wrong, promised).findings.join('\n'), what).toMatch(finds);
  });
});
