import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import { type MatchView, readMatch, resign, watchMatch } from '../../src/matches/index.ts';
import { MatchView as Seen } from '../../src/matches/view/match-view.ts';
import { accessFor, outsiderAccess } from '../../src/matches/view/viewer-access.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { type Node, openSetting, playOne, wholeMatch } from '../matches/setting.ts';
import { begin, openEvent, waiting } from './event.ts';

const SECOND = 1000;
const DELAY = 60;

const setting = await closeAfterAll(openSetting());
const names = ['Ada', 'Bob', 'Eve', 'Organizer', 'Judge', 'Commentator'];
const players = await Promise.all(names.map((name) => setting.player(name)));
const [ada, bob, eve, organizer, judge, commentator] = players as [Caller, Caller, Caller, Caller, Caller, Caller];
const event = await openEvent(setting.query, organizer, { judge, commentator });

/** Returns the visible state of a match at one moment, without constant fields. */
async function picture(match: MatchView) {
  const { status, version, waitingFor, startedAt, finishedAt, result, seed } = match;
  const seats = match.seats.map(({ seat, bot, left, entropy }) => ({ seat, bot, left, entropy }));
  const { entries } = await match.entries({ first: 500 });
  const clock = match.clock?.seats.map(({ left, deadline }) => ({ deadline, left }));
  return {
    ...{ status, version, waitingFor, startedAt, finishedAt, result, seed, seats, clock },
    view: await match.view(),
    table: await match.table(),
    entries: entries.map((entry) => entry.toJSON()),
  };
}

/** Returns the match as an outsider would see it without a delay. */
async function live({ matches, context }: Node, id: string) {
  const match = { ...(await wholeMatch(matches, id)), broadcastDelay: 0 };
  const shot = await picture(new Seen(context, await outsiderAccess(context, match)));
  return { at: match.movedAt?.getTime() ?? context.now(), shot };
}

type Moment = Awaited<ReturnType<typeof live>>;
type Shot = Moment['shot'];

/**
 * Compares two views. A broadcast derives clocks from the log, which records when a move was written, not when it
 * arrived.
 */
function expectSame(seen: Shot, then: Shot): void {
  const { clock: shown = [], ...rest } = seen;
  const { clock: real = [], ...others } = then;
  expect(rest).toEqual(others);
  expect(shown.length).toBe(real.length);
  for (const [seat, { left, deadline }] of shown.entries()) {
    expect(Math.abs((left ?? 0) - (real[seat]?.left ?? 0))).toBeLessThan(500);
    expect(Math.abs((deadline?.getTime() ?? 0) - (real[seat]?.deadline?.getTime() ?? 0))).toBeLessThan(500);
  }
}

async function played(node: Node, input: object = {}) {
  const broadcast = { event, organizer, delay: DELAY, options: { rounds: 3 }, ...input };
  const made = await waiting(node.matches, setting.query, ada, broadcast);
  node.pass(DELAY * SECOND + 1); // from now on, all callers see the match
  const history = [await live(node, made.id)];
  const note = async () => history.push(await live(node, made.id));
  node.pass(10 * SECOND);
  await begin(node.matches, bob, made);
  await note();
  for (let match = await readMatch(node.matches, ada, made.id); match.status === 'RUNNING'; ) {
    node.pass(10 * SECOND);
    match = await playOne(node.matches, match);
    await note();
  }
  return { id: made.id, history };
}

describe('a broadcast', () => {
  it.each([
    ['on the node that plays', true],
    ['on another node', false],
  ])('shows every moment of a match as it was, after the delay: %s', async (_, same) => {
    const node = await setting.node();
    const other = same ? node : await setting.node({ now: node.context.now });
    const { id, history } = await played(node, { timeControl: { fischer: { bank: 600, increment: 5 } } });
    expect(history.length).toBeGreaterThan(12);
    // The match is over, but its last minute must not be visible yet.
    const start = history[0]?.at ?? 0;
    const shots: Shot[] = [];
    while (other.context.now() < start + (history.length * 10 + DELAY) * SECOND) {
      const then = other.context.now() - DELAY * SECOND;
      const seen = await picture(await readMatch(other.matches, eve, id));
      const real = momentAt(history, then);
      // Skips moments that changed during the read.
      if (then > start && momentAt(history, other.context.now() - DELAY * SECOND) === real)
        expectSame(seen, { ...real.shot, clock: clocksThen(real, then) });
      shots.push(seen);
      node.pass(2 * SECOND);
    }
    expect(new Set(shots.map(({ version }) => version)).size).toBeGreaterThan(4);
    expect(shots.at(-1)).toMatchObject({ status: 'FINISHED' });
  });

  it('shows a running match as it was at that moment', async () => {
    const node = await setting.node();
    const made = await waiting(node.matches, setting.query, ada, { event, organizer, delay: 25 });
    node.pass(25 * SECOND + 1);
    const history = [await live(node, made.id)];
    node.pass(5 * SECOND);
    await begin(node.matches, bob, made);
    for (let match = await readMatch(node.matches, ada, made.id); ; match = await playOne(node.matches, match)) {
      history.push(await live(node, made.id));
      for (let i = 0; i < 3; i++) {
        node.pass(3 * SECOND + 500);
        const real = momentAt(history, node.context.now() - 25 * SECOND);
        const seen = await picture(await readMatch(node.matches, null, made.id));
        if (momentAt(history, node.context.now() - 25 * SECOND) === real) expect(seen).toEqual(real.shot);
      }
      if (match.status !== 'RUNNING') break;
    }
  });
});

function momentAt(history: readonly Moment[], then: number): Moment {
  return history.findLast(({ at }) => at <= then) ?? history[0] ?? expect.fail();
}

/** Returns the clocks that were running at one moment, as they read at a later moment. */
function clocksThen({ at, shot }: Moment, then: number): Shot['clock'] {
  return shot.clock?.map(({ left, deadline }) => {
    const passed = deadline === null ? 0 : then - at;
    return { deadline, left: left === null ? null : Math.max(0, left - passed) };
  });
}

describe('a match is visible without a delay', () => {
  it.each(['a seat', 'the organizer', 'a judge'])('to %s', async (who) => {
    const caller = { 'a seat': bob, 'the organizer': organizer, 'a judge': judge }[who];
    const node = await setting.node();
    const made = await waiting(node.matches, setting.query, ada, { event, organizer, delay: DELAY });
    await begin(node.matches, bob, made);
    const { version } = await playOne(node.matches, made);
    const seen = await readMatch(node.matches, caller ?? expect.fail(), made.id);
    expect([seen.version, seen.status]).toEqual([version, 'RUNNING']);
    expect((await seen.entries({})).entries).toHaveLength(version + 1);
    const watch = watchMatch(node.matches, caller ?? expect.fail(), { id: made.id, after: -1 });
    expect((await watch.next()).value?.version).toBe(version);
    await watch.return?.();
  });

  it('to a player who has left it', async () => {
    const node = await setting.node();
    const input = { event, organizer, delay: DELAY, seats: 2 };
    const made = await waiting(node.matches, setting.query, ada, input);
    node.pass(DELAY * SECOND + 1);
    await begin(node.matches, bob, made);
    await resign(node.matches, bob, { matchId: made.id });
    expect((await readMatch(node.matches, bob, made.id)).status).toBe('FINISHED');
    expect((await readMatch(node.matches, eve, made.id)).status).toBe('WAITING');
  });

  it('but not to a judge or commentator who plays in the event', async () => {
    const node = await setting.node();
    const mixed = await openEvent(setting.query, organizer, { judge, commentator });
    for (const [index, { id }] of [judge, commentator, organizer].entries())
      await setting.query('insert into tournament_members values ($1, $2, $3)', [mixed, id, index + 1]);
    const made = await waiting(node.matches, setting.query, ada, { event: mixed, organizer, delay: DELAY });
    const match = await wholeMatch(node.matches, (await begin(node.matches, bob, made)).id);
    node.pass(DELAY * SECOND + 1);
    await playOne(node.matches, made);
    for (const caller of [judge, commentator, organizer]) {
      const access = await accessFor(node.context, caller, await wholeMatch(node.matches, match.id));
      expect([access.match.version, access.viewer]).toEqual([0, []]);
    }
  });

  it('but not to a judge of another event, a judge of a finished event or a player at another table', async () => {
    const node = await setting.node();
    const past = await openEvent(setting.query, organizer, { judge: eve });
    await openEvent(setting.query, organizer, { judge: commentator });
    await setting.query("update tournaments set status = 'FINISHED' where id = $1", [past]);
    const other = await waiting(node.matches, setting.query, judge, { event: past, organizer, delay: DELAY });
    await begin(node.matches, eve, other);
    const made = await waiting(node.matches, setting.query, ada, { event: past, organizer, delay: DELAY });
    node.pass(DELAY * SECOND + 1);
    await begin(node.matches, bob, made);
    for (const caller of [eve, judge, commentator])
      expect((await readMatch(node.matches, caller, made.id)).status).toBe('WAITING');
  });
});

describe('a commentator', () => {
  it('sees all hands and no deck, with the same delay as spectators', async () => {
    const node = await setting.node();
    const made = await waiting(node.matches, setting.query, ada, {
      event,
      organizer,
      delay: DELAY,
      options: { rounds: 9 },
    });
    node.pass(DELAY * SECOND + 1);
    let match = await begin(node.matches, bob, made);
    for (let move = 0; move < 16; move++) match = await playOne(node.matches, match);
    const zonesOf = async (caller: Caller | null) =>
      (await (await readMatch(node.matches, caller, made.id)).table()).zones;
    const readable = async (caller: Caller | null) =>
      (await zonesOf(caller)).map(({ key, count, cards }) => [key, cards.length === count && count > 0]);
    expect(await zonesOf(commentator)).toEqual([]);
    node.pass(DELAY * SECOND + 1);
    expect(await readable(eve)).toEqual([
      ['deck', false],
      ['hand-0', false],
      ['hand-1', false],
    ]);
    expect(await readable(ada)).toEqual([
      ['deck', false],
      ['hand-0', true],
      ['hand-1', false],
    ]);
    expect(await readable(commentator)).toEqual([
      ['deck', false],
      ['hand-0', true],
      ['hand-1', true],
    ]);
  });

  it('sees no hands in a match without a delay, since they could tell a player about them', async () => {
    const node = await setting.node();
    const made = await waiting(node.matches, setting.query, ada, { event, organizer, delay: 0 });
    await begin(node.matches, bob, made);
    const match = await wholeMatch(node.matches, made.id);
    expect((await accessFor(node.context, commentator, match)).viewer).toEqual([]);
  });
});

describe('a follower of a broadcast', () => {
  it('gets each entry after the delay, and misses none', async () => {
    const node = await setting.node();
    const delay = 2;
    const made = await waiting(node.matches, setting.query, ada, { event, organizer, delay });
    node.pass(delay * SECOND);
    const heard: { version: number; late: number; text: string }[] = [];
    const watching = (async () => {
      for await (const { entries, match } of watchMatch(node.matches, eve, { id: made.id, after: -1 })) {
        for (const { version, at, text } of entries)
          heard.push({ version, late: node.context.now() - at.getTime(), text });
        expect(entries.at(-1)?.version ?? match.version).toBe(match.version);
      }
    })();
    let match = await begin(node.matches, bob, made);
    while (match.status === 'RUNNING') {
      match = await playOne(node.matches, match);
      await sleep(120);
    }
    await watching;
    expect(heard.map(({ version }) => version)).toEqual(Array.from({ length: match.version + 1 }, (_, index) => index));
    for (const { late } of heard) {
      expect(late).toBeGreaterThanOrEqual(delay * SECOND);
      expect(late).toBeLessThan(delay * SECOND + 1500);
    }
  });
});
