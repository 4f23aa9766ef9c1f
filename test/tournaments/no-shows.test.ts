import { describe, expect, it } from 'vitest';
import type { GameOver } from '../../src/tournaments/event/entry-kinds.ts';
import { currentRound, type EventTable } from '../../src/tournaments/event/event.ts';
import { stageStandings } from '../../src/tournaments/event/final-places.ts';
import { gamesToPlay } from '../../src/tournaments/event/games-to-play.ts';
import { EventRefusal } from '../../src/tournaments/event/rules/rule.ts';
import type { Setup } from '../../src/tournaments/event/setup.ts';
import { followsAgain, SEED, Simulated } from './simulated.ts';

const MINUTE = 60_000;
const RULE = { noShowAfter: 300, noShowDrops: true, timeControl: { perDecision: 60 } };
const SWISS: Setup['stages'] = [{ kind: 'SWISS', rounds: 3, take: null }];

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof EventRefusal) return error.message;
    throw error;
  }
  return '';
}

/** Ends a game between two players, won by `wins`. `asked`: how long each absent entrant left a question unanswered. */
function ends(
  event: Simulated,
  table: number,
  wins: number,
  asked: Record<number, number>,
  timedOut = true,
): Simulated {
  const game = gamesToPlay(event.event).find((one) => one.table === table);
  if (!game) throw new Error('no game at this table');
  const { attempt: _, entrants, ...at } = game;
  const unanswered = entrants.flatMap((entrant, seat) => {
    const time = asked[entrant];
    return time === undefined ? [] : [{ seat, asked: time, timedOut }];
  });
  const over: GameOver = {
    ...at,
    ranks: entrants.map((entrant) => (entrant === wins ? 1 : 2)),
    ...{ why: 'left', hash: 'h', rulings: [] },
    ...(unanswered.length > 0 && { unanswered }),
  };
  return event.does('RESULTS', { games: [over] }, null);
}

const tableIn = (event: Simulated, round: number, table = 1): EventTable | undefined =>
  event.event.stages[0]?.rounds[round - 1]?.tables[table - 1];

function begun(players: number, more: Partial<Setup> = {}): Simulated {
  return new Simulated({ stages: SWISS, ...RULE, ...more }).enters(players).begins();
}

describe('a no-show', () => {
  it('loses the whole table immediately and is dropped', () => {
    const event = begun(2, { bestOf: 3 });
    const [a = 0, b = 0] = tableIn(event, 1)?.entrants ?? [];
    ends(event, 1, b, { [a]: 5 * MINUTE });
    expect(tableIn(event, 1)).toMatchObject({ over: true, ruled: { places: [2, 1] }, noShows: [a] });
    expect(event.event.entrants[a - 1]).toMatchObject({ gone: 'DROPPED', noShow: true });
    expect(event.event.entrants[b - 1]?.gone).toBeNull();
    expect(followsAgain(event)).toBe(true);
  });

  it('has five minutes over all games of the table, and a single answer in any of them is enough', () => {
    const event = begun(2, { bestOf: 3 });
    const [a = 0, b = 0] = tableIn(event, 1)?.entrants ?? [];
    ends(event, 1, b, { [a]: 3 * MINUTE });
    expect(tableIn(event, 1)).toMatchObject({ over: false, unanswered: [{ entrant: a, asked: 3 * MINUTE }] });
    ends(event, 1, a, {}); // the entrant answers in time, and plays
    ends(event, 1, b, { [a]: 6 * MINUTE }); // leaving in the third game is not a no-show
    expect(tableIn(event, 1)).toMatchObject({ over: true });
    expect(tableIn(event, 1)?.noShows).toBeUndefined();
    expect(event.event.entrants[a - 1]?.gone).toBeNull();
  });

  it('and an absent opponent both lose: no player wins two to one by the clock', () => {
    const event = begun(2, { bestOf: 3 });
    const [a = 0, b = 0] = tableIn(event, 1)?.entrants ?? [];
    ends(event, 1, b, { [a]: MINUTE, [b]: 0 }, true);
    expect(tableIn(event, 1)?.over).toBe(false);
    ends(event, 1, a, { [a]: 0, [b]: MINUTE });
    ends(event, 1, b, { [a]: MINUTE, [b]: 0 });
    expect(tableIn(event, 1)).toMatchObject({ over: true, ruled: { places: null } });
    expect(tableIn(event, 1)?.noShows).toEqual([a, b]);
    // One entrant won two of three games on time, but neither of the two entrants gets a win.
    expect(tableIn(event, 1)?.ruled?.games).toEqual({ wins: [0, 0], drawn: 0, lost: 3 });
    const standings = event.event.stages[0] && stageStandings(event.event, event.event.stages[0]);
    expect(standings?.[0]?.tieBreaks).toEqual(standings?.[1]?.tieBreaks);
  });

  it('is not a player who was never asked, or who had time left when the table ended', () => {
    const event = begun(2);
    const [a = 0, b = 0] = tableIn(event, 1)?.entrants ?? [];
    ends(event, 1, b, { [b]: 0 }, false);
    expect(tableIn(event, 1)).toMatchObject({ over: true, games: [{ places: [2, 1] }] });
    expect(tableIn(event, 1)?.ruled).toBeUndefined();
    const other = begun(2);
    ends(other, 1, a, { [a]: MINUTE }, false);
    expect(tableIn(other, 1)?.ruled).toBeUndefined();
  });

  it('at a larger table comes last, and the others play on', () => {
    const event = begun(3, { seats: 3, points: { byPlace: [2, 1, 0], draw: null, bye: 2 } });
    const [a = 0, b = 0, c = 0] = tableIn(event, 1)?.entrants ?? [];
    ends(event, 1, a, { [a]: 5 * MINUTE });
    expect(tableIn(event, 1)?.ruled?.places?.[0]).toBe(3);
    expect([b, c].every((one) => event.event.entrants[one - 1]?.gone === null)).toBe(true);
  });

  it('of a team needs all of its members to be absent', () => {
    const event = begun(2, { teamSize: 2 });
    const [game] = gamesToPlay(event.event);
    if (!game) throw new Error('no game to play');
    const { attempt: _, entrants, ...at } = game;
    const asked = (...seats: number[]) => seats.map((seat) => ({ seat, asked: 6 * MINUTE, timedOut: true }));
    const over = { ...at, ranks: [1, 2, 1, 2], why: 'over', hash: 'h', rulings: [] };
    event.does('RESULTS', { games: [{ ...over, unanswered: asked(0, 1, 3) }] }, null);
    expect(tableIn(event, 1)).toMatchObject({ noShows: [entrants[1]] });
  });

  it('is not dropped if the set-up forbids it, and loses only the game in an event without the rule', () => {
    const kept = begun(2, { noShowDrops: false });
    const [a = 0, b = 0] = tableIn(kept, 1)?.entrants ?? [];
    ends(kept, 1, b, { [a]: 5 * MINUTE });
    expect([tableIn(kept, 1)?.noShows, kept.event.entrants[a - 1]?.gone]).toEqual([[a], null]);
    const before = begun(2, { bestOf: 3, noShowAfter: 0 });
    const [c = 0, d = 0] = tableIn(before, 1)?.entrants ?? [];
    ends(before, 1, d, { [c]: 9 * MINUTE });
    expect(tableIn(before, 1)?.over).toBe(false);
  });

  it('has more time after a pause of the tournament', () => {
    const event = begun(4);
    const [a = 0, b = 0] = tableIn(event, 1)?.entrants ?? [];
    event.does('PAUSED', { reason: 'fire' });
    event.now += 10 * MINUTE;
    event.does('RESUMED', {});
    ends(event, 1, b, { [a]: 12 * MINUTE }, false);
    expect(tableIn(event, 1)?.noShows).toBeUndefined();
  });
});

describe('an entrant who left returns', () => {
  it('after a no-show by checking in, and the missed rounds are lost', () => {
    const event = begun(4);
    const [a = 0, b = 0] = tableIn(event, 1)?.entrants ?? [];
    const [, d = 0] = tableIn(event, 1, 2)?.entrants ?? [];
    ends(event, 1, b, { [a]: 5 * MINUTE });
    ends(event, 2, d, {}).waits();
    expect(currentRound(event.event)?.round).toBe(2);
    expect(refusal(() => event.does('CHECKED_IN', { entrant: a }, `p${b}`))).not.toBe('');
    event.does('CHECKED_IN', { entrant: a }, `p${a}`);
    expect(event.event.entrants[a - 1]).toMatchObject({ gone: null, noShow: false });
    expect(currentRound(event.event)?.missed).toEqual([a]);
    event.plays((entrants) => entrants.map((_, index) => index + 1));
    const standing = event.event.stages[0] && stageStandings(event.event, event.event.stages[0]);
    expect(standing?.find(({ entrant }) => entrant === a)).toMatchObject({ won: 0, lost: 2, points: '0' });
    expect(currentRound(event.event)?.round).toBe(3);
    const third = currentRound(event.event);
    expect([...(third?.byes ?? []), ...(third?.tables ?? []).flatMap(({ entrants }) => entrants)]).toContain(a);
    expect(followsAgain(event)).toBe(true);
  });

  it('by a judge or organizer who does not play, with all earlier results', () => {
    const event = begun(4).does('APPOINTED', { player: 'judge', role: 'JUDGE' });
    event.does('DROPPED', { entrant: 1, reason: 'by mistake' });
    const table = currentRound(event.event)?.tables.find(({ entrants }) => entrants.includes(1));
    expect(refusal(() => event.does('REINSTATED', { entrant: 1, reason: '' }, 'p1'))).not.toBe('');
    expect(refusal(() => event.does('REINSTATED', { entrant: 2, reason: '' }))).not.toBe('');
    event.does('REINSTATED', { entrant: 1, reason: 'it was a mistake' }, 'judge');
    expect(event.event.entrants[0]?.gone).toBeNull();
    expect(event.happened.at(-1)).toMatchObject({ facts: { missed: [] } });
    expect(currentRound(event.event)?.tables).toContainEqual(table);
    event.plays().waits();
    const next = currentRound(event.event);
    expect([...(next?.byes ?? []), ...(next?.tables ?? []).flatMap(({ entrants }) => entrants)]).toContain(1);
  });

  it('from a disqualification only by the organizer, and not after the end', () => {
    const stages: Setup['stages'] = [
      { kind: 'SWISS', rounds: 1, take: null },
      { kind: 'SINGLE_ELIMINATION', take: 2 },
    ];
    const event = begun(4, { stages }).does('APPOINTED', { player: 'judge', role: 'JUDGE' });
    event.does('DISQUALIFIED', { entrant: 1, reason: 'cards' });
    expect(refusal(() => event.does('REINSTATED', { entrant: 1, reason: '' }, 'judge'))).not.toBe('');
    event.does('REINSTATED', { entrant: 1, reason: 'cleared' });
    event.does('DROPPED', { entrant: 1, reason: '' }, 'p1').plays().waits();
    expect(event.event.stages).toHaveLength(2);
    event.plays();
    expect(refusal(() => event.does('REINSTATED', { entrant: 1, reason: '' }))).toMatch(/over/);
    expect(event.event.seedHash).not.toBe(SEED);
  });
});
