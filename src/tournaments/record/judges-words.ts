import { isJudging, type ReplayDocument } from '../../engine/index.ts';
import { listed } from './listed.ts';
import { type Spot, spotText } from './verdict.ts';

type Entry = ReplayDocument['entries'][number];

/** So many judges of one match are named. */
const NAMED = 5;

/** What judges have done in the matches of a tournament: where, how often, and who. */
export class JudgesWords {
  readonly #rewound: { times: number; text: string }[] = [];
  readonly #others: string[] = [];

  /** Takes in a match. @param entries in which only who could judge has judged */
  add(entries: readonly Entry[], spot: Spot): void {
    const words = entries.filter(({ kind }) => isJudging(kind) && kind !== 'JUDGE_CALLED');
    const rewinds = words.filter(({ kind }) => kind === 'REWOUND');
    const others = words.filter(({ kind }) => kind !== 'REWOUND');
    const text = (of: readonly Entry[], what: string) => `${spotText(spot)}: ${what} by ${namesText(of)}`;
    if (rewinds.length > 0)
      this.#rewound.push({ times: rewinds.length, text: text(rewinds, timesText(rewinds.length)) });
    if (others.length > 0) this.#others.push(text(others, kindsText(others)));
  }

  get sentences(): string[] {
    // Most first: what is left out where there are too many to list is the least.
    const rewound = [...this.#rewound].sort((a, b) => b.times - a.times);
    const all = rewound.reduce((sum, { times }) => sum + times, 0);
    const matches = rewound.length === 1 ? '1 match' : `${rewound.length} matches`;
    return [
      ...listed(
        `Rewinds: judges have rewound ${matches}, ${timesText(all)} in all, and what was played before was played anew:`,
        rewound.map(({ text }) => text),
      ),
      ...listed('Judges: they have decided something else in', this.#others),
    ];
  }
}

function timesText(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}

function kindsText(entries: readonly Entry[]): string {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.map((one) => `${entries.filter(({ kind }) => kind === one).length} ${one}`).join(', ');
}

function namesText(entries: readonly Entry[]): string {
  const names = [...new Set(entries.map(({ move }) => String(move?.by)))];
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} others` : ''}`;
}
