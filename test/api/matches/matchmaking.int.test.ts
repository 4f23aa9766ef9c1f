import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAfterAll } from '../../close-after-all.ts';
import { rowsOf } from '../../database.ts';
import { account, ask, create, get, guest, join, live, read, codeOf as refusalOf, resign } from '../client.ts';
import { startServer } from '../server.ts';

const ABOUT = 'id status to match { id status seats { seat name reserved } }';
const CHALLENGE = `mutation ($i: ChallengeInput!) { challenge: challengePlayer(input: $i) { ${ABOUT} } }`;
const REMATCH = `mutation ($i: RematchInput!) { challenge: rematch(input: $i) { ${ABOUT} } }`;
const ACCEPT = 'mutation ($id: ID!) { acceptChallenge(input: { id: $id }) { id status yourSeats } }';
const DECLINE = `mutation ($id: ID!) { challenge: declineChallenge(id: $id) { ${ABOUT} } }`;
const READ = `query ($id: ID!) { challenge(id: $id) { ${ABOUT} } }`;
const challenge = z.object({
  challenge: z.object({
    id: z.string(),
    status: z.string(),
    to: z.array(z.string()),
    match: z
      .object({
        id: z.string(),
        status: z.string(),
        seats: z.array(z.object({ seat: z.number(), name: z.string(), reserved: z.boolean() })),
      })
      .nullable(),
  }),
});

const server = await closeAfterAll(startServer());

const codeOf = (query: string, variables: object, by?: string) => refusalOf(server.address, query, variables, by);
const signUp = (name: string) => account(server.address, name);
const made = async (query: string, variables: object, by: string) =>
  (await get(challenge, server.address, query, variables, by)).challenge;
const called = (name: string, more: object = {}) => ({
  i: { opponent: { name }, match: { game: 'golems', visibility: 'PRIVATE', ...more } },
});

describe('a challenge', () => {
  it('to a named player begins the match when accepted, and reserves the seat', async () => {
    const [ann, ben, eve] = [await signUp('Ann'), await signUp('Ben'), await signUp('Eve')];
    const { id, match, to } = await made(CHALLENGE, called('bEN', { visibility: 'PUBLIC' }), ann);
    expect([to, match?.seats.map(({ reserved }) => reserved)]).toEqual([['bEN'], [false, true]]);
    expect(
      await codeOf(
        'mutation ($i: JoinMatchInput!) { joinMatch(input: $i) { id } }',
        { i: { matchId: match?.id } },
        eve,
      ),
    ).toBe('FORBIDDEN');
    for (const query of [ACCEPT, DECLINE]) {
      expect(await codeOf(query, { id }, eve)).toBe('NOT_FOUND');
      expect(await codeOf(query, { id }, ann)).toBe('NOT_FOUND');
    }
    expect((await ask(server.address, READ, { id }, eve)).data).toEqual({ challenge: null });
    const listed = await ask(server.address, '{ challenges { id from { name } } }', {}, ben);
    expect(listed.data).toEqual({ challenges: [{ id, from: { name: 'Ann' } }] });
    const accepted = await ask(server.address, ACCEPT, { id }, ben);
    expect(accepted.data).toEqual({ acceptChallenge: { id: match?.id, status: 'RUNNING', yourSeats: [1] } });
    expect((await made(READ, { id }, ann)).status).toBe('ACCEPTED');
    expect((await ask(server.address, ACCEPT, { id }, ben)).data).toEqual(accepted.data);
    expect(await codeOf(DECLINE, { id }, ben)).toBe('MATCH_OVER');
  });

  it('that is declined, withdrawn or expired ends with that status', async () => {
    const [cat, dan] = [await signUp('Cat'), await signUp('Dan')];
    const declined = await made(CHALLENGE, called('Dan'), cat);
    expect(await codeOf(CHALLENGE, called('dan'), cat)).toBe('FORBIDDEN');
    expect((await made(DECLINE, { id: declined.id }, dan)).status).toBe('DECLINED');
    expect((await made(READ, { id: declined.id }, cat)).match?.status).toBe('CANCELLED');
    const back = await made(CHALLENGE, called('Dan'), cat);
    await ask(server.address, 'mutation ($id: ID!) { cancelMatch(matchId: $id) { id } }', { id: back.match?.id }, cat);
    expect((await made(READ, { id: back.id }, dan)).status).toBe('WITHDRAWN');
    const late = await made(CHALLENGE, called('Dan'), cat);
    await rowsOf(server.databaseUrl, "update challenges set expires_at = now() - interval '1 second' where id = $1", [
      late.id,
    ]);
    for (const answer of [ACCEPT, DECLINE]) expect(await codeOf(answer, { id: late.id }, dan)).toBe('MATCH_OVER');
    await expect.poll(async () => (await made(READ, { id: late.id }, cat)).match?.status).toBe('CANCELLED');
    expect((await made(READ, { id: late.id }, cat)).status).toBe('EXPIRED');
  });

  it('to an unknown name looks like one that is not answered', async () => {
    const fay = await signUp('Fay');
    await signUp('Real Roy');
    const shape = (one: z.infer<typeof challenge>['challenge'], name: string) =>
      JSON.stringify(one)
        .replaceAll(/[0-9a-f-]{36}/g, 'id')
        .replaceAll(name, 'name');
    const real = await made(CHALLENGE, called('Real Roy'), fay);
    const unknown = await made(CHALLENGE, called('No Such Nick'), fay);
    expect(shape(real, 'Real Roy')).toBe(shape(unknown, 'No Such Nick'));
    for (const name of ['Real Roy', 'no such nick'])
      expect(await codeOf(CHALLENGE, called(name), fay)).toBe('FORBIDDEN');
    const seats = 'query ($id: ID!) { match(id: $id) { seats { name player { name } } } }';
    const seen = await Promise.all(
      [real, unknown].map(({ match }) => ask(server.address, seats, { id: match?.id }, fay)),
    );
    expect(seen[0]?.data).toEqual(seen[1]?.data);
  });

  it('cannot be to oneself, and must leave a seat free', async () => {
    const gil = await signUp('Gil');
    expect(await codeOf(CHALLENGE, called('Gil'), gil)).toBe('BAD_INPUT');
    expect(await codeOf(CHALLENGE, called('Somebody', { seats: 3 }), gil)).toBe('BAD_INPUT');
    const withBot = await made(CHALLENGE, called('Somebody', { seats: 3, bots: [{ level: 'RANDOM' }] }), gil);
    expect(withBot.match?.seats.map(({ reserved }) => reserved)).toEqual([false, true, false]);
    expect(await codeOf(CHALLENGE, called('Other'), undefined)).toBe('UNAUTHENTICATED');
  });
});

describe('a rematch', () => {
  it('repeats the match with rotated seats once both players have asked', async () => {
    const [one, two] = [await guest(server.address, 'One'), await guest(server.address, 'Two')];
    const { id } = await create(server.address, one, { options: { rounds: 3 }, timeControl: { days: 2 } });
    await join(server.address, two, { matchId: id });
    expect(await codeOf(REMATCH, { i: { matchId: id } }, one)).toBe('FORBIDDEN');
    await resign(server.address, one, id);
    expect(await codeOf(REMATCH, { i: { matchId: id } }, await guest(server.address, 'Three'))).toBe('FORBIDDEN');
    const asked = await made(REMATCH, { i: { matchId: id } }, two);
    expect(asked).toMatchObject({ status: 'OPEN', to: ['One'] });
    expect((await made(REMATCH, { i: { matchId: id } }, two)).id).toBe(asked.id);
    const agreed = await made(REMATCH, { i: { matchId: id } }, one);
    expect(agreed).toMatchObject({ id: asked.id, status: 'ACCEPTED', match: { status: 'RUNNING' } });
    expect(agreed.match?.seats.map(({ name }) => name)).toEqual(['Two', 'One']);
    for (const by of [one, two]) expect((await made(REMATCH, { i: { matchId: id } }, by)).match).toEqual(agreed.match);
    const about = 'query ($id: ID!) { match(id: $id) { options timeControl { days } onTimeOut visibility } }';
    const [before, after] = await Promise.all(
      [id, agreed.match?.id].map((which) => ask(server.address, about, { id: which })),
    );
    expect(after?.data).toEqual(before?.data);
  });

  it('against bots begins immediately, with the decks of the last match', async () => {
    const solo = await guest(server.address, 'Solo');
    const deck = { ready: 'field-sales' }; // not the default deck
    const { id } = await create(server.address, solo, {
      game: 'business-card-battle',
      deck,
      bots: [{ level: 'RANDOM' }],
    });
    await resign(server.address, solo, id);
    const again = await made(REMATCH, { i: { matchId: id } }, solo);
    expect(again).toMatchObject({ status: 'ACCEPTED', to: [] });
    expect((await read(server.address, again.match?.id ?? '', solo)).yourSeats).toEqual([1]);
    expect((await made(REMATCH, { i: { matchId: id } }, solo)).id).toBe(again.id);
    await resign(server.address, solo, again.match?.id ?? '');
    expect((await made(REMATCH, { i: { matchId: id } }, solo)).id).toBe(again.id);
    const rows = await rowsOf(
      server.databaseUrl,
      'select deck from seats where match_id = any($1) and player_id is not null',
      [[id, again.match?.id]],
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(rows[0]);
  });

  it('of three players waits for both others', async () => {
    const tokens = [
      await guest(server.address, 'A-1'),
      await guest(server.address, 'B-2'),
      await guest(server.address, 'C-3'),
    ];
    const [a = '', b = '', c = ''] = tokens;
    const { id } = await create(server.address, a, { seats: 3 });
    for (const token of [b, c]) await join(server.address, token, { matchId: id });
    for (const token of [a, b]) await resign(server.address, token, id);
    const { id: again } = await made(REMATCH, { i: { matchId: id } }, b);
    expect((await ask(server.address, ACCEPT, { id: again }, a)).data).toMatchObject({
      acceptChallenge: { status: 'WAITING' },
    });
    const { match, status } = await made(REMATCH, { i: { matchId: id } }, c);
    expect([status, match?.seats.map(({ name }) => name)]).toEqual(['ACCEPTED', ['C-3', 'A-1', 'B-2']]);
  });
});

describe('open matches', () => {
  it('are sent as a list, then whenever one opens or closes; never private or reserved ones', async () => {
    const [host, other] = [await signUp('Host'), await signUp('Other Host')];
    const { id: there } = await create(server.address, host, { game: 'valhalla' });
    const client = live(server.address);
    const told: string[] = [];
    const query = 'subscription { openMatches(game: "valhalla") { open match { id } } }';
    const shape = z.object({ openMatches: z.object({ open: z.boolean(), match: z.object({ id: z.string() }) }) });
    client.subscribe(
      { query },
      {
        next: ({ data }) => {
          const { open, match } = shape.parse(data).openMatches;
          told.push(`${open ? 'open' : 'closed'} ${match.id}`);
        },
        error() {},
        complete() {},
      },
    );
    await expect.poll(() => told).toEqual([`open ${there}`]);
    await create(server.address, host, { game: 'golems' });
    await create(server.address, host, { game: 'valhalla', visibility: 'PRIVATE' });
    await made(CHALLENGE, called('Other Host', { game: 'valhalla', visibility: 'PUBLIC' }), host);
    const { id: next } = await create(server.address, host, { game: 'valhalla' });
    await expect.poll(() => told).toEqual([`open ${there}`, `open ${next}`]);
    await join(server.address, other, { matchId: there });
    await ask(server.address, 'mutation ($id: ID!) { cancelMatch(matchId: $id) { id } }', { id: next }, host);
    await expect.poll(() => told.slice(2)).toEqual([`closed ${there}`, `closed ${next}`]);
    await client.dispose();
  });
});
