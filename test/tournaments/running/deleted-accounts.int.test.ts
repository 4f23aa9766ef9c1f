import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AccountsHandle,
  type Caller,
  deleteAccount,
  deleteUnusedGuests,
  exportAccount,
  openAccounts,
} from '../../../src/accounts/index.ts';
import { pauseMatch, readMatch, resumeMatch } from '../../../src/matches/index.ts';
import {
  appoint,
  begin,
  cancelTournament,
  closeTournament,
  listEntries,
  openTournaments,
  pause,
  readTournament,
  register,
  runTournament,
  sweepTournaments,
  type TournamentsHandle,
  unregister,
} from '../../../src/tournaments/index.ts';
import { type Node, openSetting, type Setting } from '../../matches/setting.ts';
import { decideAgain } from './decide-again.ts';
import { openCup } from './open-cup.ts';

let setting: Setting;
let node: Node;
let all: TournamentsHandle;
let accounts: AccountsHandle;
beforeAll(async () => {
  setting = await openSetting();
  node = await setting.node();
  all = openTournaments({ ...node.context, matches: node.matches });
  accounts = openAccounts({ ...node.context, sessionDays: 1, guestDays: 1, outside: null });
});
afterAll(async () => {
  await all.close();
  await setting.close();
});

let organizer: Caller;
let field: Caller[];
beforeEach(async () => {
  organizer = await setting.account('Host');
  field = [];
  for (let one = 1; one <= 4; one++) field.push(await setting.account(`Player ${one}`));
});

async function cup(more: { byHand?: boolean } = {}): Promise<string> {
  const stages = [{ kind: 'SWISS' as const, rounds: 2, take: null }];
  return openCup(all, organizer, { stages, ...more }, field);
}

/** Deletes an account and removes its name from all caches. */
async function leaves(one: Caller): Promise<void> {
  await deleteAccount(accounts, one, { name: '' });
  await sweepTournaments(all);
  await node.jobs.sweep({});
  expect(await setting.query('select from departures where player_id = $1', [one.id])).toEqual([]);
}

const goneOf = async (id: string) => (await readTournament(all, organizer, { id })).entrants.map(({ gone }) => gone);

test('a player who deletes their account is unregistered before the start and dropped after it; the name is hidden', async () => {
  const id = await cup();
  const [one, two] = field;
  if (!one || !two) expect.fail('no player');
  await leaves(one);
  expect(await goneOf(id)).toEqual(['UNREGISTERED', null, null, null]);
  await begin(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  await leaves(two);
  expect(await goneOf(id)).toEqual(['UNREGISTERED', 'DROPPED', null, null]);
  const { all: later } = { all: openTournaments({ ...node.context, matches: node.matches }) };
  const { entrants, stages } = await readTournament(later, null, { id });
  await later.close();
  expect(entrants.slice(0, 2).map(({ members }) => members[0]?.player.name)).toEqual([
    'Deleted player',
    'Deleted player',
  ]);
  const table = stages[0]?.rounds[0]?.tables.find((at) => at.entrants.some(({ number }) => number === 2));
  expect(table?.over ?? stages[0]?.rounds[0]?.byes.some(({ number }) => number === 2)).toBe(true);
  const { entries } = await listEntries(all, null, { id });
  expect(entries.find(({ kind }) => kind === 'DROPPED')).toMatchObject({
    by: two.id,
    input: { reason: 'ACCOUNT_DELETED' },
  });
  await decideAgain(setting.db.url, id);
});

test('an admin closes a running tournament, and its matches end', async () => {
  const admin = await setting.account('Adele');
  await setting.query(`update players set roles = '{player,admin}' where id = any($1)`, [[admin.id, field[0]?.id]]);
  const id = await cup();
  await begin(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  const [one, two] = field;
  if (!one || !two) expect.fail('no player');
  const close = (by: Caller, reason = 'its organizer is gone') =>
    closeTournament(all, by, { tournamentId: id, reason });
  for (const by of [one, two, organizer]) await expect(close(by)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(close(admin, '')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const act = await close(admin);
  expect(act).toMatchObject({ act: 'CLOSE_TOURNAMENT', actor: { id: admin.id }, tournamentId: id, player: null });
  await runTournament(all, { tournamentId: id });
  const { entries } = await listEntries(all, null, { id });
  expect(entries.at(-1)).toMatchObject({ kind: 'CANCELLED', by: organizer.id, input: { reason: 'CLOSED_BY_ADMIN' } });
  expect(await setting.query(`select id from matches where tournament_id = $1 and status = 'RUNNING'`, [id])).toEqual(
    [],
  );
  await expect(close(admin)).rejects.toMatchObject({ code: 'TOURNAMENT_OVER' });
  await decideAgain(setting.db.url, id);
});

test('a tournament that has not begun is cancelled when its organizer leaves', async () => {
  const id = await cup();
  await leaves(organizer);
  const seen = await readTournament(all, null, { id });
  expect([seen.status, seen.organizer.name]).toEqual(['CANCELLED', 'Deleted player']);
});

test('a running tournament goes on without its organizer: pauses end, and rounds need no approval', async () => {
  const id = await cup({ byHand: true });
  await begin(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  await pause(all, organizer, { id });
  await leaves(organizer);
  const { stages, paused } = await readTournament(all, null, { id });
  expect([paused, stages[0]?.rounds[0]?.status]).toEqual([false, 'PLAYING']);
  for (const one of field.slice(0, 3)) await leaves(one);
  expect((await readTournament(all, null, { id })).status).toBe('FINISHED');
  await decideAgain(setting.db.url, id);
});

/** Creates a running cup whose judge has paused one of the matches. */
async function pausedMatch(): Promise<{ id: string; judge: Caller; matchId: string }> {
  const id = await cup();
  const judge = await setting.account('Judge');
  await appoint(all, organizer, { id, player: judge.id, role: 'JUDGE' });
  await begin(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  const text = 'select match_id as "matchId" from tournament_games where tournament_id = $1';
  const [game] = await setting.query<{ matchId: string }>(text, [id]);
  const { matchId } = game ?? expect.fail('no match');
  await pauseMatch(node.matches, judge, { matchId, reason: 'A card was misread' });
  return { id, judge, matchId };
}

test.each(['judge', 'organizer'])(
  'a match paused by a judge resumes once no judge is left, first the %s',
  async (first) => {
    const { id, judge, matchId } = await pausedMatch();
    const [one, last] = first === 'judge' ? [judge, organizer] : [organizer, judge];
    const state = async () => {
      const { paused, version } = await readMatch(node.matches, null, matchId);
      return { paused, version };
    };
    await leaves(one);
    expect(await state()).toEqual({ paused: true, version: 1 });
    await leaves(last);
    expect(await state()).toEqual({ paused: false, version: 2 });
    const entries = await setting.query('select kind, move from match_log where match_id = $1 and version = 2', [
      matchId,
    ]);
    const move = { by: judge.id, reason: expect.stringMatching(/^No judge of this tournament is left/) };
    expect(entries).toEqual([{ kind: 'RESUMED', move }]);
    await runTournament(all, { tournamentId: id });
    expect(await state()).toEqual({ paused: false, version: 2 });
  },
);

test('a paused match stays paused while another judge is left, who can resume it', async () => {
  const { id, judge, matchId } = await pausedMatch();
  const other = await setting.account('Other judge');
  await appoint(all, organizer, { id, player: other.id, role: 'JUDGE' });
  await leaves(organizer);
  await leaves(judge);
  expect((await readMatch(node.matches, null, matchId)).paused).toBe(true);
  expect((await resumeMatch(node.matches, other, { matchId, reason: 'Go on' })).paused).toBe(false);
});

test('a paused match ends when its tournament is cancelled', async () => {
  const { id, matchId } = await pausedMatch();
  await cancelTournament(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  expect((await readMatch(node.matches, null, matchId)).status).toBe('FINISHED');
});

test('an account export names the player’s tournaments without their standings', async () => {
  const id = await cup();
  const [one] = field;
  if (!one) expect.fail('no player');
  const judge = await setting.account('Judge');
  await appoint(all, organizer, { id, player: judge.id, role: 'JUDGE' });
  const about = async (who: Caller) => (await exportAccount(accounts, who)).tournaments;
  const same = { id, game: 'duel', name: 'Cup', record: `/v1/tournaments/${id}/record`, createdAt: expect.anything() };
  expect(await about(one)).toEqual([{ ...same, organizedByYou: false, entrant: 1, offices: [], entriesByYou: 1 }]);
  const host = { ...same, organizedByYou: true, entrant: null, offices: [], entriesByYou: 3 };
  expect(await about(organizer)).toEqual([host]);
  expect(await about(judge)).toMatchObject([{ offices: [{ role: 'JUDGE' }] }]);
});

test('guests who take part are kept when others are forgotten', async () => {
  const [stays, left] = [await setting.player('Stays'), await setting.player('Left')];
  await setting.query("update players set created_at = now() - interval '40 days' where id = any($1)", [
    [stays.id, left.id],
  ]);
  const id = await cup();
  await register(all, stays, { id });
  await register(all, left, { id });
  await unregister(all, left, { id });
  await deleteUnusedGuests(accounts);
  await deleteUnusedGuests(accounts);
  const kept = await setting.query<{ name: string }>('select name from players where id = any($1)', [
    [stays.id, left.id],
  ]);
  expect(kept).toEqual([{ name: 'Stays' }]);
  const later = openTournaments({ ...node.context, matches: node.matches });
  const { entrants } = await readTournament(later, null, { id });
  await later.close();
  expect(entrants.at(-1)?.members[0]?.player.name).toBe('Deleted player');
});
