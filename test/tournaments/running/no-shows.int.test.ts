import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { readKeySet } from '../../../src/engine/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { publicKeys } from '../../../src/matches/index.ts';
import {
  begin,
  checkIn,
  endTournament,
  openTournaments,
  readTournament,
  recordLines,
  reinstate,
  runTournament,
  type TournamentsHandle,
} from '../../../src/tournaments/index.ts';
import { type Node, openSetting, playOne, type Setting } from '../../matches/setting.ts';
import { verdictOn } from '../record/verify-lines.ts';
import { decideAgain } from './decide-again.ts';
import { openCup } from './open-cup.ts';

let setting: Setting;
let node: Node;
let all: TournamentsHandle;
beforeAll(async () => {
  setting = await openSetting();
  node = await setting.node({ games: GAMES });
  all = openTournaments({ ...node.context, matches: node.matches });
});
afterAll(async () => {
  await all.close();
  await setting.close();
});

const MINUTE = 60_000;
const THREE_ROUNDS = [{ kind: 'SWISS' as const, rounds: 3, take: null }];

/** Creates a running tournament with best-of-three tables. */
async function cup(name: string, players: number, more: object = {}) {
  const organizer = await setting.account(`${name} host`);
  const field: Caller[] = [];
  for (let one = 1; one <= players; one++) field.push(await setting.account(`${name} ${one}`));
  const setup = {
    name,
    game: 'business-card-battle',
    bestOf: 3,
    noShowAfter: 300,
    grace: 300,
    stages: THREE_ROUNDS,
    ...more,
  };
  const id = await openCup(all, organizer, setup, field);
  await begin(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  return { id, organizer, field };
}

const read = (id: string, organizer: Caller) => readTournament(all, organizer, { id });

async function firstRound(id: string, organizer: Caller) {
  const [round] = (await read(id, organizer)).stages[0]?.rounds ?? [];
  return round ?? expect.fail('no round');
}

/** Lets time pass while the server does the work that is due. */
async function passes(id: string, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    node.pass(MINUTE);
    await node.jobs.sweep({});
    await runTournament(all, { tournamentId: id });
  }
}

test('a no-show loses the table after five minutes and is dropped until they check in; the record proves it', async () => {
  const { id, organizer, field } = await cup('Tardy', 4, { timeControl: { fischer: { bank: 1800, increment: 5 } } });
  const { tables } = await firstRound(id, organizer);
  const [there] = tables;
  const matchId = there?.matchId ?? expect.fail('no match');
  await playOne(node.matches, { id: matchId });
  const absent = there?.entrants[1]?.number ?? 0;
  await passes(id, 4);
  expect((await firstRound(id, organizer)).tables.map(({ over }) => over)).toEqual([false, false]);
  await passes(id, 2);

  const round = await firstRound(id, organizer);
  const [played, empty] = round.tables;
  const [one = 0, other = 0] = empty?.entrants.map(({ number }) => number) ?? [];
  expect(played).toMatchObject({ over: true, noShows: [absent], ruled: { places: [1, 2] } });
  expect(empty).toMatchObject({ over: true, noShows: [one, other], ruled: { places: null } });
  const gone = async () => (await read(id, organizer)).entrants.flatMap((each) => (each.gone ? [each.number] : []));
  expect(await gone()).toEqual([absent, one, other].sort());

  // One player checks in, and the organizer reinstates another.
  await checkIn(all, field[absent - 1] ?? expect.fail('no player'), { id });
  await reinstate(all, organizer, { id, entrant: one, reason: 'was in the other hall' });
  expect(await gone()).toEqual([other]);

  await passes(id, 40);
  const over = await read(id, organizer);
  if (over.status === 'RUNNING') await endTournament(all, organizer, { id });
  await decideAgain(setting.db.url, id);
  const lines: string[] = [];
  const record = await recordLines(all, organizer, { id });
  for await (const line of record.lines) lines.push(line.trimEnd());
  const keys = readKeySet(JSON.parse(JSON.stringify(await publicKeys(node.matches))));
  const verdict = verdictOn(lines, keys);
  expect(verdict).toMatchObject({ verdict: 'VERIFIED', why: null });
  expect(verdict.unproven.find((one) => one.startsWith('No-shows'))).toContain(`entrant ${absent} (stage 1, round 1`);
});

test('a best of three without any player is lost by both, whatever the clock says', async () => {
  const { id, organizer } = await cup('Empty', 2, { timeControl: { perDecision: 60 }, forfeitAfter: 1 });
  await passes(id, 8);
  const { tables } = await firstRound(id, organizer);
  expect(tables[0]).toMatchObject({ over: true, ruled: { places: null } });
  expect(tables[0]?.noShows).toHaveLength(2);
  expect((await read(id, organizer)).entrants.map(({ noShow }) => noShow)).toEqual([true, true]);
});
