import { describe, expect, it } from 'vitest';
import { currentRound, type Event } from '../../src/tournaments/event/event.ts';
import { gamesToPlay } from '../../src/tournaments/event/games-to-play.ts';
import type { Setup } from '../../src/tournaments/event/setup.ts';
import { refusal } from './refusal.ts';
import { followsAgain, ORGANIZER, Simulated } from './simulated.ts';

const round = ({ event }: { event: Event }) => currentRound(event) ?? expect.fail('no round');
const pairs = (event: Simulated) => round(event).tables.map(({ entrants }) => entrants);
const SWISS: Setup['stages'] = [{ kind: 'SWISS', rounds: 3, take: null }];
const KNOCKOUT: Setup['stages'] = [{ kind: 'SINGLE_ELIMINATION', take: null }];
const FIRST_WINS = (entrants: readonly number[]) => entrants.map((_, index) => index + 1);
const SECOND_WINS = (entrants: readonly number[]) => entrants.map((_, index) => entrants.length - index);
const OWN = [
  [1, 4],
  [2, 3],
];

describe('during a pause', () => {
  it('no round is approved', () => {
    const event = new Simulated({ byHand: true }).enters(4).begins().does('PAUSED', { reason: '' });
    expect(refusal(() => event.does('APPROVED', {}))).toBe('FORBIDDEN');
    event.does('RESUMED', {}).does('APPROVED', {});
    expect(round(event).status).toBe('PLAYING');
  });

  it('a round paired during the pause starts its clock when the pause ends', () => {
    const event = new Simulated({ roundLength: 600, stages: SWISS, pause: 60 }).enters(4).begins().plays();
    event.does('PAUSED', { reason: '' }).waits(1_000_000).does('PAIRED', { tables: OWN }).waits(50_000);
    event.does('RESUMED', {});
    expect(round(event).endsAt).toBe(event.now + 600_000);
  });
});

it('before the start, a player unregisters instead of dropping out', () => {
  const event = new Simulated({}).enters(2);
  const drop = () => event.does('DROPPED', { entrant: 1, reason: '' }, 'p1');
  expect(drop).toThrow('has not begun: `unregisterFromTournament` takes the registration back.');
  expect(() => event.does('PAUSED', { reason: '' })).toThrow('its organizer begins it with `beginTournament`.');
});

describe('an organizer who plays', () => {
  const playing = (setup: Partial<Setup> = {}) => {
    const event = new Simulated({ stages: SWISS, ...setup }).does('OPENED', {});
    event.does('REGISTERED', { members: [ORGANIZER], deck: null, invited: false });
    event.enters(4).does('APPOINTED', { player: 'judge', role: 'JUDGE' }).begins();
    const own = round(event).tables.find(({ entrants }) => entrants.includes(1)) ?? expect.fail('no table');
    return { event, own };
  };

  it('cannot rule on any table, even after leaving; a judge can', () => {
    const { event, own } = playing();
    const at = { stage: 1, round: 1, places: [1, 2], reason: '' };
    const rulings = () => [1, 2].map((table) => refusal(() => event.does('RULED', { ...at, table })));
    expect(rulings()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    event.does('DROPPED', { entrant: 1, reason: '' });
    expect(rulings()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    event.does('RULED', { ...at, table: 3 - own.table }, 'judge').does('RULED', { ...at, table: own.table }, 'judge');
  });

  it('can drop only themselves; a judge can drop other players', () => {
    const { event } = playing();
    for (const kind of ['DROPPED', 'DISQUALIFIED'] as const)
      for (const entrant of [2, 3, 4])
        expect(refusal(() => event.does(kind, { entrant, reason: '' }))).toBe('FORBIDDEN');
    expect(refusal(() => event.does('DROPPED', { entrant: 2, reason: '' }, 'p3'))).toBe('FORBIDDEN');
    event
      .does('DROPPED', { entrant: 2, reason: '' }, 'judge')
      .does('DISQUALIFIED', { entrant: 3, reason: '' }, 'judge');
    event.waits().does('DROPPED', { entrant: 1, reason: '' });
    expect(event.event.entrants.filter(({ gone }) => gone !== null)).toHaveLength(3);
  });

  it('still leads the tournament to its end, and can appoint a judge while it runs', () => {
    const { event } = playing({ byHand: true });
    event.does('APPOINTED', { player: 'second', role: 'JUDGE' });
    for (; event.event.status === 'RUNNING'; event.waits())
      if (round(event).status === 'PROPOSED') event.does('APPROVED', {});
      else event.plays();
    expect([event.event.status, followsAgain(event)]).toEqual(['FINISHED', true]);
  });

  it('cannot undo or replace a round once its cards are dealt, but can do so before that and after leaving', () => {
    const { event } = playing();
    expect(refusal(() => event.does('UNDONE', {}))).toBe('FORBIDDEN');
    expect(refusal(() => event.does('PAIRED', { tables: OWN }))).toBe('FORBIDDEN');
    event.does('DROPPED', { entrant: 1, reason: '' });
    expect(refusal(() => event.does('UNDONE', {}))).toBe('');
    const { event: waiting } = playing({ byHand: true });
    waiting.does('SWAPPED', { a: 1, b: 2 }).does('PAIRED', { tables: OWN }).does('UNDONE', {}).waits();
    expect(round(waiting).status).toBe('PROPOSED');
  });

  it('cannot call time by hand; a judge can, and the clock of the round does', () => {
    const { event } = playing({ roundLength: 600, atTime: 'LESS_TIME_LEFT_LOSES' });
    expect(refusal(() => event.does('TIME_CALLED', {}))).toBe('FORBIDDEN');
    expect(refusal(() => event.does('TIME_CALLED', {}, 'p2'))).toBe('FORBIDDEN');
    expect(round(event.does('TIME_CALLED', {}, 'judge')).timeCalled).toBe(true);
    expect(round(playing({ roundLength: 600 }).event.waits(600_000)).timeCalled).toBe(true);
    const free = new Simulated({ stages: SWISS }).enters(4).begins();
    expect(round(free.does('TIME_CALLED', {})).timeCalled).toBe(true);
  });
});

describe('pairings from the organizer', () => {
  it.each([true, false])(
    'replace the drawn ones without a pause (rounds approved by hand: %s), and the log can be replayed',
    (byHand) => {
      const event = new Simulated({ byHand, stages: SWISS }).enters(4).begins();
      const before = gamesToPlay(event.event).map(({ matchId }) => matchId);
      event.does('PAIRED', { tables: OWN });
      expect([pairs(event), round(event).round, round(event).supplied]).toEqual([OWN, 1, true]);
      if (byHand) event.does('APPROVED', {});
      const games = gamesToPlay(event.event);
      expect(games).toHaveLength(2);
      for (const { matchId } of games) expect(before).not.toContain(matchId);
      event.plays(FIRST_WINS).does('PAIRED', { tables: [[4, 3]] });
      expect([pairs(event), round(event).byes.toSorted(), round(event).round]).toEqual([[[4, 3]], [1, 2], 2]);
      if (byHand) event.does('APPROVED', {});
      event.plays();
      for (; event.event.status === 'RUNNING'; event.plays())
        if (round(event).status === 'PROPOSED') event.does('APPROVED', {});
      expect(followsAgain(event)).toBe(true);
    },
  );

  it('are too late once a game of the round has ended', () => {
    const event = new Simulated({ stages: SWISS }).enters(4).begins();
    const [one = 0] = pairs(event)[0] ?? [];
    event.plays((entrants) => (entrants.includes(one) ? FIRST_WINS(entrants) : null));
    expect(refusal(() => event.does('PAIRED', { tables: OWN }))).toBe('FORBIDDEN');
    expect(refusal(() => event.does('UNDONE', {}))).toBe('FORBIDDEN');
  });
});

describe('a round that has begun', () => {
  it('can be undone before a game is over: it is drawn again, with new matches, and old results do not count', () => {
    const event = new Simulated({ stages: SWISS }).enters(8).begins();
    const old = gamesToPlay(event.event);
    const drawn = pairs(event);
    event.does('UNDONE', {}).waits();
    const now = gamesToPlay(event.event);
    expect(now).toHaveLength(4);
    expect(now.map(({ matchId }) => matchId)).not.toEqual(expect.arrayContaining([old[0]?.matchId]));
    expect(new Set(now.map(({ attempt }) => attempt)).has(old[0]?.attempt ?? 0)).toBe(false);
    expect(pairs(event)).not.toEqual(drawn);
    const [{ attempt: _, entrants: __, ...at } = expect.fail('no game')] = old;
    event.does('RESULTS', { games: [{ ...at, ranks: [1, 2], why: 'late', hash: 'h', rulings: [] }] }, null);
    expect(round(event).tables.every(({ games }) => games.length === 0)).toBe(true);
    event.playsOut();
    expect(followsAgain(event)).toBe(true);
  });

  it('takes no result twice in one entry', () => {
    const event = new Simulated({ bestOf: 3 }).enters(2).begins();
    const [{ attempt: _, entrants: __, ...at } = expect.fail('no game')] = gamesToPlay(event.event);
    const one = { ...at, ranks: [1, 2], why: 'over', hash: 'h', rulings: [] };
    expect(refusal(() => event.does('RESULTS', { games: [one, one] }, null))).toBe('BAD_INPUT');
    expect(refusal(() => event.does('RESULTS', { games: [{ ...one, hash: '' }] }, null))).toBe('BAD_INPUT');
  });
});

describe('the last round', () => {
  it('can be corrected until the grace period ends, which the organizer can cut short', () => {
    const event = new Simulated({ grace: 300, stages: KNOCKOUT }).enters(2).begins().plays(FIRST_WINS);
    const [first, second] = pairs(event)[0] ?? [];
    event
      .waits(200_000)
      .does('RULED', { stage: 1, round: 1, table: 1, places: [2, 1], reason: 'misread' })
      .waits(99_999);
    expect(event.event.status).toBe('RUNNING');
    event.waits(1);
    expect(event.event.places).toEqual([
      { entrant: second, place: 1 },
      { entrant: first, place: 2 },
    ]);
    expect(followsAgain(event)).toBe(true);
    const cut = new Simulated({ grace: 300 }).enters(2).begins().plays();
    expect(cut.does('ENDED', {}).event.status).toBe('FINISHED');
  });

  it('ends the tournament immediately if there is no grace period', () => {
    const event = new Simulated({ grace: 0 }).enters(2).begins();
    expect(event.plays(FIRST_WINS).event.status).toBe('FINISHED');
  });
});

describe('a correction', () => {
  it('of a bracket redraws a round that has not begun', () => {
    const event = new Simulated({ byHand: true, stages: KNOCKOUT }).enters(4).begins().does('APPROVED', {});
    const losers = pairs(event).map(([, loser]) => loser ?? 0);
    event.plays(FIRST_WINS);
    expect([
      round(event).round,
      pairs(event)
        .flat()
        .includes(losers[0] ?? 0),
    ]).toEqual([2, false]);
    event.does('RULED', { stage: 1, round: 1, table: 1, places: [2, 1], reason: 'misread' }).waits();
    expect([
      round(event).round,
      pairs(event)
        .flat()
        .includes(losers[0] ?? 0),
    ]).toEqual([2, true]);
    event.does('APPROVED', {});
    expect(followsAgain(event.plays(SECOND_WINS))).toBe(true);
  });

  it('of a Swiss keeps the pairings of the organizer', () => {
    const event = new Simulated({ byHand: true, stages: SWISS })
      .enters(4)
      .begins()
      .does('APPROVED', {})
      .plays(FIRST_WINS);
    event.does('PAIRED', { tables: OWN });
    event.does('RULED', { stage: 1, round: 1, table: 1, places: [2, 1], reason: 'misread' }).waits();
    expect(pairs(event)).toEqual(OWN);
  });
});

describe('a game with a player without a legal deck', () => {
  const without = (event: Simulated, ...noDeck: number[]) => {
    const [{ attempt: _, entrants: __, ...at } = expect.fail('no game')] = gamesToPlay(event.event);
    return event.does(
      'RESULTS',
      { games: [{ ...at, ranks: [], why: 'NO_DECK', hash: '', rulings: [], noDeck }] },
      null,
    );
  };

  it('is lost by that player, and with it a table of two', () => {
    const event = without(new Simulated({ bestOf: 3, stages: KNOCKOUT }).enters(2).begins(), 0);
    expect(round(event).tables[0]).toMatchObject({ over: true, ruled: { places: [2, 1] } });
    expect(followsAgain(event.waits())).toBe(true);
  });

  it('is lost by both if neither has a deck', () => {
    const event = without(new Simulated({ stages: KNOCKOUT }).enters(2).begins(), 0, 1);
    expect(round(event).tables[0]).toMatchObject({ over: true, ruled: { places: null } });
  });

  it('at a larger table waits for a ruling on the other players', () => {
    const event = without(new Simulated({ seats: 3 }).enters(3).begins(), 2);
    expect(gamesToPlay(event.event)).toEqual([]);
    expect(round(event).tables[0]).toMatchObject({
      over: false,
      waits: true,
      out: [round(event).tables[0]?.entrants[2]],
    });
  });
});
