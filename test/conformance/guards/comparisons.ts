import { expectThat } from '../script.ts';

/**
 * The reason why a comparison ended. FAIR: it was complete, or the rules let the two worlds differ. EARLY: no further
 * move was legal in both. NONE: the match had nothing to compare.
 */
export const ENDS = {
  'was complete': 'FAIR',
  'the match was over': 'FAIR',
  'a card was revealed': 'FAIR',
  'an answer differed': 'FAIR',
  'sealed answers were opened': 'FAIR',
  'a different copy left': 'FAIR',
  'answers could no longer be followed': 'FAIR',
  'nothing was hidden': 'NONE',
  'no two cards were equal': 'NONE',
  'equal cards were only in rows and piles': 'NONE',
  'equal cards of hands were left out': 'NONE',
  'no move was legal in both': 'EARLY',
} as const;
export type End = keyof typeof ENDS;
const LEFT_OUT: End = 'equal cards of hands were left out';

export const COMPARING = [
  'twoWorldsLookAlike',
  'wholeHistoriesLookAlike',
  'worldsAgreeWithWhatWasHeard',
  'equalCardsAreOne',
] as const;
export type Comparing = (typeof COMPARING)[number];

/** The progress of one comparison: `done` of the `wished` moves (entries, answers or exchanges). */
export interface Compared {
  by: Comparing;
  done: number;
  wished: number;
  /** The number of choices that were legal in only one world, so that another choice replaced them. */
  illegal: number;
  end: End;
}

/** Records a comparison. */
export type Note = (compared: Compared) => void;
export const NO_NOTE: Note = () => {};

/** The number of comparisons below which the guard draws no conclusion. */
const ENOUGH = 20;
/** The share of a game's comparisons that may end early. The highest measured share is 4 %. */
const EARLY = 0.12;
/**
 * The progress that comparisons must reach on average. The worst games reach 0.2 and 0.8 respectively, because cards
 * are often revealed in mid-game.
 */
const FAR: Partial<Record<Comparing, number>> = { twoWorldsLookAlike: 0.1, wholeHistoriesLookAlike: 0.6 };

/** Checks that comparisons go far, because a green run proves nothing if comparisons end early or compare nothing. */
export function comparisonsGoFar(comparisons: ReadonlyMap<Comparing, readonly Compared[]>): void {
  for (const [by, list] of comparisons) {
    const begun = list.filter(({ end }) => ENDS[end] !== 'NONE');
    const isLeftOut = begun.length === 0 && list.length >= ENOUGH && list.some(({ end }) => end === LEFT_OUT);
    expectThat(!isLeftOut, () => `${by}: hands held equal cards, and none were compared: ${comparedText(list)}`);
    if (begun.length < ENOUGH) continue;
    const isAny = begun.some(({ done }) => done > 0);
    expectThat(isAny, () => `${by}: nothing was compared: ${comparedText(list)}`);
    const { early, far } = summaryOf(list);
    expectThat(early <= EARLY, () => `${by}: ${percent(early)} of the comparisons end early: ${comparedText(list)}`);
    const least = FAR[by] ?? 0;
    expectThat(
      far >= least,
      () => `${by}: comparisons get ${percent(far)} of the way on average: ${comparedText(list)}`,
    );
  }
}

function summaryOf(list: readonly Compared[]): { early: number; far: number } {
  const begun = list.filter(({ end }) => ENDS[end] !== 'NONE');
  const early = list.filter(({ end }) => ENDS[end] === 'EARLY').length / list.length;
  const far = begun.reduce((sum, { done, wished }) => sum + done / Math.max(1, wished), 0) / Math.max(1, begun.length);
  return { early, far };
}

/**
 * Formats the result: `2980 comparisons, on average 52 % of the way, 301 choices given up; 169 × a card was revealed,
 * …`
 */
export function comparedText(list: readonly Compared[]): string {
  const ends = new Map<End, number>();
  for (const { end } of list) ends.set(end, (ends.get(end) ?? 0) + 1);
  const sorted = [...ends].sort((a, b) => b[1] - a[1]).map(([end, n]) => `${n} × ${end}`);
  const illegal = list.reduce((sum, one) => sum + one.illegal, 0);
  const begun = list.filter(({ end }) => ENDS[end] !== 'NONE');
  if (begun.length === 0) return `nothing compared: ${sorted.join(', ')}`;
  const far = percent(summaryOf(list).far);
  return `${begun.length} comparisons, on average ${far} of the way, ${illegal} choices given up; ${sorted.join(', ')}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
