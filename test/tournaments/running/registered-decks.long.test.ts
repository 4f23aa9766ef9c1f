import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { get, resign } from '../../api/client.ts';
import { startServer } from '../../api/server.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { does, type Entered, players, read } from './tournament-requests.ts';

const server = await closeAfterAll(startServer());

const FORMAT = '{ game(id: "valhalla") { deckFormat { ready { key } } } }';
const format = z.object({
  game: z.object({ deckFormat: z.object({ ready: z.array(z.object({ key: z.string() })) }) }),
});
const MATCH = `query ($id: ID!) { match(id: $id) { status seed replay { path } entries { nodes { facts { data } } } }
  matches(filter: { status: FINISHED }) { nodes { id seed replay { path } } } }`;
const proof = z.object({ seed: z.string().nullable(), replay: z.object({ path: z.string() }).nullable() });
const shown = z.object({
  match: proof.extend({ status: z.string(), entries: z.unknown() }),
  matches: z.object({ nodes: z.array(proof.extend({ id: z.string() })) }),
});

async function eventually<T>(look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await sleep(50);
  }
}

const authorized = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
const fetched = (path: string, token?: string) => fetch(server.address + path, { headers: authorized(token) });

/** Resigns the current game and returns its match. */
async function loses(id: string, token: string): Promise<string> {
  const current = async () => (await read(server.address, id)).stages[0]?.rounds[0]?.tables[0]?.matchId;
  const matchId = await eventually(current);
  await eventually(() =>
    resign(server.address, token, matchId).then(
      () => true,
      () => false, // the match does not exist yet
    ),
  );
  await eventually(async () => (await current()) !== matchId);
  return matchId;
}

/** Starts a table of three games, one of which is over. The organizer does not play. */
async function begun(name: string, setup: object) {
  const { address } = server;
  const [organizer, judge, commentator, ann, bob] = await players(address, 5, name);
  if (!organizer || !judge || !commentator || !ann || !bob) return expect.fail('too few');
  const [ready] = (await get(format, address, FORMAT)).game.deckFormat.ready;
  const whole = { name, game: 'valhalla', bestOf: 3, grace: 0, stages: [{ swiss: { rounds: 1 } }], ...setup };
  const { id } = await does(address, organizer, 'createTournament', 'CreateTournamentInput', { setup: whole });
  await does(address, organizer, 'openRegistration', 'TournamentInput', { id });
  for (const one of [ann, bob])
    await does(address, one, 'registerForTournament', 'RegisterInput', { id, deck: { ready: ready?.key } });
  for (const [{ id: player }, role] of [[judge, 'JUDGE'] as const, [commentator, 'COMMENTATOR'] as const])
    await does(address, organizer, 'appointOfficial', 'OfficialInput', { id, player, role });
  await does(address, organizer, 'beginTournament', 'BeginTournamentInput', { id });
  return { id, organizer, judge, others: [undefined, ann, bob, commentator], ann, matchId: await loses(id, ann.token) };
}

/** The parts of a match's proof that a viewer gets, and whether its entries show the decks. */
async function proofFor(matchId: string, who: Pick<Entered, 'token'> | undefined) {
  const { match, matches } = await get(shown, server.address, MATCH, { id: matchId }, who?.token);
  const listed = matches.nodes.find(({ id }) => id === matchId);
  const replay = await fetched(`/v1/matches/${matchId}/replay`, who?.token);
  const texts = await Promise.all(
    ['log', 'transcript'].map(async (kind) => (await fetched(`/v1/matches/${matchId}/${kind}`, who?.token)).text()),
  );
  const told = [texts.join(), JSON.stringify(match.entries)];
  return {
    status: match.status,
    seeds: [match.seed !== null, listed?.seed !== null],
    replays: [match.replay !== null, listed?.replay !== null, replay.status],
    decks: told.map((text) => text.includes('"decks"')),
    analysed: await analysed(matchId, who),
  };
}

/** Whether a viewer may read the match's analysis. There is none yet, so a permitted viewer gets null and no error. */
async function analysed(matchId: string, who: Pick<Entered, 'token'> | undefined): Promise<boolean> {
  const headers = { 'content-type': 'application/json', ...authorized(who?.token) };
  const body = JSON.stringify({ query: `{ analysis(matchId: "${matchId}", seat: 0) { status } }` });
  const answer = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body });
  const { errors } = z.looseObject({ errors: z.array(z.unknown()).optional() }).parse(await answer.json());
  return errors === undefined;
}

const KEPT = {
  ...{ status: 'FINISHED', seeds: [false, false], replays: [false, false, 403], decks: [false, false] },
  analysed: false,
};
const OPEN = {
  status: 'FINISHED',
  seeds: [true, true],
  replays: [true, true, 200],
  decks: [true, true],
  analysed: true,
};

describe('the replay of a match of an event with registered decks', () => {
  test('shows them only to its judges until the event is over, and then to all viewers', async () => {
    const { id, organizer, judge, others, ann, matchId } = await begun('Kept', { decks: 'REGISTERED' });
    expect((await read(server.address, id)).status).toBe('RUNNING');
    for (const who of others) expect(await proofFor(matchId, who)).toEqual(KEPT);
    for (const who of [organizer, judge]) expect(await proofFor(matchId, who)).toEqual(OPEN);

    // A verdict on an unsigned record would also reveal the decks, so only a judge gets one.
    const whole = z.looseObject({ signatures: z.array(z.unknown()) });
    const document = whole.parse(await (await fetched(`/v1/matches/${matchId}/replay`, judge.token)).json());
    const said = async (who?: Entered) => {
      const headers = { 'content-type': 'application/json', ...authorized(who?.token) };
      const body = JSON.stringify({ ...document, signatures: [] });
      const answer = await fetch(`${server.address}/v1/replays/verify`, { method: 'POST', headers, body });
      return z.object({ verdict: z.string() }).parse(await answer.json()).verdict;
    };
    expect([await said(judge), await said(ann), await said()]).toEqual(['VERIFIED', 'UNDECIDED', 'UNDECIDED']);

    await loses(id, ann.token);
    await eventually(async () => (await read(server.address, id)).status === 'FINISHED');
    for (const who of [organizer, ...others]) expect(await proofFor(matchId, who)).toEqual(OPEN);
    const record = await fetched(`/v1/tournaments/${id}/record`);
    const headers = { 'content-type': 'application/x-ndjson' };
    const asked = { method: 'POST', headers, body: await record.text() };
    const verdict = await fetch(`${server.address}/v1/tournaments/verify`, asked);
    expect(await verdict.json()).toMatchObject({ verdict: 'VERIFIED' });
  });

  test('stays closed if only opponents see the decks, and opens when the event is cancelled', async () => {
    const setup = { decks: 'REGISTERED', decksShown: 'DURING_MATCH' };
    const { id, organizer, others, matchId } = await begun('During', setup);
    for (const who of others) expect(await proofFor(matchId, who)).toEqual(KEPT);
    await does(server.address, organizer, 'cancelTournament', 'TournamentReasonInput', { id, reason: 'rain' });
    for (const who of others) expect(await proofFor(matchId, who)).toEqual(OPEN);
  });

  test('is open immediately if all players see the decks, or none are registered', async () => {
    for (const setup of [{ decks: 'REGISTERED', decksShown: 'AFTER_REGISTRATION' }, { decks: 'ANY' }]) {
      const { id, others, matchId } = await begun(`Open ${setup.decks}`, setup);
      expect((await read(server.address, id)).status).toBe('RUNNING');
      for (const who of others) expect(await proofFor(matchId, who)).toEqual(OPEN);
    }
  });
});
