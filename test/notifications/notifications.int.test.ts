import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { account, ask, create, get, guest, join, live, codeOf as refusalOf, resign } from '../api/client.ts';
import { startServer, type TestServer } from '../api/server.ts';
import { read as cupOf, does, entered, players } from '../tournaments/running/tournament-requests.ts';
import { Browser } from './browser.ts';
import { isGenuine, openReceivers } from './receiver.ts';
import * as away from './webhooks.ts';
import { HOOK, HOOKS, hooks, SUBSCRIBE, typesAt } from './webhooks.ts';

/** The time limit for `vi.waitUntil`, which by default waits only one second. */
const PATIENT = { timeout: 120_000 };

const READ = 'query ($id: ID!) { match(id: $id) { id } }';

describe('players who are away', () => {
  let server: TestServer;
  const receiver = openReceivers();
  beforeAll(async () => {
    server = await startServer({ PRIVATE_WEBHOOKS: 'true' });
  });
  afterAll(() => server.stop());

  const hook = (by: string, input: object) => away.hook(server.address, by, input);
  const codeOf = (query: string, variables: object, by?: string) => refusalOf(server.address, query, variables, by);
  const deliveries = (by: string) => away.deliveries(server.address, by);
  const begun = (a: string, b: string) => away.begun(server.address, a, b);
  const untilAsked = (a: string, b: string, id: string) => away.untilAsked(server.address, a, b, id);

  it('get signed messages, each event once, about their own seat only', async () => {
    const [ann, bob] = [await account(server.address, 'Away Ann'), await guest(server.address, 'Bob')];
    const at = await receiver();
    const { secret } = await hook(ann, { url: at.url });
    const id = await begun(ann, bob);
    await untilAsked(ann, bob, id);
    await expect.poll(() => typesAt(at)).toEqual(expect.arrayContaining(['match.began', 'match.your_turn']));
    await resign(server.address, bob, id);
    await expect.poll(() => typesAt(at)).toContain('match.over');
    expect(typesAt(at).filter((type) => type === 'match.over')).toHaveLength(1);
    const ids = at.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of at.received) {
      expect(isGenuine(one, secret)).toBe(true);
      expect(isGenuine({ ...one, body: Buffer.from(`${one.body} `) }, secret)).toBe(false);
      expect(isGenuine(one, secret, Date.now() + 600_000)).toBe(false); // replayed by an attacker
      const { data } = JSON.parse(one.body.toString());
      expect([data.matchId, data.yourSeats, data.seat ?? 0]).toEqual([id, [0], 0]);
      expect(one.body.toString()).not.toMatch(/invitation|"choices"|"hand"/);
    }
  });

  it('get a message from a receiver that was down for a while, and nothing twice', async () => {
    const [ann, bob] = [await account(server.address, 'Down Dora'), await guest(server.address, 'Bob')];
    const at = await receiver();
    at.answer = (response) => {
      response.writeHead(503).end();
      at.answer = (later) => later.writeHead(200).end('ok');
    };
    await hook(ann, { url: at.url, events: ['MATCH_BEGAN'] });
    await begun(ann, bob);
    await expect.poll(() => at.received.length).toBe(2);
    expect(at.received[0]?.headers['webhook-id']).toBe(at.received[1]?.headers['webhook-id']);
    await expect.poll(() => deliveries(ann)).toMatchObject([{ status: 'DELIVERED', attempts: 2 }]);
    const [told] = await deliveries(ann);
    const REPLAY = 'mutation ($id: ID!) { replayDelivery(id: $id) { status } }';
    expect(await codeOf(REPLAY, { id: told?.id }, await account(server.address, 'Nosy Ned'))).toBe('NOT_FOUND');
    expect(at.received).toHaveLength(2);
    expect(await codeOf(REPLAY, { id: told?.id }, ann)).toBeUndefined();
    await expect.poll(() => at.received.length).toBe(3);
    expect(at.received[2]?.headers['webhook-id']).toBe(at.received[0]?.headers['webhook-id']);
  });

  it('are notified immediately even with an open subscription, of the beginning first', async () => {
    const [ann, bob] = [await account(server.address, 'Watching Wanda'), await guest(server.address, 'Bob')];
    const at = await receiver();
    await hook(ann, { url: at.url });
    const { id, invitation } = await create(server.address, ann, { visibility: 'PRIVATE' });
    const watch = live(server.address, ann).iterate({
      query: `subscription { matchUpdates(id: "${id}") { version } }`,
    });
    await watch.next();
    await join(server.address, bob, { invitation });
    await untilAsked(ann, bob, id);
    await expect.poll(() => typesAt(at)).toEqual(['match.began', 'match.your_turn']);
    await resign(server.address, bob, id);
    await expect.poll(() => typesAt(at)).toEqual(['match.began', 'match.your_turn', 'match.over']);
    await watch.return?.();
  });

  it('are notified once of a challenge, but not of its match before they have joined', async () => {
    const [ann, bea] = [
      await account(server.address, 'Challenger Ann'),
      await account(server.address, 'Challenged Bea'),
    ];
    const at = await receiver();
    await hook(bea, { url: at.url, events: ['INVITED'] });
    const challenge = 'mutation ($i: ChallengeInput!) { challengePlayer(input: $i) { id } }';
    const input = { opponent: { name: 'Challenged Bea' }, match: { game: 'golems', visibility: 'PRIVATE' } };
    const made = z.object({ challengePlayer: z.object({ id: z.string() }) });
    const { id } = (await get(made, server.address, challenge, { i: input }, ann)).challengePlayer;
    await expect.poll(() => typesAt(at)).toEqual(['match.invited']);
    const { data } = JSON.parse(String(at.received[0]?.body));
    expect(data).toMatchObject({ challengeId: id, game: 'golems', title: 'Golems', from: 'Challenger Ann' });
    expect(Object.keys(data).sort()).toEqual(['challengeId', 'expiresAt', 'from', 'game', 'title']);
    const match = async () => (await deliveries(bea)).map(({ matchId }) => matchId);
    expect(await match()).toEqual([id]); // the challenge's id, because Bea cannot see the match yet
    await ask(
      server.address,
      'mutation ($i: AcceptChallengeInput!) { acceptChallenge(input: $i) { id } }',
      { i: { id } },
      bea,
    );
    await expect.poll(() => deliveries(bea)).toMatchObject([{ event: 'INVITED', status: 'DELIVERED' }]);
    const [told] = await match();
    expect(told).not.toBe(id);
    expect((await ask(server.address, READ, { id: told }, bea)).data).toEqual({ match: { id: told } });
  });

  it('are notified once of a friend request, but not by a player whom they have blocked', async () => {
    const { address } = server;
    const [ann, bea, mallory] = await players(address, 3, 'Befriended');
    if (!ann || !bea || !mallory) return expect.fail('too few');
    const at = await receiver();
    await hook(bea.token, { url: at.url, events: ['FRIEND_REQUESTED'] });
    const asks = async (by: { token: string }) =>
      expect(await codeOf('mutation ($id: ID!) { addFriend(id: $id) { sent { at } } }', { id: bea.id }, by.token)).toBe(
        undefined,
      );
    const block = 'mutation ($id: ID!) { blockPlayer(id: $id) { id } }';
    expect(await codeOf(block, { id: mallory.id }, bea.token)).toBeUndefined();
    await asks(mallory);
    await asks(ann);
    await expect.poll(() => typesAt(at)).toEqual(['friend.requested']);
    const { data } = JSON.parse(String(at.received[0]?.body));
    expect(data).toEqual({ playerId: ann.id, from: expect.stringContaining('Befriended') });
    const withdraw = 'mutation ($id: ID!) { removeFriend(id: $id) { sent { at } } }';
    expect(await codeOf(withdraw, { id: bea.id }, ann.token)).toBeUndefined();
    await asks(ann);
    await hook(bea.token, { url: (await receiver()).url, events: ['MATCH_OVER'] });
    await expect.poll(() => deliveries(bea.token)).toMatchObject([{ event: 'FRIEND_REQUESTED', status: 'DELIVERED' }]);
    expect(typesAt(at)).toEqual(['friend.requested']);
  });

  it('are notified once of an announcement by the organizer of their tournament', async () => {
    const { address } = server;
    const [olga, ann, bob] = await players(address, 3, 'Announced');
    if (!olga || !ann || !bob) return expect.fail('too few');
    const [home, elsewhere] = [await receiver(), await receiver()];
    await hook(ann.token, { url: home.url, events: ['TOURNAMENT_NEWS'] });
    await hook(bob.token, { url: elsewhere.url, events: ['TOURNAMENT_NEWS'] });
    const cup = await entered(address, olga, { name: 'Announced', game: 'golems' }, [ann]);
    await does(address, olga, 'announceToEntrants', 'AnnouncementInput', { id: cup, text: 'Lunch is at one.' });
    await expect.poll(() => typesAt(home)).toEqual(['tournament.news']);
    const { data } = JSON.parse(String(home.received[0]?.body));
    expect(data).toMatchObject({ tournamentId: cup, name: 'Announced', text: 'Lunch is at one.', changed: [] });
    expect(typesAt(elsewhere)).toEqual([]);
  });

  it('are notified of a call for a judge at their event, until a judge has come', async () => {
    const { address } = server;
    const [olga, jude, plays, ann] = await players(address, 4, 'Called');
    if (!olga || !jude || !plays || !ann) return expect.fail('too few');
    const cup = await entered(address, olga, { name: 'Called', game: 'golems' }, [ann, plays]);
    const appointed = { id: cup, player: jude.id, role: 'JUDGE' };
    await does(address, olga, 'appointOfficial', 'OfficialInput', appointed);
    const [desk, home, seat] = [await receiver(), await receiver(), await receiver()];
    const events = ['JUDGE_CALLED'];
    await hook(jude.token, { url: desk.url, events });
    await hook(olga.token, { url: home.url, events });
    await hook(plays.token, { url: seat.url, events });
    await does(address, olga, 'beginTournament', 'BeginTournamentInput', { id: cup });
    const matchId = await vi.waitUntil(
      async () => (await cupOf(address, cup)).stages[0]?.rounds[0]?.tables[0]?.matchId,
      PATIENT,
    );
    const call = 'mutation ($id: ID!) { callJudge(matchId: $id, about: "May it climb?") { version } }';
    await vi.waitUntil(async () => !(await codeOf(call, { id: matchId }, ann.token)), PATIENT);
    for (const at of [desk, home]) await expect.poll(() => typesAt(at)).toEqual(['match.judge_called']);
    const { data } = JSON.parse(String(desk.received[0]?.body));
    expect(data).toMatchObject({
      matchId,
      tournamentId: cup,
      from: 'Called 4',
      about: 'May it climb?',
      game: 'golems',
    });
    const [told] = await deliveries(jude.token);
    const take = 'mutation ($id: ID!, $v: Int!) { takeJudgeCall(matchId: $id, version: $v) { status } }';
    expect(await codeOf(take, { id: matchId, v: data.version }, jude.token)).toBeUndefined();
    const REPLAY = 'mutation ($id: ID!) { replayDelivery(id: $id) { status } }';
    expect(await codeOf(REPLAY, { id: told?.id }, jude.token)).toBe('BAD_INPUT'); // outdated, because a judge has come
    expect(seat.received).toEqual([]);
  });

  it('are the only ones who see and change their webhooks', async () => {
    const [ann, eve] = [await account(server.address, 'Owner Olga'), await account(server.address, 'Evil Eve')];
    const { webhook } = await hook(ann, { url: (await receiver()).url });
    for (const query of [
      'mutation ($id: ID!) { deleteWebhook(id: $id) }',
      'mutation ($id: ID!) { resumeWebhook(id: $id) { id } }',
    ])
      expect(await codeOf(query, { id: webhook.id }, eve)).toBe('NOT_FOUND');
    expect(await get(hooks, server.address, HOOKS, {}, eve)).toEqual({ webhooks: [] });
    expect(await codeOf(HOOKS, {})).toBe('UNAUTHENTICATED');
    const i = { url: 'https://example.org/' };
    expect(await codeOf(HOOK, { i }, await guest(server.address, 'Gast'))).toBe('FORBIDDEN');
    for (const url of ['ftp://example.org', 'nonsense', 'https://a:b@example.org/'])
      expect(await codeOf(HOOK, { i: { url } }, eve)).toBe('BAD_INPUT');
    expect(JSON.stringify(await ask(server.address, HOOKS, {}, ann))).not.toContain('whsec_');
    const { data } = await ask(server.address, '{ __type(name: "Webhook") { fields { name } } }');
    expect(JSON.stringify(data)).not.toContain('secret');
  });

  it('get push messages in their browsers, each encrypted for one of them', async () => {
    const [ann, bob] = [await guest(server.address, 'Push Pia'), await guest(server.address, 'Bob')];
    const at = await receiver();
    const [browser, other] = [new Browser(), new Browser()];
    const i = { endpoint: at.url, ...browser.keys };
    expect(await codeOf(SUBSCRIBE, { i: { ...i, p256dh: Buffer.alloc(65, 4).toString('base64url') } }, ann)).toBe(
      'BAD_INPUT',
    );
    expect(await codeOf(SUBSCRIBE, { i }, bob)).toBeUndefined();
    expect(await codeOf(SUBSCRIBE, { i }, ann)).toBeUndefined(); // from here on, the browser belongs to Ann
    await untilAsked(ann, bob, await begun(ann, bob));
    await expect.poll(() => at.received.length).toBeGreaterThanOrEqual(2);
    const texts = at.received.map(({ body }) => JSON.parse(browser.read(body)));
    expect(texts.map(({ type }) => type)).toContain('match.your_turn');
    expect(texts.every(({ data }) => data.yourSeats[0] === 0)).toBe(true);
    const [first] = at.received;
    expect(() => other.read(first?.body ?? Buffer.alloc(0))).toThrow();
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
    const { pushKey } = await get(z.object({ pushKey: z.string() }), server.address, '{ pushKey }');
    expect(isVouchedFor(String(first?.headers.authorization), pushKey, new URL(at.url).origin)).toBe(true);
    at.answer = (response) => response.writeHead(410).end();
    await begun(ann, bob);
    const OFF = '{ pushSubscriptions { disabledBecause } }';
    const off = async () => (await ask(server.address, OFF, {}, ann)).data;
    await expect.poll(off).toEqual({ pushSubscriptions: [{ disabledBecause: 'GONE' }] });
  });

  it('learn why a push service refuses this server after one attempt, and the log says it once', async () => {
    const at = await receiver();
    at.answer = (response) => response.writeHead(403).end('{"reason":"BadJwtToken"}');
    const REFUSED = '{ pushSubscriptions { disabledBecause } }';
    for (const name of ['Apple Amy', 'Apple Abe']) {
      const [ann, bob] = [await guest(server.address, name), await guest(server.address, 'Bob')];
      const i = { endpoint: `${at.url}/${name.slice(6)}`, ...new Browser().keys, events: ['MATCH_BEGAN'] };
      expect(await codeOf(SUBSCRIBE, { i }, ann)).toBeUndefined();
      await begun(ann, bob);
      const off = async () => (await ask(server.address, REFUSED, {}, ann)).data;
      await expect.poll(off).toEqual({ pushSubscriptions: [{ disabledBecause: 'REFUSED' }] });
    }
    expect(at.received).toHaveLength(2);
    const lines = server
      .logged()
      .split('\n')
      .filter((line) => line.includes('a push service refuses this server'));
    expect(lines).toEqual([expect.stringContaining(new URL(at.url).origin)]);
    expect(server.logged()).toContain('PUSH_CONTACT is not set');
  });
});

/** Performs the check that RFC 8292 requires of a push service. */
function isVouchedFor(authorization: string, pushKey: string, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(pushKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const signed = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed && key === pushKey && aud === origin && exp * 1000 > Date.now() && exp * 1000 < Date.now() + 86_400_000;
}
