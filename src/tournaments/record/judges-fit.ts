import { isJudging, JUDGING, type ReplayDocument, same } from '../../engine/index.ts';
import type { ExpectedMatch } from './expected-matches.ts';

type Entries = ReplayDocument['entries'];

/** What is wrong with what judges have done in a match; null: nothing. */
export function judgesMisfit({ judges, result }: ExpectedMatch, entries: Entries): string | null {
  for (const { version, kind, move } of entries) {
    if (!isJudging(kind) || kind === 'JUDGE_CALLED') continue;
    const by = JUDGING[kind].safeParse(move).data?.by;
    if (by === undefined) return `its entry ${version}, ${kind}, is of no form that judges use`;
    if (!judges.has(by)) return `in its entry ${version} somebody judges whom the tournament has not appointed: ${by}`;
  }
  const rulings = entries.flatMap(rulingIn);
  return same(rulings, result.rulings) ? null : 'the rulings in it are not those that the tournament has taken';
}

// Those that count beyond the match.
function rulingIn({ kind, move }: Entries[number]): { seat: number; ruling: string }[] {
  if (kind !== 'RULED') return [];
  const said = JUDGING.RULED.safeParse(move).data;
  if (said?.ruling !== 'MATCH_LOSS' && said?.ruling !== 'DISQUALIFICATION') return [];
  return [{ seat: said.seat, ruling: said.ruling }];
}
