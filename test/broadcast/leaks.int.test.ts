import type { FastifyInstance } from 'fastify';
import { getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAccounts } from '../../src/accounts/index.ts';
import { buildApp } from '../../src/api/app.ts';
import { PERMISSIONS } from '../../src/api/permissions/permissions.ts';
import { parseConfig } from '../../src/config.ts';
import { AtRest } from '../../src/db/encryption-at-rest.ts';
import { GAMES } from '../../src/games/index.ts';
import {
  pauseMatch,
  readAsJudge,
  readMatch,
  replayDocument,
  resign,
  resumeMatch,
  rewindMatch,
  sendMessage,
  verifyReplay,
} from '../../src/matches/index.ts';
import { openNotifications } from '../../src/notifications/index.ts';
import { Meters } from '../../src/telemetry/metrics.ts';
import { NO_TRACES } from '../../src/telemetry/traces.ts';
import { openTournaments } from '../../src/tournaments/index.ts';
import { get, guest } from '../api/client.ts';
import { callerWith } from '../caller.ts';
import { type Node, openSetting, playOne, type Setting, wholeMatch } from '../matches/setting.ts';
import { type Asked, CHANNELS, reaches, schema } from './channels.ts';
import { begin, openEvent, waiting } from './event.ts';
import { BROUGHT, OWN } from './other-requests.ts';

/** The broadcast delay in seconds, much longer than this test takes. */
const DELAY = 3600;
const NAMES = ['ada', 'bob', 'eve', 'organizer', 'judge', 'commentator'] as const;
type Name = (typeof NAMES)[number];

let setting: Setting;
let node: Node;
let app: FastifyInstance;
const closing: (() => Promise<void>)[] = [];
let address: string;
let people: Record<Name, { id: string; token: string }>;
let match: { id: string; invitation: string; tournament: string };

beforeAll(async () => {
  setting = await openSetting();
  node = await setting.node({ games: GAMES, alone: true });
  app = await appOver(node);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  const entries = await Promise.all(NAMES.map(async (name) => [name, await signedIn(name)] as const));
  people = Object.fromEntries(entries) as typeof people;
});
afterAll(async () => {
  await app.close();
  for (const close of closing) await close();
  await setting.close();
});

async function appOver({ matches, context }: Node): Promise<FastifyInstance> {
  const accounts = openAccounts({ ...context, sessionDays: 1, outside: null });
  const notifications = openNotifications({
    ...{ ...context, db: { atRest: new AtRest(), orm: context.db.orm, pool: context.db.pool } },
    ...{ queues: { wake: async () => {} }, matches, notices: false },
  });
  const tournaments = openTournaments({ ...context, matches });
  closing.push(
    () => tournaments.close(),
    () => notifications.close(),
  );
  return buildApp({
    ...{ matches, accounts, notifications, tournaments },
    config: parseConfig({ RATE_LIMIT: '0', OVERLOAD_MS: '0' }),
    ...{ redis: { counters: null, breakers: [] }, trusted: null, leaving: new AbortController().signal },
    ...{ queues: { ages: async () => [] }, traces: NO_TRACES, meters: new Meters() },
  });
}

async function signedIn(name: string): Promise<{ id: string; token: string }> {
  const token = await guest(address, name);
  const { me } = await get(z.object({ me: z.object({ id: z.string() }) }), address, '{ me { id } }', {}, token);
  return { id: me.id, token };
}

const asks = (who: Name | null): Asked => ({
  ...{ address, token: who && people[who].token, player: people.ada.id, opponent: people.bob.id },
  ...{ match: match.id, invitation: match.invitation, tournament: match.tournament },
});

/** An invalid or oversized query would prove nothing about what its answer reveals. */
const NOT_ASKED = /TOO_COSTLY|Cannot query|Syntax Error|selection of subfields|Unknown argument|Field .* argument/;

/** Returns the answers of all channels to one caller. */
async function everything(who: Name | null): Promise<Record<string, unknown>> {
  const told = Object.entries(CHANNELS).map(async ([name, channel]) => {
    const answer = await channel(asks(who));
    expect([name, NOT_ASKED.exec(JSON.stringify(answer))]).toEqual([name, null]);
    return [name, answer] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

async function play(moves: number): Promise<number> {
  for (let made = 0; made < moves; made++) await playOne(node.matches, match);
  return (await wholeMatch(node.matches, match.id)).version;
}

/**
 * The callers who must not learn anything yet: an anonymous caller, a player at another table of the event, and a
 * commentator.
 */
const OUTSIDERS = [null, 'eve', 'commentator'] as const;

// Asks all channels at the same time, because most of them only wait for events that never come.
function all(): Promise<Record<string, unknown>[]> {
  return Promise.all(OUTSIDERS.map(everything));
}

/** Compares channel by channel, so that a failure names the channel. */
function expectNothingNew(now: Record<string, unknown>[], before: Record<string, unknown>[]): void {
  for (const [index, who] of OUTSIDERS.entries())
    for (const name of Object.keys(CHANNELS))
      expect({ who, name, told: now[index]?.[name] }).toEqual({ who, name, told: before[index]?.[name] });
}

describe('the list of channels', () => {
  it('is complete: a new API field must be added to it', () => {
    const placed = [...Object.keys(CHANNELS), ...OWN, ...BROUGHT];
    const rest = Object.keys(PERMISSIONS).filter((what) => !placed.includes(what));
    const ofMatches = rest.filter((what) => {
      const [root = '', field = ''] = what.split('.');
      const type = schema.getType(root);
      const answering = isObjectType(type) ? type.getFields()[field] : undefined;
      if (answering?.args.some(({ name }) => name === 'matchId')) return true;
      const named = answering && getNamedType(answering.type);
      if (!named || !isObjectType(named)) return false;
      // A tournament reads its matches with its caller's access rights.
      return ['Match', 'Entry'].some((name) => reaches(named, name)) && !reaches(named, 'Tournament');
    });
    expect(ofMatches).toEqual([]);
    expect(rest.filter((what) => /\/v1\/(matches|players|replays)/.test(what))).toEqual([]);
  });
});

/** Opens an event with a broadcast. Its match waits for its last player. */
async function openBroadcast(): Promise<void> {
  const { organizer, judge, commentator } = people;
  const event = await openEvent(setting.query, organizer, { judge, commentator });
  const broadcast = { event, organizer, delay: DELAY, game: 'golems', options: { rounds: 5 } };
  // Eve plays at another table of the event.
  const other = await waiting(node.matches, setting.query, callerWith(people.eve.id), broadcast);
  await begin(node.matches, callerWith(people.judge.id), other);
  const { id, invitation } = await waiting(node.matches, setting.query, callerWith(people.ada.id), broadcast);
  match = { id, invitation: invitation ?? '', tournament: event };
}

it('no channel reveals anything of a broadcast match before the delay is over, then all do', async () => {
  await openBroadcast();
  const listed = JSON.stringify(await CHANNELS['Query.matches']?.(asks('eve')));
  expect(listed).not.toContain(match.id); // the existence of a match reveals that an earlier one is over
  node.pass(DELAY * 1000 + 1);
  await begin(node.matches, callerWith(people.bob.id), match);
  const beforeMoves = await all();
  for (const told of beforeMoves) {
    expect(JSON.stringify(told['Query.matches'])).toContain(match.id);
    expect(JSON.stringify(told['Query.match'])).toContain('"status":"WAITING","epoch":0,"version":-1,');
  }
  const first = await play(8);
  await sendMessage(node.matches, callerWith(people.ada.id), { matchId: match.id, phrase: 'HELLO' });
  node.pass((DELAY / 2) * 1000);
  const second = await play(6);
  expectNothingNew(await all(), beforeMoves);
  for (const who of ['ada', 'bob', 'judge', 'organizer'] as const) {
    const seen = await readMatch(node.matches, callerWith(people[who].id), match.id);
    expect([who, seen.version]).toEqual([who, second]);
  }

  node.pass((DELAY / 2) * 1000 + 1);
  const beforeEnd = await all();
  expect(JSON.stringify(beforeEnd[0]?.['Query.match'])).toContain(`"version":${first},`);
  expect(JSON.stringify(beforeEnd[0]?.['Query.messages'])).toContain('"Hello!"');
  await play(4);
  await sendMessage(node.matches, callerWith(people.bob.id), { matchId: match.id, phrase: 'THANKS' });
  const judge = callerWith(people.judge.id);
  await readAsJudge(node.matches, judge, match.id);
  await pauseMatch(node.matches, judge, { matchId: match.id, reason: 'so' });
  await resumeMatch(node.matches, judge, { matchId: match.id, reason: 'so' });
  await rewindMatch(node.matches, judge, { matchId: match.id, to: second - 1, reason: 'so' });
  expectNothingNew(await all(), beforeEnd);
  await resign(node.matches, callerWith(people.ada.id), { matchId: match.id });
  await verifyReplay(node.matches, { matchId: match.id });
  expectNothingNew(await all(), beforeEnd);

  // Uploads a genuine record, which anyone can verify by its signature at any time.
  const document = await replayDocument(node.matches, callerWith(people.ada.id), match.id);
  expect(await verdictOn(document)).toMatchObject({ verdict: 'VERIFIED' });
  node.pass(DELAY * 1000 + 1);
  expect(await verdictOn(document)).toMatchObject({ verdict: 'VERIFIED' });
  for (const told of await all()) {
    expect(JSON.stringify(told['Query.match'])).toContain('"status":"FINISHED"');
    expect(JSON.stringify(told['Query.match'])).toContain('"VERIFIED"');
    expect(told['GET /v1/matches/:id/replay']).toMatchObject({ status: 200 });
  }
});

async function verdictOn(document: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(document);
  return (await fetch(`${address}/v1/replays/verify`, { method: 'POST', headers, body })).json();
}
