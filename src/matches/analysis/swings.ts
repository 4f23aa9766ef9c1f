import type { RatedDecision } from './stored-analysis.ts';

/**
 * `CHOICE`: the seat did not play the best move. `SINCE`: its chances changed between its answer and its next question.
 */
const SWING_KINDS = ['CHOICE', 'SINCE'] as const;

interface Swing {
  kind: (typeof SWING_KINDS)[number];
  /** The entry with the answer that caused or preceded the swing. */
  entry: number;
  /** The change in the chance of winning, -1 to 1. */
  by: number;
  text: string;
}

/** The maximum number of swings to list, and the smallest change to list. A search cannot resolve smaller changes. */
const NAMED = 5;
const SMALLEST = 0.05;

/** Returns the largest changes in a seat's chance of winning, largest first. */
export function swingsOf(decisions: readonly RatedDecision[]): Swing[] {
  const all = decisions.flatMap((one, index) => [...choiceOf(one), ...sinceThen(one, decisions[index + 1])]);
  const named = all.filter(({ by }) => Math.abs(by) >= SMALLEST);
  return named.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.entry - b.entry).slice(0, NAMED);
}

function choiceOf({ entry, played, best }: RatedDecision): Swing[] {
  if (played.chance === null || best.chance === null || played.chance >= best.chance) return [];
  const by = played.chance - best.chance;
  return [{ kind: 'CHOICE', entry, by, text: `${played.label}: ${points(by)}, compared with ${best.label}` }];
}

function sinceThen({ entry, played, best }: RatedDecision, next: RatedDecision | undefined): Swing[] {
  const before = played.chance ?? best.chance;
  if (!next || before === null || next.best.chance === null) return [];
  const by = next.best.chance - before;
  return [{ kind: 'SINCE', entry, by, text: `Between entries ${entry} and ${next.entry}: ${points(by)}` }];
}

function points(by: number): string {
  return `${by < 0 ? '−' : '+'}${Math.round(100 * Math.abs(by))} %`;
}
