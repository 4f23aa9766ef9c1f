import { describe, expect, it } from 'vitest';
import { openQuestionAt } from '../../src/matches/match/open-questions.ts';
import { seedWhere, TOLL_ROAD, tollRoadMatch } from '../toll-road.ts';

const ANN = { seat: 0, player: { id: 'a', name: 'Ann' }, signed: null, reserved: false, bot: null, entropy: null };

/** Returns the labels of Ann's first turn against this opponent in the other seat. */
function labelsAgainst(opponent: { player: { id: string; name: string } | null; bot: 'STEADY' | null }): string {
  const match = tollRoadMatch(
    2,
    seedWhere(2, ({ labels }) => labels(0).some((label) => label.includes('against'))),
  );
  match.toTheFirstTurn();
  const seats = [ANN, { seat: 1, signed: null, reserved: false, entropy: null, ...opponent }];
  return JSON.stringify(
    openQuestionAt({ id: '', game: TOLL_ROAD, at: match.at, seats }, 0)?.choices.map(({ label }) => label),
  );
}

describe('the labels of a choice', () => {
  it('call a player by name', () => {
    const labels = labelsAgainst({ player: { id: 'b', name: 'Ben $& <Seat>' }, bot: null });
    expect(labels).toContain('against Ben $& <Seat>');
    expect(labels).not.toMatch(/seat \d/i);
  });

  it('call a bot by its level', () => {
    expect(labelsAgainst({ player: null, bot: 'STEADY' })).toContain('against steady bot');
  });

  it('name the seat if two players have the same name', () => {
    expect(labelsAgainst({ player: { id: 'c', name: 'Ann' }, bot: null })).toContain('against Ann (seat 2)');
  });
});
