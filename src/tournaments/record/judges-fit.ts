import { isJudging, JUDGING, type ReplayDocument, rulingsInForce, same } from '../../engine/index.ts';
import type { ExpectedMatch } from './expected-matches.ts';

type Entries = ReplayDocument['entries'];

/** What is wrong with what judges have done in a match; null: nothing. */
export function judgesMisfit({ judges, result }: ExpectedMatch, entries: Entries): string | null {
  for (const { version, kind, move, at } of entries) {
    if (!isJudging(kind) || kind === 'JUDGE_CALLED') continue;
    const by = JUDGING[kind].safeParse(move).data?.by;
    if (by === undefined) return `its entry ${version}, ${kind}, is of no form that judges use`;
    if (!judges.couldJudge(by, Date.parse(at)))
      return `in its entry ${version} somebody judges who was no judge of the tournament then: ${by}`;
  }
  // Those that count beyond the match.
  const rulings = rulingsInForce(entries)
    .filter(({ ruling }) => ruling === 'MATCH_LOSS' || ruling === 'DISQUALIFICATION')
    .map(({ seat, ruling }) => ({ seat, ruling }));
  return same(rulings, result.rulings) ? null : 'the rulings in it are not those that the tournament has taken';
}
