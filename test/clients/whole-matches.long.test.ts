import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import {
  type Api,
  autoMove,
  autoPlay,
  createMatch,
  type EntryParts,
  type Followed,
  followed,
  joinMatch,
  type MatchParts,
  NOTHING_YET,
  readMatch,
  readReplay,
  resign,
  ServerRefusal,
  type SignedIn,
  signInAsGuest,
  submitMove,
  verifyReplay,
  watchMatch,
} from '../../clients/typescript/src/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { startServer } from '../api/server.ts';
import { closeAfterAll } from '../close-after-all.ts';

const server = await closeAfterAll(startServer());
const player = await signInAsGuest({ server: server.address, WebSocket }, 'Ann');

/** The number of entries after which the player resigns, because random moves can make a game very long. */
const MOST = 60;
/** A connection is cut after at most this many updates, without a closing frame. */
const CUT_WITHIN = 12;

describe('a whole match through the package, with the socket cut at random', () => {
  it.each(GAMES.map(({ id }) => id))('%s: every entry arrives once, in order', async (game) => {
    const { id } = await createMatch(player, { game, bots: [{ level: 'RANDOM' }] });
    let cuts = 0;
    let untilCut = 1;
    let socket: unknown;
    const versions: number[] = [];
    let hasResigned = false;
    let known: Followed<MatchParts, EntryParts> = NOTHING_YET;
    const opened = (one: unknown) => {
      socket = one;
    };
    const watch = { id, after: -1, policy: 'random', opened } as const;
    for await (const update of autoPlay(player, watch)) {
      known = followed(known, update);
      versions.push(...update.entries.map(({ version }) => version));
      if (--untilCut <= 0 && socket instanceof WebSocket && socket.readyState === WebSocket.OPEN) {
        cuts++;
        untilCut = Math.ceil(Math.random() * CUT_WITHIN);
        socket.terminate();
      }
      if (versions.length < MOST || hasResigned) continue;
      hasResigned = true; // updates in flight still have the status RUNNING
      await resign(player, id);
    }
    console.log(`${game}: ${versions.length} entries, ${cuts} cuts, ${known.match?.status}`);
    expect(known.match?.status).toBe('FINISHED');
    expect(versions).toEqual(versions.map((_, index) => index));
    expect(known.entries).toHaveLength(versions.length);
    expect(versions.length).toBeGreaterThan(10);
    expect(cuts).toBeGreaterThan(0);
  });

  it('a finished match verifies', async () => {
    const { id } = await createMatch(player, { game: 'golems', options: { rounds: 2 }, bots: [{ level: 'RANDOM' }] });
    for await (const { match } of autoPlay(player, { id, after: -1, policy: 'first' })) expect(match.id).toBe(id);
    expect((await readMatch(player, id))?.status).toBe('FINISHED');
    expect((await verifyReplay(player, await readReplay(player, id))).verdict).toBe('VERIFIED');
  });
});

/** Returns a copy of `api` that loses the first `times` answers to requests that contain `name`. */
function losing(api: SignedIn, name: string, times: number): SignedIn & { sent: string[] } {
  const sent: string[] = [];
  const lossy: Api['fetch'] = async (url, init) => {
    const answer = await fetch(url, init);
    if (!String(init.body).includes(name)) return answer;
    sent.push(String(init.body));
    if (sent.length > times) return answer;
    await answer.text();
    throw new TypeError('the connection is dead');
  };
  return { ...api, fetch: lossy, sent };
}

describe('a request whose answer is lost', () => {
  it('is repeated under the same key: one match, one seat, one move', async () => {
    const creating = losing(player, 'createMatch', 2);
    const made = await createMatch(creating, { game: 'golems', visibility: 'PRIVATE' });
    expect(creating.sent).toHaveLength(3);
    expect(new Set(creating.sent).size).toBe(1);
    const bob = await signInAsGuest({ server: server.address, WebSocket }, 'Bob');
    const joined = await joinMatch(losing(bob, 'joinMatch', 1), { invitation: made.invitation ?? null });
    expect([joined.id, joined.status]).toEqual([made.id, 'RUNNING']);
    const movers = [await readMatch(player, made.id), await readMatch(bob, made.id)];
    const mover = movers[0]?.decision ? player : bob;
    const decision = movers.find((match) => match?.decision)?.decision ?? expect.fail('no seat is asked');
    const moving = losing(mover, 'submitMove', 2);
    const move = autoMove('first', decision.choices);
    const { entry } = await submitMove(moving, { matchId: made.id, version: decision.version, move });
    expect([moving.sent.length, entry.version]).toEqual([3, 1]);
    expect((await readMatch(player, made.id))?.version).toBe(1);
  });

  it('is not repeated if it was refused', async () => {
    const asking = losing(player, 'submitMove', 0);
    const refused = submitMove(asking, { matchId: 'nothing', version: 0, move: { golems: { pass: true } } });
    await expect(refused).rejects.toMatchObject({ name: 'ServerRefusal', code: 'NOT_FOUND' });
    expect(asking.sent).toHaveLength(1);
  });

  it('is repeated unchanged after the wait that a rate limit asks for', async () => {
    let times = 0;
    const body = { errors: [{ message: 'Too much.', extensions: { code: 'OVERLOADED', retryAfter: 0.05 } }] };
    const busy: Api['fetch'] = (url, init) =>
      times++ < 2 ? Promise.resolve(Response.json(body, { status: 503 })) : fetch(url, init);
    const made = await createMatch({ ...player, fetch: busy }, { game: 'golems' });
    expect([times, made.status]).toEqual([3, 'WAITING']);
  });
});

it('an invalid token ends a watch immediately', async () => {
  const watch = watchMatch({ ...player, token: 'invented' }, { id: 'nothing', after: -1 });
  const error = await watch.next().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ServerRefusal);
  expect(error).toMatchObject({ code: 'UNAUTHENTICATED' });
});
