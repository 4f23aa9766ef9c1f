import type { EntrantNumber } from '../standings/round-results.ts';
import type { GameOver } from './entry-kinds.ts';
import { type Event, type EventRound, type EventTable, isGone, type NotYetThere } from './event.ts';
import { entrantAt, turned } from './seating.ts';

// An entrant is a no-show at a table if it had a decision to make there and none of its members has acted in any game.
// A stand-in bot's moves do not count, and neither does time during which only other entrants have decisions.

type Absent = NonNullable<GameOver['unanswered']>[number];

/** Returns the entrants who have still not acted after one more game; null without a rule for no-shows. */
export function notYetThere(
  { setup }: Event,
  { entrants, unanswered }: EventTable,
  { game, unanswered: seats = [] }: { game: number; unanswered?: readonly Absent[] | undefined },
): NotYetThere[] | null {
  if (!setup.noShowAfter) return null;
  const seated = turned(entrants, game - 1);
  const before: readonly NotYetThere[] =
    unanswered ?? entrants.map((entrant) => ({ entrant, asked: 0, timedOut: false }));
  return before.flatMap(({ entrant, asked, timedOut }) => {
    const own = seats.filter(({ seat }) => entrantAt(seated, seat) === entrant);
    if (own.length < setup.teamSize) return [];
    const longest = Math.max(...own.map((one) => one.asked));
    return [{ entrant, asked: asked + longest, timedOut: timedOut || own.some((one) => one.timedOut) }];
  });
}

/** How long an entrant may leave a table unanswered, in milliseconds. Pausing the tournament extends it. */
export function noShowLimit({ setup, pausedAt }: Pick<Event, 'setup' | 'pausedAt'>, round: EventRound): number {
  if (!setup.noShowAfter || pausedAt !== null) return Number.POSITIVE_INFINITY;
  return setup.noShowAfter * 1000 + (round.pausedFor ?? 0);
}

/** Returns entrants who left decisions open for too long or, once the table is over, ran out of time. */
export function noShowsAt(
  event: Event,
  round: EventRound,
  { out = [], over }: Pick<EventTable, 'out' | 'over'>,
  unanswered: readonly NotYetThere[],
): EntrantNumber[] {
  const patience = noShowLimit(event, round);
  return unanswered
    .filter(({ asked, timedOut }) => asked >= patience || (over && timedOut))
    .map(({ entrant }) => entrant)
    .filter((entrant) => !isGone(event, entrant) && !out.includes(entrant));
}
