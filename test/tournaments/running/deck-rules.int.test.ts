import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import type { AnyGame } from '../../../src/engine/index.ts';
import {
  approveRound,
  begin,
  cancelTournament,
  consent,
  openTournaments,
  readTournament,
  register,
  runTournament,
  type TournamentsHandle,
} from '../../../src/tournaments/index.ts';
import { duel } from '../../matches/duel.ts';
import { openSetting, type Setting } from '../../matches/setting.ts';
import { openCup } from './open-cup.ts';

/** The cards that a later release no longer allows in decks. */
let forbidden: string[] = [];
const withDecks: AnyGame = {
  ...duel,
  deck: {
    about: 'Any card except forbidden ones.',
    broken: (deck) => deck.filter(({ card }) => forbidden.includes(card)).map(({ card }) => `No ${card}.`),
    ready: [{ id: 'moons', title: 'Moons', about: 'Moons alone.', cards: [{ card: 'moon', count: 3 }] }],
  },
};

let setting: Setting;
let all: TournamentsHandle;
beforeAll(async () => {
  setting = await openSetting();
  const node = await setting.node({ games: [withDecks] });
  all = openTournaments({ ...node.context, log: { error() {}, debug() {} }, matches: node.matches });
});
afterAll(async () => {
  await all.close();
  await setting.close();
});
beforeEach(() => {
  forbidden = [];
});

const SUNS = { cards: [{ card: 'sun', count: 3 }] };

/** Creates a tournament that is open for registration. */
async function cup(name: string, more: object = {}): Promise<{ id: string; organizer: Caller }> {
  const organizer = await setting.account(`${name} host`);
  const stages = [{ kind: 'SWISS' as const, rounds: 1, take: null }];
  return { id: await openCup(all, organizer, { name, stages, byHand: true, ...more }), organizer };
}

test('players must bring a deck if the options allow none of the lent decks', async () => {
  const { id, organizer } = await cup('Sunny');
  const [ann, ben] = [await setting.account('Ann'), await setting.account('Ben')];
  await register(all, organizer, { id, members: [ben.id] });
  forbidden = ['moon'];
  await expect(register(all, ann, { id })).rejects.toMatchObject({ code: 'INVALID_DECK' });
  await expect(consent(all, ben, { id })).rejects.toMatchObject({ code: 'INVALID_DECK' });
  await register(all, ann, { id, deck: SUNS });
  await consent(all, ben, { id, deck: SUNS });
  expect((await readTournament(all, organizer, { id })).entrants).toHaveLength(2);
});

test('a player whose deck is no longer legal loses the game, with an entry in the log; the others play', async () => {
  const { id, organizer } = await cup('Stricter');
  const decks = [SUNS, null, SUNS, SUNS];
  for (const [one, deck] of decks.entries()) await register(all, await setting.account(`Player ${one}`), { id, deck });
  await begin(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  forbidden = ['moon'];
  await approveRound(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  const [round] = (await readTournament(all, organizer, { id })).stages[0]?.rounds ?? [];
  const [lost, played] = [
    round?.tables.find(({ entrants }) => entrants.some(({ number }) => number === 2)),
    round?.tables.find(({ entrants }) => entrants.every(({ number }) => number !== 2)),
  ];
  expect(lost).toMatchObject({ over: true, games: [{ places: null }] });
  expect(lost?.entrants.map(({ number }, seat) => [number === 2, lost.ruled?.places?.[seat]])).toEqual(
    expect.arrayContaining([
      [true, 2],
      [false, 1],
    ]),
  );
  const there = await setting.query<{ id: string }>('select id from matches where tournament_id = $1', [id]);
  expect(there.map((match) => match.id)).toEqual([played?.matchId]);
});

test('the matches of a tournament record who defends its title', async () => {
  const [ann, ben, eve] = [await setting.account('Anni'), await setting.account('Benni'), await setting.account('Evi')];
  const { id, organizer } = await cup('Title', { champion: ben.id });
  for (const one of [ann, ben, eve, organizer]) await register(all, one, { id });
  expect((await readTournament(all, organizer, { id })).setup.champion).toBe(ben.id);
  await begin(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  await approveRound(all, organizer, { id });
  await runTournament(all, { tournamentId: id });
  const began = await setting.query<{ champion: number | null; seat: number | null }>(
    `select (l.facts -> 0 -> 'tournament' ->> 'champion')::int as champion, s.seat from matches m
     join match_log l on l.match_id = m.id and l.version = 0
     left join seats s on s.match_id = m.id and s.player_id = $2 where m.tournament_id = $1`,
    [id, ben.id],
  );
  expect(began).toHaveLength(2);
  expect(began.map(({ champion }) => champion)).toEqual(began.map(({ seat }) => seat));
});

test('registered decks are public once a tournament is over or cancelled', async () => {
  const { id, organizer } = await cup('Called off');
  await register(all, await setting.account('Cleo'), { id, deck: SUNS });
  const shown = async () => (await readTournament(all, null, { id })).entrants[0]?.members[0]?.deck;
  expect(await shown()).toBeNull();
  await cancelTournament(all, organizer, { id, reason: 'Rain' });
  expect(await shown()).toEqual(SUNS.cards);
});
