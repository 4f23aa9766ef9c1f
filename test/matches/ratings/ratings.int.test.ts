import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import {
  type CreateMatch,
  createMatch,
  joinMatch,
  rateMatch,
  rateOverdue,
  ratingHistory,
  readCrosstable,
  readLeaderboard,
  readMatch,
  readRatingChanges,
  readRatings,
  seatGame,
} from '../../../src/matches/index.ts';
import { openEvent } from '../../broadcast/event.ts';
import { callerWith } from '../../caller.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { openSetting, playOut } from '../setting.ts';
import { type Finished, finishedMatch } from './finished-match.ts';

const setting = await closeAfterAll(openSetting());
const [node, other] = [await setting.node(), await setting.node()];
const { matches } = node;
const RATED: CreateMatch = { game: 'duel', rated: true, timeControl: { perDecision: 60 }, options: { rounds: 1 } };
const SECOND = 1000;

let people = 0;
async function pair(): Promise<[Caller, Caller]> {
  people += 2;
  return [await setting.account(`Ann ${people}`), await setting.account(`Bob ${people}`)];
}

/** Writes a finished match and rates it. */
async function rated(match: Finished): Promise<string> {
  const id = await finishedMatch(setting, match);
  await rateMatch(matches, { matchId: id });
  return id;
}

const pointsOf = async ({ id: playerId }: Caller) => (await readRatings(matches, { playerId }))[0]?.points ?? null;
const ago = (seconds: number) => new Date(Date.now() - seconds * SECOND);

describe('a rated match', () => {
  it('changes both ratings once, however often and on how many nodes its job runs', async () => {
    const [ann, bob] = await pair();
    const { id } = await createMatch(matches, ann, RATED);
    const match = await playOut(matches, await joinMatch(matches, bob, { matchId: id }));
    expect(node.wakeUps).toContainEqual({ name: 'verifyReplay', payload: { matchId: id }, delayMs: 0 });
    await Promise.all([node, other, node, other].map(({ jobs }) => jobs.verifyReplay({ matchId: id })));
    await other.jobs.verifyReplay({ matchId: id });
    const [one, two] = await readRatingChanges(matches, match);
    expect(one?.before).toBe(1500);
    expect([one?.after, two?.after]).toEqual([await pointsOf(ann), await pointsOf(bob)]);
    expect((one?.change ?? 0) + (two?.change ?? 0)).toBe(0);
    const history = await ratingHistory(matches, { playerId: ann.id, game: 'duel', speed: 'LIVE' });
    expect(history).toEqual([{ matchId: id, at: match.finishedAt, points: one?.after, change: one?.change }]);
  });

  it('is found by the sweep if its job is lost', async () => {
    const [ann, bob] = await pair();
    await finishedMatch(setting, { players: [ann.id, bob.id], ranks: [1, 2], at: ago(60) });
    await node.jobs.sweep({});
    expect(await pointsOf(ann)).toBeGreaterThan(1500);
  });

  it('is verified, and rated by the sweep, if another transaction changes ratings when it ends', async () => {
    const [ann, bob] = await pair();
    const { id: matchId } = await createMatch(matches, ann, RATED);
    await playOut(matches, await joinMatch(matches, bob, { matchId }));
    const recount = new pg.Client({ connectionString: setting.db.url });
    await recount.connect();
    await recount.query("select pg_advisory_lock(hashtextextended('ratings duel LIVE', 0))");
    await node.jobs.verifyReplay({ matchId });
    const states = 'select replayed, rating from matches where id = $1';
    expect(await setting.query(states, [matchId])).toEqual([{ replayed: true, rating: 'DUE' }]);
    await recount.query('select pg_advisory_unlock_all()');
    await recount.end();
    const later = await setting.node();
    later.pass(10 * SECOND);
    await later.jobs.sweep({});
    expect(await setting.query(states, [matchId])).toEqual([{ replayed: true, rating: 'COUNTED' }]);
  });

  it('is found behind more than a page of matches that cannot be read, each of which is logged', async () => {
    const [ann, bob] = await pair();
    const match = { players: [ann.id, bob.id], ranks: [1, 2] };
    const broken = await Promise.all(
      Array.from({ length: 501 }, () => finishedMatch(setting, { ...match, at: ago(90), timeControl: { sundial: 1 } })),
    );
    await finishedMatch(setting, { ...match, at: ago(60) });
    const logged: unknown[] = [];
    const log = { ...node.context.log, error: ({ matchId }: { matchId?: unknown }) => void logged.push(matchId) };
    await rateOverdue((await setting.node({ log })).matches);
    await setting.query('delete from seats where match_id = any($1)', [broken]);
    await setting.query('delete from matches where id = any($1)', [broken]);
    expect(logged.sort()).toEqual(broken.sort());
    expect(await pointsOf(ann)).toBeGreaterThan(1500);
  });

  it('waits for a server that has its game', async () => {
    const [ann, bob] = await pair();
    const matchId = await finishedMatch(setting, { players: [ann.id, bob.id], ranks: [1, 2], at: ago(60) });
    await setting.query("update matches set game = 'newer' where id = $1", [matchId]);
    await node.jobs.sweep({});
    await rateMatch(matches, { matchId });
    expect(await setting.query('select rating from matches where id = $1', [matchId])).toEqual([{ rating: 'DUE' }]);
  });

  it('counts when spectators see the result', async () => {
    const [ann, bob] = await pair();
    const match = { players: [ann.id, bob.id], ranks: [1, 2], at: ago(10), broadcastDelay: 3600 };
    const matchId = await rated(match);
    expect(await pointsOf(ann)).toBeNull();
    const later = await setting.node();
    later.pass(3600 * SECOND);
    await rateMatch(later.matches, { matchId });
    expect(await pointsOf(ann)).toBeGreaterThan(1500);
  });

  it('counts ten times a day between the same players', async () => {
    const [ann, bob] = await pair();
    const noon = new Date(`${ago(86_400).toISOString().slice(0, 10)}T12:00:00Z`).getTime();
    for (let n = 0; n < 12; n++) {
      const players = n % 2 ? [ann.id, bob.id] : [bob.id, ann.id];
      await rated({ players, ranks: [1, 2], at: new Date(noon + n) });
    }
    expect((await readRatings(matches, { playerId: ann.id }))[0]?.matches).toBe(10);
  });

  it.each<[string, Partial<CreateMatch>, string]>([
    ['private', { visibility: 'PRIVATE' }, 'BAD_INPUT'],
    ['without a clock', { timeControl: null }, 'BAD_INPUT'],
    ['with a bot', { bots: [{ level: 'RANDOM' }] }, 'BAD_INPUT'],
    ['with stand-ins', { onTimeOut: 'BOT' }, 'BAD_INPUT'],
  ])('is refused if it is %s', async (_, change, code) => {
    const [ann] = await pair();
    await expect(createMatch(matches, ann, { ...RATED, ...change })).rejects.toMatchObject({ code });
  });

  it('is refused to guests', async () => {
    const [ann] = await pair();
    const guest = callerWith((await setting.player('Guest')).id, true);
    await expect(createMatch(matches, guest, RATED)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { id: matchId } = await createMatch(matches, ann, RATED);
    await expect(joinMatch(matches, guest, { matchId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await readMatch(matches, ann, matchId)).rated).toBe(true);
  });
});

describe('a match of a tournament', () => {
  type Game = Parameters<typeof seatGame>[1];
  const settings: Omit<Game, 'matchId' | 'tournamentId' | 'organizer' | 'sitters'> = {
    ...{ timeControl: { perDecision: 60 }, onTimeOut: 'FORFEIT', forfeitAfter: 3, standInLevel: null },
    ...{ visibility: 'PUBLIC', broadcastDelay: 0, rated: true, game: 'duel', options: { rounds: 1 } },
    ...{ stage: 1, round: 1, table: 1, number: 1, attempt: 0 },
  };

  it.each<[boolean, string, Partial<Game>, boolean]>([
    [true, 'between accounts', {}, true],
    [false, 'whose event says no', { rated: false }, true],
    [false, 'of a private event', { visibility: 'PRIVATE' }, true],
    [false, 'without a clock', { timeControl: null }, true],
    [false, 'with stand-ins', { onTimeOut: 'BOT' }, true],
    [false, 'with a guest', {}, false],
  ])('is rated (%s): one %s', async (isRated, _, change, hasAccounts) => {
    const [ann, bob] = await pair();
    const other = hasAccounts ? bob : await setting.player('Guest');
    const [tournamentId, matchId] = [await openEvent(setting.query, ann, {}), randomUUID()];
    const sitters = [ann, other].map(({ id: playerId }) => ({ playerId, deck: null }));
    await seatGame(matches, { ...settings, matchId, tournamentId, organizer: ann.id, sitters, ...change });
    expect((await readMatch(matches, ann, matchId)).rated).toBe(isRated);
  });
});

describe('a leaderboard', () => {
  it('lists settled and active players, best first, page by page', async () => {
    const [ann, bob] = await pair();
    const series = async ([one, two]: [Caller, Caller], matches: number, daysAgo: number) => {
      for (let day = 0; day < matches; day++)
        await rated({ players: [one.id, two.id], ranks: day % 3 ? [1, 2] : [2, 1], at: ago(86_400 * (daysAgo - day)) });
    };
    await series([ann, bob], 30, 31);
    await series(await pair(), 30, 200);
    await series(await pair(), 3, 4);
    const read = (page: object) => readLeaderboard(matches, { game: 'duel', speed: 'LIVE', ...page });
    const places = ({ leaders }: typeof all) => leaders.map(({ place, player }) => [place, player.id]);
    const all = await read({});
    expect(places(all)).toEqual([
      [1, ann.id],
      [2, bob.id],
    ]);
    const first = await read({ first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect((await read({ after: first.pageInfo.endCursor })).leaders).toEqual(all.leaders.slice(1));
    await setting.query("update players set ban_reason = 'x' where id = $1", [ann.id]);
    expect(places(await read({}))).toEqual([[1, bob.id]]);
  });
});

describe('a crosstable', () => {
  it.each(['VOID', 'UNDONE', 'CANCELLED'])('leaves out a match that ended with %s', async (why) => {
    const [ann, bob] = await pair();
    await finishedMatch(setting, { players: [ann.id, bob.id], ranks: [1, 1], at: ago(30), rated: false, why });
    const crosstable = await readCrosstable(matches, null, { player: ann.id, opponent: bob.id });
    expect(crosstable).toEqual({ games: [], matches: [] });
  });

  it('counts private matches only for their players', async () => {
    const [ann, bob] = await pair();
    const [stranger] = await pair();
    const players = [ann.id, bob.id];
    await finishedMatch(setting, { players, ranks: [1, 2], at: ago(30), rated: false });
    await finishedMatch(setting, { players, ranks: [1, 1], at: ago(20), rated: false });
    await finishedMatch(setting, { players, ranks: [2, 1], at: ago(10), rated: false, visibility: 'PRIVATE' });
    const score = async (caller: Caller | null) => {
      const { games, matches: last } = await readCrosstable(matches, caller, { player: ann.id, opponent: bob.id });
      return [last.length, ...games.map(({ wins, draws, losses }) => [wins, draws, losses])];
    };
    expect(await score(ann)).toEqual([3, [1, 1, 1]]);
    for (const caller of [stranger, null]) expect(await score(caller)).toEqual([2, [1, 1, 0]]);
  });
});
