import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../../src/accounts/index.ts';
import { readSearch, startSearch, watchSearch } from '../../../../src/matches/index.ts';
import { pairPlayers } from '../../../../src/matches/matchmaking/searches/pair-players.ts';
import { renewLeases } from '../../../../src/matches/matchmaking/searches/search-store.ts';
import { searchersOf } from '../../../../src/matches/matchmaking/searches/watch-search.ts';
import { closeAfterAll } from '../../../close-after-all.ts';
import { type Node, openSetting } from '../../setting.ts';

const setting = await closeAfterAll(openSetting({ isPaused: true }));

/** The open subscriptions of a test. If they stayed open, their nodes would go on pairing with clocks of their own. */
const open: ReturnType<typeof watchSearch>[] = [];
afterEach(() => Promise.all(open.splice(0).map((updates) => updates.return?.())));

function watched({ matches }: Node, caller: Caller): ReturnType<typeof watchSearch> {
  const updates = watchSearch(matches, caller);
  open.push(updates);
  return updates;
}

function accounts(count: number): Promise<Caller[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => setting.account(`P${index}`)));
}

let clocks = 10;
/** Players with different clocks stay apart. */
const clockOf = () => ({ timeControl: { perDecision: clocks++ } });

it('nodes that pair at the same time never seat a player twice', async () => {
  const nodes = [await setting.node(), await setting.node(), await setting.node()];
  const [first = expect.fail()] = nodes;
  const wanted = clockOf();
  for (let round = 0; round < 3; round++) {
    const callers = await accounts(12);
    for (const caller of callers) await startSearch(first.matches, caller, { game: 'duel', ...wanted });
    const ids = callers.map(({ id }) => id);
    await setting.query(
      "update searches set leased_until = leased_until + interval '15 seconds' where player_id = any($1::uuid[])",
      [ids],
    );
    await Promise.all([...nodes, ...nodes].map(({ context }) => pairPlayers(context, ids)));
    for (const { context } of nodes) await pairPlayers(context, ids); // pairs those whose partner was just taken
    const text = `select s.player_id as id, count(*)::int as matches, count(*) filter (where q.match_id = s.match_id)::int as found
      from seats s join searches q on q.player_id = s.player_id where s.player_id = any($1::uuid[]) group by s.player_id`;
    const seated = await setting.query<{ id: string; matches: number; found: number }>(text, [ids]);
    expect(seated).toHaveLength(12);
    expect(seated.filter(({ matches, found }) => matches !== 1 || found !== 1)).toEqual([]);
  }
});

describe('many searching players', () => {
  it('who subscribe at the same time share passes, which read only their pools', async () => {
    const node = await setting.node();
    const [ada, bob, many] = [await setting.account('Ada'), await setting.account('Bob'), await accounts(10)];
    const other = clockOf();
    for (const caller of [ada, bob]) {
      await startSearch(node.matches, caller, { game: 'duel', ...other });
      await renewLeases(node.context, [caller.id]);
    }
    const wanted = clockOf();
    for (const caller of many) await startSearch(node.matches, caller, { game: 'duel', ...wanted });
    const sent = await statements(() => Promise.all(many.map((caller) => watched(node, caller).next())));
    expect(sent.filter(({ name }) => name === 'open-searches').length).toBeLessThan(5);
    for (const caller of many) expect(await readSearch(node.matches, caller)).not.toMatchObject({ matchId: null });
    expect(await readSearch(node.matches, ada)).toMatchObject({ matchId: null });
  });

  it('share one read in each round, in the order of an index', async () => {
    const node = await setting.node();
    const all = await accounts(10);
    for (const caller of all) await startSearch(node.matches, caller, { game: 'duel', ...clockOf() });
    const waiting = all.map((caller) => watched(node, caller));
    for (const updates of waiting) await updates.next();
    const sent = await statements(async () => {
      const widened = waiting.map(async (updates) => {
        while ((await updates.next()).value?.range !== 200);
      });
      node.pass(10_000);
      await searchersOf(node.context).look();
      await Promise.all(widened);
    });
    const reads = ['open-searches', 'read-searches'].map((name) => sent.filter((one) => one.name === name));
    for (const read of reads) expect(read.length).toBeLessThan(5);
    const client = new pg.Client({ connectionString: setting.db.url });
    await client.connect();
    await client.query('set enable_seqscan = off');
    for (const [read] of reads) {
      const { rows } = await client.query(`explain ${read?.text}`, read?.values);
      expect(JSON.stringify(rows)).toContain('searches_open');
    }
    await client.end();
  });

  function isNamed(sent: unknown): sent is pg.QueryConfig {
    return typeof sent === 'object' && sent !== null && 'name' in sent;
  }

  /** Returns the named statements that a piece of work sends. */
  async function statements(work: () => Promise<unknown>): Promise<pg.QueryConfig[]> {
    const sent: pg.QueryConfig[] = [];
    const query = pg.Client.prototype.query;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function noted(this: pg.Client, ...given) {
      const [config] = given as unknown[];
      if (isNamed(config)) sent.push(config);
      return Reflect.apply(query, this, given);
    });
    await work();
    spy.mockRestore();
    return sent;
  }
});
