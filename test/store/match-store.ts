import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Entry, sha256 } from '../../src/engine/index.ts';
import type { EntryToAppend } from '../../src/matches/log/append-statement.ts';
import { chain, type LogEntry } from '../../src/matches/log/chained-entry.ts';
import type { ReadRow } from '../../src/matches/log/match-row.ts';
import type { MatchStore, SeatTaken } from '../../src/matches/log/match-store.ts';
import type { NewMatch, NewSeat } from '../../src/matches/log/waiting/new-match.ts';
import { fresh } from '../../src/matches/match/clocks.ts';
import type { MatchHead } from '../../src/matches/match/match.ts';
import { TOLL_ROAD } from '../toll-road.ts';
import type { SimulatedMatches } from './simulated-matches.ts';

/** The methods that both stores have. */
type Stored = Pick<MatchStore, keyof MatchStore & keyof SimulatedMatches>;

/** A store, and tools for its tests. */
export interface StoreSetting {
  store: Stored;
  /** The store's time now, in milliseconds since 1970. */
  now(): number;
  /** A new player's id. */
  player(name: string): Promise<string>;
}

type Wanted = Partial<Pick<NewMatch, 'createdAt' | 'timeControl'>> & { players?: readonly (string | null)[] };

/**
 * Tests the behaviour that nodes rely on. Because both stores pass the same tests, the simulator can replace
 * PostgreSQL.
 */
export function describeMatchStore(name: string, { store, now, player }: StoreSetting): void {
  const seated = (playerId: string | null, seat: number): NewSeat => {
    return { seat, playerId, bot: null, deck: null, autoPass: 'NONE', entropy: null };
  };
  const create = async (wanted: Wanted = {}): Promise<string> => {
    const id = randomUUID();
    await createAs(id, wanted);
    return id;
  };
  const createAs = async (id: string, { players = [null, null], ...more }: Wanted = {}): Promise<ReadRow | null> => {
    const creator = players.find((one) => one !== null) ?? (await player('Creator'));
    return store.waiting.create({
      ...{
        id,
        game: TOLL_ROAD,
        options: {},
        timeControl: null,
        visibility: 'PUBLIC',
        onTimeOut: 'ABSENT',
        forfeitAfter: 3,
      },
      ...{
        createdBy: creator,
        newcomersOf: null,
        createdAt: new Date(now()),
        tournamentId: null,
        broadcastDelay: 0,
        rated: false,
      },
      ...{ standInLevel: null, forKeeps: false, place: null, seats: players.map(seated) },
      ...more,
    });
  };
  const lineOn = async (
    id: string,
    more: Partial<Pick<LogEntry, 'key' | 'at'>> & { seat?: number; deadline?: number } = {},
  ) => {
    const head = await headOf(store, id);
    const previous = (await store.read(id, head.version - 1)).at(-1)?.hash ?? head.seedHash;
    const { key = null, seat = 0, at = new Date(Math.round(now())) } = more;
    const move = { guess: head.version };
    const entry: Entry = { version: head.version + 1, kind: 'MOVE', seat, move, facts: [], agenda: [0] };
    const standing = head.standing.map((one) => ({ ...one, deadline: more.deadline ?? null }));
    return {
      ...{
        id,
        chained: chain(previous, entry, at, key),
        previousAt: head.movedAt,
        keySeats: [seat],
      },
      after: { ...head, status: 'RUNNING', waitingFor: [0], standing },
    } satisfies EntryToAppend;
  };
  const begun = async (more: Parameters<typeof lineOn>[1] = {}): Promise<string> => {
    const id = await create({ players: [await player('Ada'), await player('Bob')] });
    expect([...(await store.append([await lineOn(id, more)]))]).toEqual([id]);
    return id;
  };
  const appended = async (...lines: EntryToAppend[]) => [...(await store.append(lines))].sort();
  const versions = async (id: string) => (await store.read(id, -1)).map(({ version }) => version);

  describe(`${name}: entries`, () => {
    test('are appended once, and only to the previous version', async () => {
      const id = await create({ players: [await player('Ada'), await player('Bob')] });
      const first = await lineOn(id);
      expect(await appended(first)).toEqual([id]);
      expect(await appended(first)).toEqual([]);
      const next = await lineOn(id);
      const { entry } = next.chained;
      const skipped = chain('', { ...entry, version: entry.version + 1 }, entry.at, entry.key);
      expect(await appended({ ...next, chained: skipped })).toEqual([]);
      expect(await appended({ ...next, previousAt: new Date(0) })).toEqual([]);
      expect(await appended(next)).toEqual([id]);
      expect(await versions(id)).toEqual([0, 1]);
      expect(await store.read(id, 0, 1)).toEqual([next.chained.entry]);
      expect(await store.read(id, 1)).toEqual([]);
    });

    test('are read as the texts that their hashes cover', async () => {
      const id = await begun();
      const { chained } = await lineOn(id, { key: 'a "key"' });
      await appended({ ...(await lineOn(id)), chained });
      const { seedHash } = await headOf(store, id);
      const { entries: texts } = await store.hashedTexts(id, 1);
      expect(texts).toHaveLength(2);
      expect(texts.map(({ hash }) => hash)).toEqual(
        texts.map(({ text }, i) => sha256(`${texts[i - 1]?.hash ?? seedHash}${text}`)),
      );
      expect((await store.hashedTexts(id, 0)).entries).toEqual(texts.slice(0, 1));
    });

    test('are refused if they were made long ago', async () => {
      const id = await begun();
      expect(await appended(await lineOn(id, { at: new Date(Math.round(now()) - 4000) }))).toEqual([]);
    });

    test('fail separately, even if one statement writes several', async () => {
      const ids = [await begun(), await begun(), await begun()];
      const lines = await Promise.all(ids.map((id) => lineOn(id)));
      const [one, other, third] = lines;
      if (!one || !other || !third) throw new Error('three lines');
      expect(await appended(one, { ...other, previousAt: null }, third)).toEqual([one.id, third.id].sort());
    });

    test('are written by only one of several simultaneous writers', async () => {
      const id = await begun();
      const lines = await Promise.all(Array.from({ length: 4 }, () => lineOn(id)));
      const written = await Promise.all(lines.map((line) => store.append([line])));
      expect(written.filter(({ size }) => size > 0)).toHaveLength(1);
      expect(await versions(id)).toEqual([0, 1]);
    });

    test('have a key that each seat can use once', async () => {
      const id = await begun({ key: 'one' });
      expect(await appended(await lineOn(id, { key: 'one' }))).toEqual([]);
      expect(await appended({ ...(await lineOn(id, { key: 'one', seat: 1 })), keySeats: [0, 1] })).toEqual([]);
      expect(await appended(await lineOn(id, { key: 'one', seat: 1 }))).toEqual([id]);
      expect((await store.byKey(id, { key: 'one', keySeats: [1] }))?.version).toBe(1);
      expect((await store.byKey(id, { key: 'one', keySeats: [0, 1] }))?.key).toBe('one');
      expect(await store.byKey(id, { key: 'two', keySeats: [0, 1] })).toBeNull();
      expect(await store.byKey(id, { key: 'one', keySeats: [] })).toBeNull();
    });

    test('are looked up at the same time in many matches that do not have them', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => begun()));
      const found = await Promise.all(ids.map((id) => store.byKey(id, { key: 'new', keySeats: [0] })));
      expect(found).toEqual(ids.map(() => null));
    });

    test('update the row of the match', async () => {
      const id = await begun({ at: new Date(Math.round(now())) });
      const [last] = await store.read(id, -1);
      const at = last?.at ?? null;
      expect(await store.position(id)).toMatchObject({
        status: 'RUNNING',
        version: 0,
        waitingFor: [0],
        movedAt: at,
        startedAt: at,
      });
      expect(await store.positions([id, randomUUID()])).toEqual([{ id, version: 0, at }]);
      expect((await store.row({ id }))?.waiting).toBeNull();
      expect(await store.position(randomUUID())).toBeNull();
    });
  });

  describe(`${name}: waiting matches`, () => {
    const seatOf = async (id: string, seat: number, playerId: string): Promise<SeatTaken> => {
      const written = (await store.row({ id }))?.waiting?.written ?? '';
      const empty = { bot: null, deck: null, autoPass: 'NONE', entropy: null, box: null } as const;
      return { ...empty, matchId: id, seat, playerId, at: new Date(now()), written };
    };

    test('are created once', async () => {
      const id = randomUUID();
      const written = await createAs(id);
      expect(written).toEqual(await store.row({ id }));
      expect(await createAs(id)).toBeNull();
      expect((await headOf(store, id)).version).toBe(-1);
      expect((await store.row({ invitation: (await headOf(store, id)).invitation }))?.head.id).toBe(id);
    });

    test('give a seat to only one of two players who read the same row', async () => {
      const [id, ada, bob] = [await create(), await player('Ada'), await player('Bob')];
      const [one, other] = [await seatOf(id, 0, ada), await seatOf(id, 1, bob)];
      const taken = await Promise.all([store.waiting.takeSeat(one), store.waiting.takeSeat(other)]);
      expect(taken.filter((row) => row !== null)).toEqual([await store.row({ id })]);
      const seats = (await headOf(store, id)).seats.filter((place) => place.player !== null);
      expect(seats).toHaveLength(1);
    });

    test('are locked while a seat is chosen', async () => {
      const [id, ada, bob] = [await create(), await player('Ada'), await player('Bob')];
      const sit = (playerId: string) =>
        store.waiting.seatHeld(id, async (row) => {
          const free = row?.head.seats.find((place) => place.player === null);
          const written = row?.waiting?.written ?? '';
          return free ? { ...(await seatOf(id, free.seat, playerId)), written } : null;
        });
      const rows = await Promise.all([sit(ada), sit(bob)]);
      expect(rows).toContainEqual(await store.row({ id }));
      expect((await headOf(store, id)).seats.map((place) => place.player?.name).sort()).toEqual(['Ada', 'Bob']);
    });

    test('can be left, cancelled and given entropy only while a seat is free', async () => {
      const [ada, bob] = [await player('Ada'), await player('Bob')];
      const [open, full] = [await create({ players: [ada, null] }), await create({ players: [ada, bob] })];
      expect(await store.waiting.putEntropy(open, 0, 'mine')).toBe('PUT');
      expect(await store.waiting.putEntropy(open, 0, 'other')).toBe('OTHER');
      expect(await store.waiting.putEntropy(full, 0, 'mine')).toBe('TOO_LATE');
      expect([await store.waiting.leave(full, bob), await store.waiting.leave(open, ada)]).toEqual([false, true]);
      expect(await store.waiting.cancel(full, new Date(now()))).toBe(false);
      expect(await store.waiting.cancel(full, new Date(now()), { full: true })).toBe(true);
      expect(await store.waiting.cancel(full, new Date(now()), { full: true })).toBe(false);
    });
  });

  describe(`${name}: sweeps`, () => {
    test('find the clocks that have run out, and postpone the others', async () => {
      const soon = Math.round(now()) + 60_000;
      const id = await begun({ deadline: soon });
      const due = async (at: number) => (await store.due.overdue(new Date(at))).map((one) => one.id);
      expect(await due(soon - 1)).not.toContain(id);
      expect(await due(soon)).toContain(id);
      await store.append([await lineOn(id, { deadline: soon + 1000 })]);
      expect(await due(soon)).toContain(id); // the match must be checked, although its deadline is later
      const put = await store.due.putOff(new Date(soon));
      expect(put.find((one) => one.id === id)).toMatchObject({ deadline: new Date(soon + 1000), version: 1, seat: 0 });
      expect(await due(soon)).not.toContain(id);
      await store.due.setNextCheck(id, new Date(soon - 500));
      expect(await due(soon - 500)).toContain(id);
      await store.due.setNextCheck(id, null);
      expect([(await due(soon)).includes(id), (await due(soon + 1000)).includes(id)]).toEqual([false, true]);
    });

    test('find a stuck match less and less often', async () => {
      const made = now() - 20_000;
      const id = await create({ players: [await player('Ada'), await player('Bob')], createdAt: new Date(made) });
      const stuck = async (at: number) =>
        (await store.due.stuck('FULL', new Date(at), new Date(at - 5000))).includes(id);
      expect(await stuck(made + 4000)).toBe(false);
      expect([await stuck(made + 6000), await stuck(made + 8000), await stuck(made + 9500)]).toEqual([
        true,
        false,
        true,
      ]);
    });

    test('cancel old matches without a new player', async () => {
      const old = await create({ createdAt: new Date(now() - 10_000) });
      const full = await create({
        players: [await player('Ada'), await player('Bob')],
        createdAt: new Date(now() - 10_000),
      });
      const cancelled = await store.due.cancelForsaken(new Date(now()), new Date(now() - 5000));
      expect([cancelled.includes(old), cancelled.includes(full)]).toEqual([true, false]);
      expect((await headOf(store, old)).status).toBe('CANCELLED');
    });
  });

  test(`${name}: a snapshot is replaced by a later one, and by one of other code`, async () => {
    const id = await begun();
    const keep = (version: number, folded_by: string) =>
      store.keepSnapshot(id, { version, folded_by, body: `${version} ${folded_by}` });
    const kept = async (upTo: number) => (await store.snapshot(id, upTo))?.body;
    await keep(64, 'a');
    await keep(32, 'a');
    expect([await kept(64), await kept(63)]).toEqual(['64 a', undefined]);
    await keep(32, 'b');
    expect(await kept(64)).toBe('32 b');
    await keep(128, 'b');
    expect(await kept(200)).toBe('128 b');
  });
}

async function headOf(store: Stored, id: string): Promise<MatchHead> {
  const row = await store.row({ id });
  if (!row) throw new Error(`no match ${id}`);
  return { ...row.head, standing: row.head.standing.length > 0 ? row.head.standing : [fresh(null), fresh(null)] };
}
