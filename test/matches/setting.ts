import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect } from 'vitest';
import { type Caller, openAccounts } from '../../src/accounts/index.ts';
import { openBus } from '../../src/bus/bus.ts';
import { AtRest } from '../../src/db/encryption-at-rest.ts';
import * as schema from '../../src/db/schema.ts';
import { type AnyAt, decision, fastRandom, filledAtRandom, fold } from '../../src/engine/index.ts';
import { stateOf } from '../../src/handle.ts';
import { handlersOf } from '../../src/jobs/handlers.ts';
import type { Handlers } from '../../src/jobs/job-kinds.ts';
import type { MatchContext } from '../../src/matches/context.ts';
import {
  assembleMatches,
  type CreateMatch,
  createMatch,
  type EntryBus,
  joinMatch,
  type MatchesDependencies,
  type MatchesHandle,
  type MatchView,
  submitMove,
  type Waker,
  type Wakes,
} from '../../src/matches/index.ts';
import type { Match } from '../../src/matches/match/match.ts';
import { openNotifications } from '../../src/notifications/index.ts';
import { openTournaments } from '../../src/tournaments/index.ts';
import { callerWith } from '../caller.ts';
import { type ClonedDatabase, cloneDatabase } from '../database.ts';
import { duel } from './duel.ts';

/** A recorded wake-up. */
export type RecordedWakeUp = { [N in keyof Wakes]: { name: N; payload: Wakes[N]; delayMs: number } }[keyof Wakes];

/**
 * A node with its own pool, cache and clock. Wake-ups are only recorded, so that a test decides whether they arrive.
 */
export interface Node {
  matches: MatchesHandle;
  /** The node's matches without access checks, for reading hidden data. */
  context: MatchContext;
  wakeUps: RecordedWakeUp[];
  /** Handlers of the wake-ups. */
  jobs: Handlers;
  /** Moves the node's clock forward, in milliseconds. */
  pass(ms: number): void;
}

/** How far a paused clock is ahead of PostgreSQL's, in milliseconds. PostgreSQL refuses entries that are three seconds old. */
const AHEAD = 86_400_000;

/** Dependencies to replace, and the key for encryption at rest. */
type NodeParts = Partial<MatchesDependencies> & { atRest?: AtRest };

export interface Setting {
  db: ClonedDatabase;
  node(parts?: NodeParts): Promise<Node>;
  /** A new guest. */
  player(name: string): Promise<Caller>;
  /** A new player with an account. */
  account(name: string): Promise<Caller>;
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

/** @param isPaused whether the nodes' clocks move only when `pass` is called, so that a slow machine changes nothing */
export async function openSetting({ isPaused = false } = {}): Promise<Setting> {
  const db = await cloneDatabase();
  const closing: (() => Promise<void>)[] = [];
  const pool = openPool(db.url, closing);
  const beginning = Date.now() + AHEAD;
  const clock = isPaused ? () => beginning : Date.now;
  return {
    db,
    node: (parts = {}) => openNode(db.url, clock, parts, closing),
    async player(name) {
      const id = randomUUID();
      await pool.query('insert into players (id, name) values ($1, $2)', [id, name]);
      return callerWith(id);
    },
    async account(name) {
      const id = randomUUID();
      await pool.query("insert into players (id, name, issuer, subject) values ($1::uuid, $2, 'test', $1::text)", [
        id,
        name,
      ]);
      return callerWith(id);
    },
    query: async (text, values) => (await pool.query(text, values)).rows,
    async close() {
      for (const close of closing.reverse()) await close();
      await db.drop();
    },
  };
}

function openPool(url: string, closing: Setting['close'][]): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 5 });
  pool.on('error', () => {});
  closing.push(() => pool.end());
  return pool;
}

async function openNode(
  url: string,
  clock: () => number,
  { atRest = new AtRest(), ...parts }: NodeParts,
  closing: Setting['close'][],
): Promise<Node> {
  const pool = openPool(url, closing);
  const orm = drizzle(pool, { schema });
  const wakeUps: RecordedWakeUp[] = [];
  let passed = 0;
  const matches = assembleMatches({
    db: { pool, orm, atRest },
    bus: parts.bus ?? (await quietBus()),
    queues: noting(wakeUps),
    log: { error: console.error, warn: console.warn, debug: () => {} },
    games: [duel],
    now: () => clock() + passed,
    ...parts,
  });
  closing.push(() => matches.close());
  const pass = (ms: number): void => {
    passed += ms;
  };
  const context = stateOf(matches);
  const accounts = openAccounts({ ...context, sessionDays: 1, outside: null });
  const tournaments = openTournaments({ ...context, matches });
  closing.push(() => tournaments.close());
  const notifications = openNotifications({
    ...{
      db: { orm, pool, atRest },
      matches,
      tournaments,
      queues: { wake: async () => {} },
    },
    ...{ bus: context.bus, log: context.log, now: context.now, notices: false },
  });
  closing.push(() => notifications.close());
  return {
    matches,
    context,
    wakeUps,
    jobs: handlersOf(matches, accounts, tournaments, notifications, context),
    pass,
  };
}

function noting(wakeUps: RecordedWakeUp[]): Waker {
  return {
    async wake(name, payload, options = {}) {
      wakeUps.push({ name, payload, delayMs: options.delayMs ?? 0 } as RecordedWakeUp); // the type parameter pairs them
    },
  };
}

/** Opens a bus that delivers only to its own node, so that every message between nodes is lost. */
export function quietBus(): Promise<EntryBus> {
  return openBus({ redisUrl: undefined, databaseUrl: undefined });
}

/** Creates a match of two players that has begun. */
export async function begun(
  matches: MatchesHandle,
  [one, two]: readonly [Caller, Caller],
  input: Partial<CreateMatch> = {},
) {
  const made = await createMatch(matches, one, { game: 'duel', ...input });
  return joinMatch(matches, two, { invitation: made.invitation });
}

/** Creates a match of two players after the bids, when one of them must draw or pass. */
export async function bothHaveBid(
  matches: MatchesHandle,
  players: readonly [Caller, Caller],
  input: Partial<CreateMatch> = {},
): Promise<MatchView> {
  let match = await begun(matches, players, input);
  while (match.version < 2) match = await playOne(matches, match);
  return match;
}

/** Plays a match with this many moves and stored snapshots, which another node can continue. Returns its id. */
export async function played(
  { matches, context }: Node,
  players: readonly [Caller, Caller],
  moves: number,
): Promise<string> {
  const { id } = await begun(matches, players, { game: 'golems' });
  const playNext = playing(matches, id);
  for (let move = 0; move < moves; move++) await playNext();
  await context.cache.stored();
  return id;
}

/** Returns a match with its table and all hidden data, as the node knows it. */
export async function wholeMatch(matches: MatchesHandle, id: string): Promise<Match> {
  return (await stateOf(matches).cache.get(id))?.match ?? expect.fail(`no match ${id}`);
}

/**
 * A match with its table and all hidden data, read from the database without using or updating the node's cache.
 * @param at an earlier table of the match; it changes
 */
async function storedMatch(matches: MatchesHandle, id: string, at: AnyAt | null): Promise<Match> {
  const { store } = stateOf(matches);
  const { head } = (await store.row({ id })) ?? expect.fail(`no match ${id}`);
  const entries = await store.read(id, at?.version ?? -1);
  return { ...head, at: entries.reduce((now: AnyAt | null, entry) => fold(head.game, now, entry), at) };
}

/** Plays a choice for the first seat whose turn it is. Returns the match afterwards. */
export async function playOne(matches: MatchesHandle, { id }: { id: string }, chance = 0): Promise<MatchView> {
  return playAny(matches, await storedMatch(matches, id, null), chance);
}

async function playAny(matches: MatchesHandle, match: Match, chance = 0): Promise<MatchView> {
  const seat = match.waitingFor[chance % match.waitingFor.length];
  const player = match.seats[seat ?? 0]?.player;
  const asked = match.at && seat !== undefined ? decision(match.game, match.at, seat) : null;
  if (!asked || !player) throw new Error('no seat is asked');
  const random = fastRandom(match.version);
  const choice = asked.choices[random(asked.choices.length)];
  if (!choice) throw new Error('no choice');
  const move = filledAtRandom(choice, random);
  return (await submitMove(matches, callerWith(player.id), { matchId: match.id, version: match.version, move })).match;
}

/** Returns a function that plays like `playOne`, but reads only the entries since its previous call. */
function playing(matches: MatchesHandle, id: string): () => Promise<MatchView> {
  let at: AnyAt | null = null;
  return async () => {
    const match: Match = await storedMatch(matches, id, at);
    at = match.at;
    return playAny(matches, match);
  };
}

/** Plays a match to its end. */
export async function playOut(matches: MatchesHandle, match: MatchView): Promise<MatchView> {
  const playNext = playing(matches, match.id);
  let now = match;
  while (now.status === 'RUNNING') now = await playNext();
  return now;
}
