import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import {
  createMatch,
  joinMatch,
  listMatches,
  logLines,
  readMatch,
  submitMove,
  watchDecisions,
  watchMatch,
} from '../../src/matches/index.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting } from './setting.ts';

let id: string;

// In this match Ada has drawn a card that Bob cannot see, both have bid, and Ada's next bid is sealed.
const setting = await closeAfterAll(openSetting());
const node = await setting.node({ alone: true });
const matches = node.matches;
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];
({ id } = await createMatch(matches, ada, { game: 'duel' }));
await joinMatch(matches, bob, { matchId: id });
for (const [version, caller, move] of [
  [0, ada, { bid: 2 }],
  [1, bob, { bid: 3 }],
  [2, ada, { draw: true }],
  [3, bob, { pass: true }],
  [4, ada, { bid: 9 }],
] as const)
  await submitMove(matches, caller, { matchId: id, version, key: `key-${version}`, move });

/** Returns everything that the API returns to a caller who may see neither Ada's cards nor her bid. */
async function givenTo(caller: Caller | null): Promise<unknown[]> {
  const match = await readMatch(matches, caller, id);
  const watcher = watchMatch(matches, caller, { id, after: -1 });
  const { value: update } = await watcher.next();
  await watcher.return?.();
  const lines: unknown[] = [];
  for await (const line of logLines(matches, caller, id)) lines.push(line);
  return [match, update, lines, await listMatches(matches, caller, {}), matches];
}

async function givenToBob(): Promise<unknown[]> {
  const watcher = watchDecisions(matches, bob);
  const { value: decision } = await watcher.next();
  await watcher.return?.();
  const again = { matchId: id, version: 3, key: 'key-3', move: { pass: true } };
  return [...(await givenTo(bob)), { ...decision, game: null }, await submitMove(matches, bob, again)];
}

/** Returns the objects that must never leave the module. */
async function hiddenObjects(): Promise<Set<unknown>> {
  const { context } = node;
  const cached = (await context.cache.get(id)) ?? expect.fail();
  const { match, tail } = cached;
  const at = match.at ?? expect.fail();
  const zones = Object.values(at.zones).flatMap((zone) => [zone, zone.cards, zone.readers]);
  const stored = [tail.last].flatMap((one) => [one, one?.facts, one?.agenda, one?.move]);
  const hidden: unknown[] = [
    ...[
      context,
      context.cache,
      context.db,
      context.db.pool,
      context.commits,
      context.verifier,
      cached,
      match,
      match.standing,
    ],
    ...[tail, at, at.zones, at.state, at.agenda, at.sealed, ...at.sealed, ...zones, ...stored],
  ];
  return new Set(hidden.filter((one) => typeof one === 'object' && one !== null));
}

/**
 * Returns every value that can be reached through own and inherited properties, symbols, collections, and calls of our
 * classes' read methods.
 */
async function reachable(given: unknown): Promise<Set<unknown>> {
  const found = new Set<unknown>();
  const waiting = [given];
  while (waiting.length > 0) {
    const value = await waiting.pop();
    if (found.has(value) || isCatalogue(value)) continue;
    found.add(value);
    if ((typeof value === 'object' || typeof value === 'function') && value !== null)
      waiting.push(...(await membersOf(value)));
  }
  return found;
}

// A game is the same for all players, and lists all cards.
function isCatalogue(value: unknown): boolean {
  return node.context.games.some((game) => game === value);
}

const READING = ['decision', 'view', 'table', 'entries', 'toJSON'];

async function membersOf(value: object): Promise<unknown[]> {
  const members: unknown[] = [];
  if (value instanceof Map || value instanceof Set) members.push(...value);
  for (let owner: object | null = value; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
    if (owner === Function.prototype || owner === Array.prototype || owner === Date.prototype) break;
    for (const key of Reflect.ownKeys(owner)) {
      if (typeof value === 'function' && ['caller', 'callee', 'arguments'].includes(String(key))) continue;
      const getter = Object.getOwnPropertyDescriptor(owner, key)?.get;
      const member: unknown = owner === value || getter ? Reflect.get(owner, key, value) : undefined;
      members.push(member);
      const method: unknown = owner === value ? null : Reflect.get(owner, key, value);
      if (typeof method === 'function' && READING.includes(String(key)))
        members.push(await Reflect.apply(method, value, [{ after: -1, first: 500 }]));
    }
  }
  return members;
}

function textsAmong(values: Set<unknown>): string[] {
  return [...values].filter((value) => typeof value === 'string');
}

const seed = async (): Promise<string> => {
  const [row] = await setting.query<{ seed: string }>('select seed from matches where id = $1', [id]);
  return row?.seed ?? expect.fail();
};

describe.each([
  ['a spectator', () => givenTo(null)],
  ['the other player', givenToBob],
])('what %s of a running match gets', (_, given) => {
  test('leads to no table, no stored entry and no part of the context', async () => {
    const found = await reachable(await given());
    expect(found.size).toBeGreaterThan(200);
    const hidden = await hiddenObjects();
    expect(hidden.size).toBeGreaterThan(25);
    expect([...hidden].filter((one) => found.has(one))).toEqual([]);
  });

  test("contains no name of another player's card, no key of a move, and no seed", async () => {
    const texts = textsAmong(await reachable(await given()));
    expect(texts.filter((text) => /\b(sun|moon)\b/.test(text))).toEqual([]);
    expect(texts.filter((text) => /key-[024]/.test(text))).toEqual([]);
    expect(texts).not.toContain(await seed());
  });

  test('shows nothing hidden when it is copied, printed or written as JSON', async () => {
    const hidden = new RegExp(`\\b(sun|moon)\\b|key-\\d|"bid":9|bid: 9|${await seed()}`);
    for (const shown of (await given()).flat()) {
      expect(asJson(shown)).not.toMatch(hidden);
      expect(asJson(copied(shown))).not.toMatch(hidden);
      expect(inspect(shown, { showHidden: true, depth: 20, maxArrayLength: null })).not.toMatch(hidden);
    }
  });
});

// Objects that contain functions cannot be cloned.
function copied(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return null;
  }
}

function asJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isCatalogue(inner) ? undefined : inner)) ?? '';
}

test('only a player of the match or its creator sees the invitation', async () => {
  const { invitation } = await readMatch(matches, ada, id);
  expect(invitation).toMatch(/^[2-9A-Z]{10}$/);
  expect((await readMatch(matches, bob, id)).invitation).toBe(invitation);
  expect(textsAmong(await reachable(await givenTo(null)))).not.toContain(invitation);
});

test('the search finds hidden values in an unprotected match', async () => {
  const cached = await node.context.cache.get(id);
  const found = await reachable({ deep: [{ of: new Map([['it', cached]]) }] });
  for (const hidden of [cached, cached?.match.at, cached?.tail, cached?.tail.last])
    expect(found.has(hidden)).toBe(true);
  const texts = textsAmong(found);
  const key = texts.some((text) => text.includes('key-0'));
  expect([texts.includes('sun'), texts.includes(await seed()), key]).toEqual([true, true, true]);
});

test('Ada herself sees the card', async () => {
  const texts = textsAmong(await reachable(await givenTo(ada)));
  expect(texts.some((text) => /^(sun|moon)$/.test(text))).toBe(true);
});
