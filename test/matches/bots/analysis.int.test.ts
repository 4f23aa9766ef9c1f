import { describe, expect, it } from 'vitest';
import { SEARCHED } from '../../../src/engine/index.ts';
import { separateBotWorkers } from '../../../src/matches/bots/bot-workers.ts';
import { analyse, analyseMatch, nudgeAnalyses, readAnalysis } from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { begun, openSetting, playOut } from '../setting.ts';

const setting = await closeAfterAll(openSetting());
const node = await setting.node();
const [ada, bob] = [await setting.account('Ada'), await setting.account('Bob')];

const started = () => begun(node.matches, [ada, bob], { options: { rounds: 2 } });
const finished = async () => ({ matchId: (await playOut(node.matches, await started())).id, seat: 0 });

describe('the analysis of a seat’s answers', () => {
  it('lists each answer with what was played, what the bot would have played and the chances', async () => {
    const of = await finished();
    expect(await readAnalysis(node.matches, null, of)).toBeNull();
    const asked = await analyseMatch(node.matches, ada, of);
    expect(asked).toMatchObject({
      ...of,
      status: 'UNDER_WAY',
      done: 0,
      iterations: SEARCHED.STRONG.iterations,
      decisions: [],
    });
    expect(node.wakeUps).toContainEqual(expect.objectContaining({ name: 'analyse', payload: of }));
    await analyse(node.matches, of);
    const made = await readAnalysis(node.matches, bob, of);
    expect(made).toMatchObject({ status: 'DONE', total: asked.total, done: asked.total });
    const moves = await setting.query<{ version: number; move: object }>(
      `select version, move from match_log where match_id = $1 and seat = 0 and kind = 'MOVE' order by version`,
      [of.matchId],
    );
    expect(made?.decisions.map(({ entry, played }) => ({ version: entry, move: played.move }))).toEqual(moves);
    for (const { played, best, prompt } of made?.decisions ?? []) {
      expect([played.label, best.label, prompt].every((text) => text.length > 0)).toBe(true);
      expect(best.chance).toBeGreaterThanOrEqual(0);
      expect(best.chance).toBeLessThanOrEqual(1);
    }
    const changes = made?.swings.map(({ by }) => Math.abs(by)) ?? [];
    expect(changes).toEqual([...changes].sort((a, b) => b - a));
  });

  it('is made once for any number of requests and jobs; an interrupted one continues to the same result', async () => {
    const of = await finished();
    await analyseMatch(node.matches, ada, of);
    await Promise.all([analyse(node.matches, of), analyse(node.matches, of)]);
    await analyse(node.matches, of); // finishes the work if both jobs gave up
    const whole = await analyseMatch(node.matches, bob, of);
    expect(whole.status).toBe('DONE');
    await setting.query(
      `update analyses set status = 'UNDER_WAY', touched_at = now() - interval '1 hour',
       decisions = jsonb_build_array(decisions -> 0) where match_id = $1`,
      [of.matchId],
    );
    node.wakeUps.length = 0;
    await nudgeAnalyses(node.matches);
    expect(node.wakeUps).toContainEqual(expect.objectContaining({ name: 'analyse', payload: of }));
    await analyse(node.matches, of);
    expect(await readAnalysis(node.matches, ada, of)).toEqual(whole);
  });

  it('waits for the next start when its worker is closed', async () => {
    const botWorkers = separateBotWorkers({ threads: 1 });
    await botWorkers.close();
    const closing = await setting.node({ botWorkers });
    const of = await finished();
    await analyseMatch(closing.matches, ada, of);
    await expect(analyse(closing.matches, of)).rejects.toThrow('closed');
    await analyse(node.matches, of);
    expect((await readAnalysis(node.matches, ada, of))?.status).toBe('DONE');
  });
});

describe('an analysis is refused', () => {
  it('for a running match and for a seat that does not exist', async () => {
    const { id: matchId } = await started();
    const early = { code: 'FORBIDDEN' };
    await expect(analyseMatch(node.matches, ada, { matchId, seat: 0 })).rejects.toMatchObject(early);
    await expect(readAnalysis(node.matches, ada, { matchId, seat: 0 })).rejects.toMatchObject(early);
    const of = { ...(await finished()), seat: 2 };
    await expect(analyseMatch(node.matches, ada, of)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(readAnalysis(node.matches, ada, of)).rejects.toMatchObject({ details: { field: 'seat' } });
  });

  it('for a match with other rules', async () => {
    const of = await finished();
    await setting.query(`update matches set rules_version = 'former' where id = $1`, [of.matchId]);
    const other = await setting.node();
    await expect(analyseMatch(other.matches, ada, of)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('to a player with another one pending or too many in a day; a guest is allowed fewer', async () => {
    const eve = await setting.player('Eve');
    const matches = [await finished(), await finished()] as const;
    await analyseMatch(node.matches, eve, matches[0]);
    const tooMany = { code: 'RATE_LIMITED', details: { retryAfter: expect.any(Number) } };
    await expect(analyseMatch(node.matches, eve, matches[1])).rejects.toMatchObject(tooMany);
    await analyse(node.matches, matches[0]);
    expect((await analyseMatch(node.matches, eve, matches[0])).status).toBe('DONE');
    await analyseMatch(node.matches, eve, matches[1]);
    await analyse(node.matches, matches[1]);
    await setting.query(
      `insert into analyses (match_id, seat, asked_by, asked_at, status, iterations, total, touched_at)
       select gen_random_uuid(), 0, $1, now(), 'DONE', 1, 0, now() from generate_series(1, 8)`,
      [eve.id],
    );
    await expect(analyseMatch(node.matches, eve, { ...matches[1], seat: 1 })).rejects.toMatchObject(tooMany);
    await analyseMatch(node.matches, ada, { ...matches[1], seat: 1 });
  });

  it('beyond the limit when a player asks for many at the same moment', async () => {
    const cid = await setting.account('Cid');
    const matches = [await finished(), await finished(), await finished(), await finished()];
    const seats = matches.flatMap(({ matchId }) => [0, 1].map((seat) => ({ matchId, seat })));
    const nodes = [node, await setting.node()];
    const asked = await Promise.allSettled(
      seats.map((of, index) => analyseMatch((nodes[index % 2] ?? node).matches, cid, of)),
    );
    const refused = asked.filter((one) => one.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'RATE_LIMITED' });
    const rows = await setting.query('select from analyses where asked_by = $1', [cid.id]);
    expect([rows.length, seats.length - refused.length]).toEqual([3, 3]);
  });
});
