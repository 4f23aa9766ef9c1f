import type { AnyGame } from '../../../src/engine/index.ts';
import { POLICIES } from '../script.ts';
import { comparedText } from './comparisons.ts';
import { type Corner, optionSets } from './corners.ts';
import { missing, type Reached } from './reached.ts';

interface Tried {
  game: AnyGame;
  corners: readonly Corner[];
  reached: Reached;
}

/** Summarizes which parts of a game were tried and which were not. */
export function report(tried: Tried): string {
  const { game, corners, reached } = tried;
  const played = corners.filter(({ index }) => reached.corners.get(index)).length;
  const ends = [...reached.ends].sort((a, b) => b[1] - a[1]).map(([why, n]) => `${n} × ${why}`);
  const rare = game.trials?.rare ?? [];
  return [
    `${game.title}: ${reached.matches} matches, ${reached.entries} entries, ${played} of ${corners.length} corners`,
    `  never reached: ${missing(reached, game).join('; ') || 'nothing'}`,
    ...rare.map(({ what, why, test }) => `  rare, by test/${test}: ${what.join('; ')} (${why})`),
    ...[...reached.knownPiles].map(
      ([label, n]) =>
        `  WARNING: in ${n} matches everyone knew a card in the ${label}, which no seat reads: was it shuffled?`,
    ),
    ...[...reached.comparisons].map(([by, list]) => `  ${by}: ${comparedText(list)}`),
    ...ends.slice(0, 8).map((line) => `  ${line}`),
    ...cornerTable(tried),
  ].join('\n');
}

// One line per set of options, one column per number of seats. Each cell counts the matches of both policies.
function cornerTable({ game, corners, reached }: Tried): string[] {
  const seats = [...new Set(corners.map((corner) => corner.seats))];
  const cell = (options: object, n: number): string => {
    const found = POLICIES.map((policy) =>
      corners.find((one) => one.seats === n && one.options === options && one.policy === policy),
    );
    return found.map((one) => (one ? String(reached.corners.get(one.index) ?? 0) : '-')).join('+');
  };
  const row = (cells: readonly string[], last: string): string =>
    `  ${cells.map((one) => one.padStart(9)).join('')}  ${last}`;
  return [
    row(
      seats.map((n) => `${n} seats`),
      `matches, ${POLICIES.join('+')}, with the options`,
    ),
    ...optionSets(game).map((options) =>
      row(
        seats.map((n) => cell(options, n)),
        textOf(options),
      ),
    ),
  ];
}

function textOf(options: object): string {
  const text = JSON.stringify(options);
  return text === '{}' ? 'defaults' : text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
