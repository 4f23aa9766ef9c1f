import type { Kind } from '../event/entry-kinds.ts';
import { type Event, isJudge, playsIn } from '../event/event.ts';
import { CLOCKS_APART } from '../event/rules/outage-extension.ts';

/** Only these kinds of entries can begin or end a judge's term. */
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

/** A time span in milliseconds since 1970. `until` is null if the term has not ended. */
type Term = { from: number; until: number | null };

/** The organizer and appointed judges can judge while they are in office and not playing. */
export class JudgeTerms {
  readonly #terms = new Map<string, Term[]>();

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
