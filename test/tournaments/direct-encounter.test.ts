import { describe, expect, it } from 'vitest';
import { directEncounter } from '../../src/tournaments/standings/direct-encounter.ts';
import type { FieldRecord } from '../../src/tournaments/standings/entrant-record.ts';
import { THREE_POINTS } from '../../src/tournaments/standings/points.ts';
import type { Round } from '../../src/tournaments/standings/round-results.ts';
import { standings, type TieBreak } from '../../src/tournaments/standings/standings.ts';
import { CHESS, fieldOf, rounds } from './written-results.ts';

describe('direct encounter', () => {
  const order = (field: FieldRecord, tied: number[]) =>
    [...directEncounter(field, tied)].map(([who, { n }]) => [who, Number(n)]);

  // FIDE Arbiters' Seminar, "Tie-breaks", section "Direct Encounter",
  // https://pdfslide.net/documents/fide-arbiters-seminar-the-only-totally-satisfactory-tie-break-is-to-have-a.html: Player 1 1-0 Player 2, 2 and 3 draw, 1 and 3 draw: 1.5, 0.5 and 1 points.
  it("ranks three at the top by the games among them (FIDE Arbiters' Seminar)", () => {
    expect(order(fieldOf(rounds('1+2', '2=3', '1=3'), CHESS), [1, 2, 3])).toEqual([
      [1, 2],
      [2, 0],
      [3, 1],
    ]);
  });

  it('ranks first only players whom no other could reach, if not all have met', () => {
    expect(order(fieldOf(rounds('1+2', '1+3'), CHESS), [1, 2, 3])).toEqual([
      [1, 2],
      [2, 0],
      [3, 0],
    ]);
    expect(order(fieldOf(rounds('1+2, 3+4'), CHESS), [1, 2, 3])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
  });

  // C.07, 6.1.2 and 6.3, have no numbers: these are ours.
  it('counts several encounters of the same two as their mean', () => {
    const made = rounds('1+2', '1=2', '2+3', '3+1');
    // Player 1: 3/4 and 0. Player 2: 1/4 and 1. Player 3: 0 and 1.
    expect(order(fieldOf(made, CHESS), [1, 2, 3])).toEqual([
      [1, 0],
      [2, 2],
      [3, 1],
    ]);
    expect(order(fieldOf(made, CHESS, 1, 2), [1, 2, 3])).toEqual([
      [1, 1],
      [2, 1],
      [3, 0],
    ]);
  });

  it('is applied again to those whom it leaves equal', () => {
    // Player 1 has 2, players 2 and 3 have 1.5, and player 4 has 1. Player 2 beat player 3.
    const made = rounds('1+2, 3+4', '1=3, 2=4', '1=4, 2+3');
    const all = [1, 2, 3, 4];
    expect(order(fieldOf(made, CHESS), all)).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
    expect(order(fieldOf(made, CHESS, 1, 2), all)).toEqual([
      [1, 3],
      [2, 1],
      [3, 1],
      [4, 0],
    ]);
  });

  const places = (made: Round[], tieBreaks: readonly TieBreak[]) => {
    const entrants = [...fieldOf(made, THREE_POINTS).records.keys()].sort();
    return standings({ entrants, rounds: made, points: THREE_POINTS, gamesToWin: 1, tieBreaks, lot: entrants }).map(
      ({ entrant, place }) => [entrant, place],
    );
  };

  it('orders two who have met, after percentages that leave them equal', () => {
    const made = rounds('1+2, 4+3', '1+4, 2+3', '3+1, 2+4');
    const shares = ['OPPONENTS_MATCH_WIN', 'RESISTANCE'] as const;
    expect(places(made, shares)).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 3],
    ]);
    expect(places(made, [...shares, 'DIRECT_ENCOUNTER', 'WINS'])).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
      [3, 4],
    ]);
  });

  it('leaves three equal if a missing encounter could decide, and goes on to the next criterion', () => {
    // Players 1, 2 and 3 have 3 points each. Player 1 beat player 2; player 3 has met neither.
    const made = rounds('1+2, 3+4, 5=6', '5+1, 2+4, 6+3');
    expect(places(made, ['DIRECT_ENCOUNTER']).slice(2, 5)).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(places(made, ['DIRECT_ENCOUNTER', 'PROGRESSIVE_SCORE']).slice(2, 5)).toEqual([
      [1, 3],
      [3, 3],
      [2, 5],
    ]);
  });
});
