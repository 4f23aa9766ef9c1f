import { isJudging, JUDGING, type ReplayDocument, same } from '../../engine/index.ts';
import type { ExpectedMatch } from './expected-matches.ts';

type Entries = ReplayDocument['entries'];

/** What is wrong with what judges have done in a match; null: nothing. */
export function judgesMisfit({ judges, result }: ExpectedMatch, entries: Entries): string | null {
  for (const { version, kind, move } of entries) {
    if (!isJudging(kind) || kind === 'JUDGE_CALLED') continue;
    const { by } = JUDGING[kind].parse(move);
    if (!judges.has(by)) return `in its entry ${version} somebody judges whom the tournament has not appointed: ${by}`;
  }
  const rulings = entries.flatMap(rulingIn);
  return same(rulings, result.rulings) ? null : 'the rulings in it are not those that the tournament has taken';
}

// Those that count beyond the match.
function rulingIn({ kind, move }: Entries[number]): { seat: number; ruling: string }[] {
  if (kind !== 'RULED') return [];
  const { seat, ruling } = JUDGING.RULED.parse(move);
  return ruling === 'MATCH_LOSS' || ruling === 'DISQUALIFICATION' ? [{ seat, ruling }] : [];
}
