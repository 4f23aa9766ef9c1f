import { expect, it } from 'vitest';
import { gamesToPlay } from '../../src/tournaments/event/games-to-play.ts';
import { isAllPlayed } from '../../src/tournaments/event/schedule.ts';
import { Simulated } from './simulated.ts';

/** Ends all games of the current round with a win for the first seat. */
function plays(event: Simulated): Simulated {
  const games = gamesToPlay(event.event).map(({ attempt: _, entrants: __, ...at }) => ({
    ...at,
    ...{ ranks: [1, 2], why: 'over', hash: 'h', rulings: [] },
  }));
  return event.does('RESULTS', { games }, null);
}

it('a tournament is played out after the last round of its last stage, not before a further stage', () => {
  const stages = [
    { kind: 'SWISS' as const, rounds: 2, take: null },
    { kind: 'SINGLE_ELIMINATION' as const, take: 2 },
  ];
  const event = new Simulated({ stages }).enters(4);
  const said = [isAllPlayed(event.event)];
  event.begins();
  for (let round = 1; round <= 3; round++) {
    said.push(isAllPlayed(event.event));
    plays(event);
    said.push(isAllPlayed(event.event));
    if (round < 3) event.waits();
  }
  expect(said).toEqual([false, false, false, false, false, false, true]);
  expect([event.event.status, isAllPlayed(event.waits().event)]).toEqual(['RUNNING', true]);
});
