import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { BUSINESS_CARD_BATTLE as game } from '../../../src/games/business-card-battle/index.ts';
import { cancelMatch, createMatch, joinMatch, type MatchView, resign } from '../../../src/matches/index.ts';
import { type Node, openSetting, playOut, type Setting } from '../setting.ts';

const KEEPS = { game: game.id, options: { stakes: 'forKeeps' } } as const;
const FRIENDLY = { game: game.id, options: { turns: 20 } } as const;
const DAY = 86_400_000;

let setting: Setting;
let node: Node;
let ada: Caller;
let bob: Caller;
beforeEach(async () => {
  setting = await openSetting();
  node = await setting.node({ games: [game], stakeRule: { days: 3, matches: 2 } });
  [ada, bob] = await Promise.all([setting.account('Ada'), setting.account('Bob')]);
});
afterEach(() => setting.close());

async function friendly(players: readonly [Caller, Caller] = [ada, bob]): Promise<MatchView> {
  const { id } = await createMatch(node.matches, players[0], FRIENDLY);
  return joinMatch(node.matches, players[1], { matchId: id });
}
const played = async (players?: readonly [Caller, Caller]) => playOut(node.matches, await friendly(players));

const staking = (caller: Caller) => createMatch(node.matches, caller, KEEPS);
const tooEarly = (matches: number) => ({ code: 'TOO_EARLY', details: { matches, from: expect.stringMatching(/Z$/) } });

describe('a player who wants to stake cards', () => {
  it('needs an account that is old enough and has finished enough matches against any opponent', async () => {
    await expect(staking(ada)).rejects.toMatchObject(tooEarly(2));
    await played();
    await expect(staking(ada)).rejects.toMatchObject(tooEarly(1));
    await played([bob, ada]);
    await expect(staking(ada)).rejects.toMatchObject(tooEarly(0));
    await expect(staking(ada)).rejects.toThrow(/^This account may play for keeps from \S+ on\.$/);
    node.pass(3 * DAY);
    const { id } = await staking(ada);
    expect((await joinMatch(node.matches, bob, { matchId: id })).status).toBe('RUNNING');
  });

  it('can begin only a few matches with the same player within a week', async () => {
    node = await setting.node({ games: [game], stakeRule: { days: 0, matches: 0, pair: 2 } });
    for (let match = 0; match < 2; match++) await friendly();
    await setting.query('update matches set for_keeps = true');
    const { id } = await staking(ada);
    const refused = joinMatch(node.matches, bob, { matchId: id });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN', details: { limit: 2 } });
    const cleo = await setting.account('Cleo');
    expect((await joinMatch(node.matches, cleo, { matchId: id })).status).toBe('RUNNING');
    node.pass(7 * DAY + 1000);
    const later = await staking(bob);
    expect((await joinMatch(node.matches, cleo, { matchId: later.id })).status).toBe('RUNNING');
  });

  it('can begin only a few matches with players of the same network within a week, in either direction', async () => {
    node = await setting.node({ games: [game], stakeRule: { days: 0, matches: 0, pair: 1 } });
    const others = await Promise.all(['Cleo', 'Dora', 'Egon', 'Finn', 'Gwen'].map((name) => setting.account(name)));
    const [cleo, dora, egon, finn, gwen] = others as [Caller, Caller, Caller, Caller, Caller];
    const begin = async (opens: Caller, from: string, joins: Caller, at: string) => {
      const { id } = await createMatch(node.matches, opens, KEEPS, from);
      const joining = joinMatch(node.matches, joins, { matchId: id }, at);
      await joining.catch(() => {});
      await setting.query("update matches set status = 'CANCELLED' where id = $1", [id]); // frees the cards
      return (await joining).status;
    };
    const refusedBy = (limit: number) => ({ code: 'FORBIDDEN', details: { limit } });
    const [home, farm] = ['192.0.2.1', '192.0.2.9'];
    expect(await begin(ada, home, bob, farm)).toBe('RUNNING');
    expect(await begin(cleo, farm, ada, home)).toBe('RUNNING');
    await expect(begin(ada, home, dora, farm)).rejects.toMatchObject(refusedBy(2));
    await expect(begin(dora, farm, ada, home)).rejects.toMatchObject(refusedBy(2));
    for (const [n, joins] of [dora, egon].entries()) await begin(gwen, home, joins, `2001:db8:1:${n}::`);
    for (const [n, joins] of [bob, cleo].entries()) await begin(gwen, home, joins, `2001:db8:1:${n + 2}::`);
    await expect(begin(gwen, home, finn, '2001:db8:1:4::')).rejects.toMatchObject(refusedBy(4));
    expect(await begin(gwen, home, finn, '2001:db8:2:1::')).toBe('RUNNING');
  });

  it('cannot join one earlier either', async () => {
    await played();
    await played();
    node.pass(4 * DAY);
    const { id } = await staking(ada);
    const newcomer = await setting.account('Cleo');
    const refused = joinMatch(node.matches, newcomer, { matchId: id });
    await expect(refused).rejects.toThrow('after 2 more completed matches against other players');
    await expect(refused).rejects.toMatchObject(tooEarly(2));
    expect((await joinMatch(node.matches, ada, { matchId: id })).status).toBe('WAITING'); // Ada already has a seat
    expect((await setting.query('select from seats where player_id = $1', [newcomer.id])).length).toBe(0);
  });

  it('gets no credit for matches resigned early, played against bots or never begun', async () => {
    node.pass(4 * DAY);
    const given = await friendly();
    await resign(node.matches, ada, { matchId: given.id });
    await cancelMatch(node.matches, ada, { matchId: (await createMatch(node.matches, ada, FRIENDLY)).id });
    await setting.query(
      `with copy as (insert into matches select (m).* from (
         select jsonb_populate_record(m, '{"id": "00000000-0000-4000-8000-000000000000", "invitation": "", "version": 50}') as m
         from matches m where id = $1) x returning id)
       insert into seats (match_id, seat, player_id, bot) select id, 0, $2::uuid, null from copy union all
       select id, 1, null, 'RANDOM' from copy`,
      [given.id, ada.id],
    );
    await expect(staking(ada)).rejects.toMatchObject(tooEarly(2));
  });

  it('cannot be a guest', async () => {
    node.pass(4 * DAY);
    await expect(staking(await setting.player('Gus'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
