import { isJudging, type ReplayDocument } from '../../engine/index.ts';
import type { Kind } from '../event/entry-kinds.ts';
import { type Event, isJudge, playsIn } from '../event/event.ts';
import { listed, type Spot, spotText } from './verdict.ts';

/** Tolerated difference between the clocks of a server's nodes, in milliseconds. */
export const CLOCKS_APART = 5000;

/** Kinds of entries that can make a player a judge, or end that. */
const CHANGES: readonly Kind[] = [
  'OPENED',
  'APPOINTED',
  'DISMISSED',
  'REGISTERED',
  'UNREGISTERED',
  'BEGUN',
  'ENDED',
  'CANCELLED',
];

/** A time span in milliseconds since 1970; `until` null: to the end of what is known. */
type Term = { from: number; until: number | null };

/** The judges of a tournament, with their terms: the organizer and appointed judges, while in office and not playing. */
export class JudgeTerms {
  readonly #terms = new Map<string, Term[]>();

  /** Takes in an entry with the tournament after it. */
  follow({ kind, at }: { kind: Kind; at: number }, after: Event): void {
    if (!CHANGES.includes(kind)) return;
    const candidates = [after.organizer, ...after.officials.map(({ player }) => player), ...this.#terms.keys()];
    for (const player of new Set(candidates)) this.#set(player, mayJudge(after, player), at);
  }

  /** Whether a player could judge at a time, in milliseconds since 1970. */
  couldJudge(player: string, at: number): boolean {
    const terms = this.#terms.get(player) ?? [];
    return terms.some(
      ({ from, until }) => from - CLOCKS_APART <= at && at <= (until ?? Number.POSITIVE_INFINITY) + CLOCKS_APART,
    );
  }

  #set(player: string, may: boolean, at: number): void {
    const terms = this.#terms.get(player) ?? [];
    const last = terms.at(-1);
    const did = last !== undefined && last.until === null;
    if (may && !did) this.#terms.set(player, [...terms, { from: at, until: null }]);
    if (!may && did) last.until = at;
  }
}

function mayJudge(event: Event, player: string): boolean {
  if (event.status !== 'OPEN' && event.status !== 'RUNNING') return false;
  return (event.organizer === player || isJudge(event, player)) && !playsIn(event, player);
}

type Entry = ReplayDocument['entries'][number];

/** How many judges of one match are named. */
const NAMED = 5;

/** The judges' actions in a tournament's matches, with places, counts and names. */
export class JudgeStatements {
  readonly #rewound: { times: number; text: string }[] = [];
  readonly #others: string[] = [];

  /** Takes in a match. @param entries in which only players who could judge have judged */
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
    // Most rewinds first, so that a shortened list omits the fewest.
    const rewound = [...this.#rewound].sort((a, b) => b.times - a.times);
    const all = rewound.reduce((sum, { times }) => sum + times, 0);
    const matches = rewound.length === 1 ? '1 match' : `${rewound.length} matches`;
    return [
      ...listed(
        `Rewinds: judges have rewound ${matches}, ${timesText(all)} in all, and the moves taken back were played again:`,
        rewound.map(({ text }) => text),
      ),
      ...listed('Judges: they made other decisions in', this.#others),
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
