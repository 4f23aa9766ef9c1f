import { type At, type ScoreRow, type Seat, scoreRow } from '../../../engine/index.ts';
import { sideScore } from '../rules/end.ts';
import { pileOf, pilePoints, planetsOf } from '../rules/scoring.ts';
import { hasLeft, seatsOf } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Score } from '../state.ts';
import { questTold } from './tell-scores.ts';

/**
 * Returns the points by their source, the points of each player or team, and the tie-breaks. A match that was not
 * scored keeps its quests secret, so only the scoring piles are shown.
 */
export function scoreTable(at: At<SparkOfWar>): ScoreRow[] {
  const seats = seatsOf(at);
  const { scores } = at.state;
  if (!scores)
    return [
      scoreRow('FIGURE', 'Points before quests', seats, (seat) => pilePoints(pileOf(at, seat))),
      scoreRow('FIGURE', 'Planets', seats, (seat) => planetsOf(pileOf(at, seat))),
      scoreRow('FIGURE', 'Stars', seats, (seat) => pileOf(at, seat).STAR),
    ];
  const staying = seats.filter((seat) => !hasLeft(at, seat));
  const labels = at.options.mode === 'faceOff' ? ["Team's points", "Team's stars", "Team's planets"] : ALONE;
  const ranked = labels.map((label, place) =>
    scoreRow(place === 0 ? 'SCORE' : 'TIE_BREAK', label, staying, (seat) => sideScore(at, scores, seat)[place] ?? 0),
  );
  return [...partsOf(at, scores), ...ranked];
}

const ALONE = ['Points', 'Stars', 'Planets'] as const;

function partsOf(at: At<SparkOfWar>, scores: readonly Score[]): ScoreRow[] {
  const part = (label: string, of: (score: Score) => number, detail?: (score: Score) => string): ScoreRow => {
    const scoreOf = (seat: Seat) => scores.find((score) => score.seat === seat);
    const told = (seat: Seat): string | null => {
      const score = scoreOf(seat);
      return (score && detail?.(score)) || null;
    };
    const value = (seat: Seat): number => {
      const score = scoreOf(seat);
      return score ? of(score) : 0;
    };
    return scoreRow('PART', label, seatsOf(at), value, told);
  };
  const quests = ({ quests }: Score): number => quests.reduce((sum, { points }) => sum + points, 0);
  return [
    part('Points for planets', ({ planets }) => planets),
    part('Points for stars', ({ stars }) => 2 * stars),
    part('Points for quests', quests, ({ quests }) => quests.map(questTold).join(', ')),
    ...(at.options.compensation ? [part('Points for not going first', ({ compensation = 0 }) => compensation)] : []),
  ];
}
