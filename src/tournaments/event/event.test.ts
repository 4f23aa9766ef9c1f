import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/tournaments/refusal.ts';
import { followsAgain, Simulated } from '../../../test/tournaments/simulated.ts';
import { currentRound, type Event } from './event.ts';
import { gamesToPlay } from './games-to-play.ts';
import { sittersAt, turned } from './seating.ts';
import type { Setup } from './setup.ts';

const inRounds = (event: Event) =>
  event.stages.flatMap(({ rounds }) =>
    rounds.map(({ tables, byes }) => [...tables.flatMap(({ entrants }) => entrants), ...byes]),
  );

describe('registration', () => {
  it('accepts one entrant per player, and ends when all places are taken', () => {
    const event = new Simulated({ capacity: 2 }).does('OPENED', {});
    const enter =
      (player: string, by = player) =>
      () =>
        event.does('REGISTERED', { members: [player], deck: null, invited: false }, by);
    enter('ann')();
    expect(refusal(enter('ann'))).toBe('FORBIDDEN');
    expect(refusal(enter('bob', 'cid'))).toBe('FORBIDDEN');
    enter('bob')();
    expect(refusal(enter('cid'))).toBe('FORBIDDEN');
    event.does('UNREGISTERED', { entrant: 1 }, 'ann');
    enter('cid')();
    expect(refusal(enter('ann'))).toBe('FORBIDDEN');
    expect(event.event.entrants.map(({ gone }) => gone)).toEqual(['UNREGISTERED', null, null]);
  });

  it('needs the code if it is by invitation, and consent if it is by the organizer', () => {
    const invited = new Simulated({ registration: 'INVITATION' }).does('OPENED', {});
    const input = { members: ['ann'], deck: null, invited: false };
    expect(refusal(() => invited.does('REGISTERED', input, 'ann'))).toBe('FORBIDDEN');
    invited.does('REGISTERED', { ...input, invited: true }, 'ann');
    const entered = new Simulated({ registration: 'ORGANIZER' }).does('OPENED', {});
    expect(refusal(() => entered.does('REGISTERED', input, 'ann'))).toBe('FORBIDDEN');
    for (const members of [['ann'], ['bob'], ['cid']]) entered.does('REGISTERED', { ...input, members });
    entered.does('CONSENTED', { entrant: 1, deck: null }, 'ann').does('CONSENTED', { entrant: 3, deck: null }, 'cid');
    entered.begins();
    expect(entered.event.entrants.map(({ gone }) => gone)).toEqual([null, 'ABSENT', null]);
  });

  it('with check-in leaves out absent entrants, and begins by itself', () => {
    const event = new Simulated({ startsAt: 2_000_000, checkIn: 600 }).enters(4);
    expect(refusal(() => event.does('CHECKED_IN', { entrant: 1 }, 'p1'))).toBe('FORBIDDEN');
    event.waits(500_000);
    for (const entrant of [1, 2, 4]) event.does('CHECKED_IN', { entrant }, `p${entrant}`);
    event.waits(499_999);
    expect(event.event.status).toBe('OPEN');
    event.waits(1);
    expect([event.event.status, event.event.entrants[2]?.gone]).toEqual(['RUNNING', 'ABSENT']);
    expect(inRounds(event.event).map((round) => round.sort())).toEqual([[1, 2, 4]]);
  });

  it('cancels the tournament at its start if fewer than two entrants are present', () => {
    const event = new Simulated({ startsAt: 2_000_000 }).enters(1).waits(1_000_000);
    expect([event.event.status, event.event.seed !== null]).toEqual(['CANCELLED', true]);
  });

  it('stays open for as many rounds as the organizer set', () => {
    const event = new Simulated({ lateRounds: 1 }).enters(4);
    event.does('BEGUN', { seeding: null });
    const late = (player: string) => () =>
      event.does('REGISTERED', { members: [player], deck: null, invited: false }, player);
    late('late')();
    event.waits();
    expect(inRounds(event.event)[0]).toHaveLength(5);
    expect(refusal(late('later'))).toBe('FORBIDDEN');
  });
});

describe('a table', () => {
  it('of three games is over after the second win, and its seats rotate', () => {
    const event = new Simulated({ bestOf: 3 }).enters(2).begins();
    const winner = gamesToPlay(event.event)[0]?.entrants[0] ?? 0;
    const wins = (entrants: readonly number[]) => entrants.map((one) => (one === winner ? 1 : 2));
    event.plays(wins);
    const [second] = gamesToPlay(event.event);
    expect([second?.game, second?.entrants[1]]).toEqual([2, winner]);
    event.plays(wins);
    expect(event.event.status).toBe('FINISHED');
    expect(event.event.places[0]).toEqual({ entrant: winner, place: 1 });
  });

  it('goes on in an elimination until one entrant leads', () => {
    const event = new Simulated({ stages: [{ kind: 'SINGLE_ELIMINATION', take: null }] }).enters(2).begins();
    event.plays((entrants) => entrants.map(() => 1));
    expect(gamesToPlay(event.event).map(({ game }) => game)).toEqual([2]);
    event.plays((entrants) => entrants.map((_, index) => index + 1));
    expect(event.event.status).toBe('FINISHED');
  });

  it('begins again if the rules fail on its match, and is drawn if they always fail', () => {
    const event = new Simulated().enters(2).begins();
    const ids = new Set<string>();
    for (let again = 0; again < 4; again++) {
      for (const { matchId } of gamesToPlay(event.event)) ids.add(matchId);
      event.plays(() => []);
    }
    expect(ids.size).toBe(4);
    expect(event.event.stages[0]?.rounds[0]?.tables[0]?.games[0]?.places).toEqual([1, 1]);
  });

  it('counts no game twice, and only the game being played', () => {
    const event = new Simulated({ bestOf: 3 }).enters(2).begins();
    const [{ attempt: _, entrants: __, ...at } = expect.fail('no game')] = gamesToPlay(event.event);
    const result = { games: [{ ...at, ranks: [1, 2], why: 'over', hash: 'h', rulings: [] }] };
    event.does('RESULTS', result, null).does('RESULTS', result, null);
    expect(event.event.stages[0]?.rounds[0]?.tables[0]?.games).toHaveLength(1);
  });

  it('is lost as a whole by a match loss, and a disqualified entrant plays no more', () => {
    const event = new Simulated({ bestOf: 3 }).enters(4).begins();
    const [game = expect.fail('no game')] = gamesToPlay(event.event);
    const { attempt: _, entrants, ...at } = game;
    const rulings = [{ seat: 1, ruling: 'DISQUALIFICATION' as const }];
    event.does('RESULTS', { games: [{ ...at, ranks: [1, 2], why: 'left', hash: 'h', rulings }] }, null).waits();
    expect(event.event.stages[0]?.rounds[0]?.tables[at.table - 1]).toMatchObject({
      over: true,
      ruled: { places: [1, 2] },
    });
    expect(event.event.entrants[(entrants[1] ?? 0) - 1]?.gone).toBe('DISQUALIFIED');
  });

  it('seats team members alternately, and a team places as its best member', () => {
    const event = new Simulated({ teamSize: 2 }).enters(2).begins();
    const [game = expect.fail('no game')] = gamesToPlay(event.event);
    const [first = 0, second = 0] = game.entrants;
    const who = sittersAt(event.event, game).map(({ entrant, member }) => [entrant.number, member]);
    expect(who).toEqual([
      [first, 0],
      [second, 0],
      [first, 1],
      [second, 1],
    ]);
    event.plays(() => [2, 1]);
    expect(event.event.places[0]?.entrant).toBe(second);
  });
});

describe('a ruling', () => {
  it('decides a table, and corrects it later', () => {
    const event = new Simulated({ stages: [{ kind: 'SWISS', rounds: 2, take: null }] }).enters(2).begins();
    const at = { stage: 1, round: 1, table: 1, reason: 'late' };
    expect(refusal(() => event.does('RULED', { ...at, places: [1, 2] }, 'p1'))).toBe('FORBIDDEN');
    expect(refusal(() => event.does('RULED', { ...at, places: [1, 3] }))).toBe('BAD_INPUT');
    event.does('RULED', { ...at, places: null });
    event.does('APPOINTED', { player: 'judge', role: 'JUDGE' }).does('RULED', { ...at, places: [2, 1] }, 'judge');
    expect(event.happened.at(-1)).toMatchObject({ facts: { corrected: true } });
    event.waits().plays((entrants) => entrants.map(() => 1));
    const second = event.event.stages[0]?.rounds[0]?.tables[0]?.entrants[1];
    expect(event.event.places[0]?.entrant).toBe(second);
  });

  it('is refused if the bracket has already continued', () => {
    const event = new Simulated({ stages: [{ kind: 'SINGLE_ELIMINATION', take: null }] }).enters(8).begins();
    for (const _ of [1, 2]) event.plays((e) => e.map((_, i) => i + 1));
    const at = { stage: 1, round: 1, table: 1, places: [2, 1], reason: '' };
    expect(refusal(() => event.does('RULED', at))).toBe('FORBIDDEN');
  });

  it('bars an official from playing, and a player from office', () => {
    const event = new Simulated().enters(2).does('APPOINTED', { player: 'judge', role: 'JUDGE' });
    const input = { members: ['judge'], deck: null, invited: false };
    expect(refusal(() => event.does('REGISTERED', input, 'judge'))).toBe('FORBIDDEN');
    expect(refusal(() => event.does('APPOINTED', { player: 'p1', role: 'COMMENTATOR' }))).toBe('FORBIDDEN');
  });
});

describe('an organizer', () => {
  it('can approve a round, and before that swap entrants and redraw it', () => {
    const event = new Simulated({ byHand: true }).enters(4).begins();
    expect(gamesToPlay(event.event)).toEqual([]);
    const [one, two] = currentRound(event.event)?.tables ?? [];
    const [a = 0] = one?.entrants ?? [];
    const [b = 0] = two?.entrants ?? [];
    event.does('SWAPPED', { a, b });
    expect(currentRound(event.event)?.tables[0]?.entrants[0]).toBe(b);
    event.does('UNDONE', {}).waits();
    expect(currentRound(event.event)).toMatchObject({ status: 'PROPOSED', supplied: false });
    event
      .does('UNDONE', {})
      .does('PAIRED', {
        tables: [
          [4, 1],
          [3, 2],
        ],
      })
      .does('APPROVED', {});
    expect(currentRound(event.event)).toMatchObject({ status: 'PLAYING', supplied: true });
    expect(gamesToPlay(event.event).map(({ entrants }) => entrants)).toEqual([
      [4, 1],
      [3, 2],
    ]);
    event.plays((entrants) => (entrants.includes(4) ? [1, 2] : null));
    expect(refusal(() => event.does('UNDONE', {}))).toBe('FORBIDDEN');
  });

  it('can make the pairings, which are checked', () => {
    const event = new Simulated({ byHand: true }).enters(4).begins().does('UNDONE', {});
    const pair = (tables: number[][]) => refusal(() => event.does('PAIRED', { tables }));
    expect([pair([[1, 1]]), pair([[1, 9]]), pair([[1, 2, 3]]), pair([])]).toEqual(
      Array.from({ length: 4 }, () => 'BAD_INPUT'),
    );
    expect(refusal(() => event.does('PAIRED', { tables: [[1, 2]] }, 'p1'))).toBe('FORBIDDEN');
  });

  it('can pause the tournament, which stops new rounds and the time of the round', () => {
    const event = new Simulated({ roundLength: 600 }).enters(4).begins();
    const ends = currentRound(event.event)?.endsAt ?? 0;
    event.does('PAUSED', { reason: 'lunch' }).waits(3_600_000);
    expect(currentRound(event.event)?.timeCalled).toBe(false);
    event.does('RESUMED', {});
    expect(currentRound(event.event)?.endsAt).toBe(ends + 3_600_000);
    event.waits(600_000);
    expect(currentRound(event.event)?.timeCalled).toBe(true);
  });
});

describe('an entrant who leaves', () => {
  it('loses a table of two, and is not paired again', () => {
    const event = new Simulated().enters(4).begins();
    event.does('DROPPED', { entrant: 2, reason: '' }, 'p2').playsOut();
    const later = inRounds(event.event).slice(1);
    expect(later.length).toBeGreaterThan(0);
    expect(later.flat()).not.toContain(2);
    expect(refusal(() => event.does('DROPPED', { entrant: 2, reason: '' }, 'p2'))).toBe('TOURNAMENT_OVER');
  });

  it('can be forced out only by a judge', () => {
    const event = new Simulated().enters(4).begins();
    expect(refusal(() => event.does('DISQUALIFIED', { entrant: 1, reason: '' }, 'p2'))).toBe('FORBIDDEN');
    event.does('DISQUALIFIED', { entrant: 1, reason: 'cheating' });
    expect(event.event.entrants[0]?.gone).toBe('DISQUALIFIED');
  });
});

describe('every format', () => {
  const stages: Setup['stages'][] = [
    [{ kind: 'SWISS', rounds: null, take: null }],
    [{ kind: 'ROUND_ROBIN', cycles: 1, take: null }],
    [{ kind: 'SINGLE_ELIMINATION', take: null }],
    [{ kind: 'DOUBLE_ELIMINATION', take: null }],
    [
      { kind: 'SWISS', rounds: 3, take: null },
      { kind: 'SINGLE_ELIMINATION', take: 4 },
    ],
  ];

  it('ends with a place for every entrant, each paired once per round, and its log folds to the same state', () => {
    const any = fc.record({
      stages: fc.constantFrom(...stages),
      entrants: fc.integer({ min: 2, max: 17 }),
      bestOf: fc.constantFrom(1 as const, 3 as const),
      drops: fc.array(fc.nat(16), { maxLength: 3 }),
      chance: fc.nat(),
    });
    fc.assert(
      fc.property(any, ({ entrants, drops, chance, ...setup }) => {
        const event = new Simulated(setup, chance).enters(entrants).begins();
        for (const drop of drops) {
          event.plays();
          const entrant = 1 + (drop % entrants);
          if (event.event.status === 'RUNNING' && event.event.entrants[entrant - 1]?.gone === null)
            event.does('DROPPED', { entrant, reason: '' }, `p${entrant}`).waits();
        }
        event.playsOut();
        expect(event.event.status).toBe('FINISHED');
        expect(event.event.places.map(({ entrant }) => entrant).sort((a, b) => a - b)).toEqual(
          Array.from({ length: entrants }, (_, index) => index + 1),
        );
        for (const round of inRounds(event.event)) expect(new Set(round).size).toBe(round.length);
        expect(followsAgain(event)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('rotates seats by one with each game', () => {
    expect([turned([1, 2, 3], 1), turned([1, 2], 3)]).toEqual([
      [2, 3, 1],
      [2, 1],
    ]);
  });
});
