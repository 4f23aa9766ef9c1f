import { describe, expect, it } from 'vitest';
import { currentRound } from '../../src/tournaments/event/event.ts';
import { gamesToPlay } from '../../src/tournaments/event/games-to-play.ts';
import type { Setup } from '../../src/tournaments/event/setup.ts';
import { followsAgain, Simulated } from './simulated.ts';

type Ruling = 'MATCH_LOSS' | 'DISQUALIFICATION';
const KNOCKOUT: Setup['stages'] = [{ kind: 'SINGLE_ELIMINATION', take: null }];

/** Ends the first unplayed game with these ranks and rulings, by seat. */
function over(event: Simulated, ranks: number[], ...rulings: [seat: number, ruling: Ruling][]): Simulated {
  const [game] = gamesToPlay(event.event);
  const { attempt: _, entrants: __, ...at } = game ?? expect.fail('no game');
  const ruled = rulings.map(([seat, ruling]) => ({ seat, ruling }));
  return event.does('RESULTS', { games: [{ ...at, ranks, why: 'over', hash: 'h', rulings: ruled }] }, null);
}

const table = ({ event }: Simulated) => currentRound(event)?.tables[0] ?? expect.fail('no table');

describe('a table with a loss by ruling', () => {
  it('of four is played to its end, and the ruled-out entrant is last regardless of the game', () => {
    const event = new Simulated({ seats: 4 }).enters(4).begins();
    over(event, [2, 1, 3, 4], [1, 'MATCH_LOSS']);
    expect(table(event)).toMatchObject({ over: true, ruled: { places: [1, 4, 2, 3] } });
    expect(followsAgain(event)).toBe(true);
  });

  it('of three in several games is decided among the others', () => {
    const event = new Simulated({ seats: 3, bestOf: 3 }).enters(3).begins();
    over(event, [1, 2, 3], [0, 'MATCH_LOSS']);
    expect(table(event)).toMatchObject({ over: false, out: [table(event).entrants[0]] });
    over(event, [2, 1, 3]);
    over(event, [1, 2, 3]);
    // Seats rotate: the table's third entrant sat second, then first.
    expect(table(event)).toMatchObject({ over: true, ruled: { places: [3, 2, 1] } });
  });

  it('of three is over as soon as only one entrant is left', () => {
    const event = new Simulated({ seats: 3, bestOf: 3 }).enters(3).begins();
    over(event, [1, 2, 3], [0, 'MATCH_LOSS'], [2, 'DISQUALIFICATION']);
    expect(table(event)).toMatchObject({ over: true, ruled: { places: [2, 1, 2] } });
  });

  it.each([2, 3])('by all of %i entrants gives points to none', (seats) => {
    const event = new Simulated({ seats, stages: [{ kind: 'SWISS', rounds: 1, take: null }] }).enters(seats).begins();
    over(
      event,
      Array.from({ length: seats }, (_, seat) => seat + 1),
      ...table(event).entrants.map((_, seat): [number, Ruling] => [seat, 'MATCH_LOSS']),
    );
    expect(table(event)).toMatchObject({ over: true, ruled: { places: null } });
    expect(followsAgain(event.waits())).toBe(true);
  });

  it('by both in an elimination: neither advances, and the opponent from the other side wins', () => {
    const event = new Simulated({ stages: KNOCKOUT }).enters(4).begins();
    over(event, [1, 2], [0, 'MATCH_LOSS'], [1, 'MATCH_LOSS']);
    const [winner = 0] = gamesToPlay(event.event)[0]?.entrants ?? [];
    over(event, [1, 2]).waits();
    expect([event.event.status, event.event.places[0]]).toEqual(['FINISHED', { entrant: winner, place: 1 }]);
  });

  it('in an elimination is not won by the ruled-out entrant', () => {
    const event = new Simulated({ seats: 3, stages: KNOCKOUT }).enters(3).begins();
    const [first = 0, second = 0] = table(event).entrants;
    over(event, [1, 2, 3], [0, 'MATCH_LOSS']).waits();
    expect(event.event.places.map(({ entrant }) => entrant).slice(0, 1)).toEqual([second]);
    expect(event.event.places.at(-1)?.entrant).toBe(first);
  });

  it('also arises when a player is disqualified during the game', () => {
    const event = new Simulated({ seats: 3 }).enters(3).begins();
    const [first = 0] = table(event).entrants;
    event.does('DISQUALIFIED', { entrant: first, reason: '' });
    over(event, [1, 2, 3]);
    expect(table(event).ruled?.places).toEqual([3, 1, 2]);
  });
});

describe('a game on which the rules fail repeatedly', () => {
  it('waits for a ruling in an elimination, and goes on with it', () => {
    const event = new Simulated({ stages: KNOCKOUT }).enters(2).begins();
    for (let times = 0; times < 4; times++) event.plays(() => []);
    expect([gamesToPlay(event.event), table(event)]).toMatchObject([[], { over: false, waits: true }]);
    event.waits(86_400_000);
    expect(event.event.status).toBe('RUNNING');
    event.does('RULED', { stage: 1, round: 1, table: 1, places: [2, 1], reason: 'by lot' }).waits();
    expect(event.event.status).toBe('FINISHED');
    expect(followsAgain(event)).toBe(true);
  });
});
