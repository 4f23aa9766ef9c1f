import { sideSums } from '../rules/scoring.ts';
import type { QuestScore, Score } from '../state.ts';
import { COLOUR_NAME } from './labels.ts';

/** Describes a quest, how it counts, and its points, such as "Envy as Hidden World as a Dwarf planet 1". */
export function questTold({ quest, points, copied, planet }: QuestScore): string {
  const kind = planet ? ` as a ${planet.charAt(0)}${planet.slice(1).toLowerCase()} planet` : '';
  return `${quest}${copied ? ` as ${copied}` : ''}${kind} ${points}`;
}

function scoreTold(score: Score, name: string): string {
  const { planets, stars, compensation, quests, total } = score;
  const parts = [
    `${planets} for planets`,
    `${2 * stars} for stars`,
    ...(compensation ? [`${compensation} for not going first`] : []),
    ...quests.map(questTold),
  ];
  return `${name} has ${total} ${total === 1 ? 'point' : 'points'}: ${parts.join(', ')}`;
}

// Describes the result of the teams. The most points win, then the most stars, then the most planets.
function teamsTold(scores: readonly Score[]): string[] {
  const [first, second] = sideSums(scores);
  if (!first || !second) return [];
  const { total, stars, planets } = first;
  const won = [total - second.total, stars - second.stars, planets - second.planets].find((more) => more !== 0) ?? 0;
  if (won === 0) return [`both teams have ${total} points and equal numbers of stars and planets`];
  const [winner, loser] = won > 0 ? [first, second] : [second, first];
  const tie = stars === second.stars ? ', having more planets' : ', having more stars';
  const how = total === second.total ? tie : '';
  return [`${COLOUR_NAME[winner.side]} wins with ${winner.total} points to ${loser.total}${how}`];
}

/** Describes each player's points in detail and, in a Face-off, the result of the teams. */
export function tellScores(scores: readonly Score[], named: (score: Score) => string): string {
  return [...scores.map((score) => scoreTold(score, named(score))), ...teamsTold(scores)].join('; ');
}
