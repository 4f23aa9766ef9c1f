import { type Event, isJudge, playsIn } from '../event/event.ts';
import type { Kind } from '../event/kinds.ts';

/** So far, in milliseconds, what different nodes of a server wrote down may be apart by their clocks. */
export const CLOCKS_APART = 5000;

/** What can make somebody a judge, or end that. */
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

/** In milliseconds since 1970; `until` null: to the end of what is known. */
interface Term {
  from: number;
  until: number | null;
}

/** Who could judge at a tournament, and when: its organizer, and whoever was appointed, while it stands and they do not play. */
export class JudgesTerms {
  readonly #terms = new Map<string, Term[]>();

  /** Takes in what an entry has made of the tournament. */
  follow({ kind, at }: { kind: Kind; at: number }, after: Event): void {
    if (!CHANGES.includes(kind)) return;
    const candidates = [after.organizer, ...after.officials.map(({ player }) => player), ...this.#terms.keys()];
    for (const player of new Set(candidates)) this.#set(player, mayJudge(after, player), at);
  }

  /** Whether somebody could judge then, in milliseconds since 1970. */
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
