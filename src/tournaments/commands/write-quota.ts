import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { ProposedCommand } from '../append/append-entry.ts';
import type { TournamentContext } from '../context.ts';
import type { Kind } from '../event/entry-kinds.ts';
import type { Event } from '../event/event.ts';
import { MOST_ENTRANTS } from '../event/setup.ts';
import { isOfficial } from '../view/viewer-access.ts';

// These limits restrict how much one person may write to a log. The rules ignore them, because a long record is just as
// valid.

/** The maximum for one player in a tournament, enough for a deck change in each of five games in fifty rounds. */
const OF_A_PLAYER = 300;
/** The maximum number of entries by an official, who may enter thousands of players and rule on as many tables. */
const OF_AN_OFFICIAL = 20_000;
/** Limits on kinds of entries that no organizer needs often. */
const OF_A_KIND: Partial<Record<Kind, number>> = { SET_UP: 200, ANNOUNCED: 200, PAUSED: 500 };
/** How many times a player may register again after unregistering. */
const REGISTRATIONS = 10;
/** The maximum number of registrations ever made in a tournament. */
const NUMBERS = 5 * MOST_ENTRANTS;
const OFFICIALS = 100;
/** The maximum number of unfinished tournaments that a player may take part in. Guests get a quarter of that. */
const ENTERED = 40;
const GUESTS_SHARE = 4;

/** The check takes no lock, so concurrent nodes may allow a few more entries. @throws Refused FORBIDDEN */
export async function mayWrite(
  { store }: TournamentContext,
  event: Event,
  { kind, by }: ProposedCommand,
): Promise<void> {
  if (by === null) return;
  if (kind === 'REGISTERED') within(event.entrants.length, NUMBERS, 'registrations, including withdrawn ones');
  if (kind === 'APPOINTED') within(event.officials.length, OFFICIALS, 'officials');
  const { made, ofKind } = await store.writtenBy(event.id, by, kind);
  const official = isOfficial(event, by);
  within(made, official ? OF_AN_OFFICIAL : OF_A_PLAYER, 'entries by one person');
  const most = OF_A_KIND[kind] ?? (kind === 'REGISTERED' && !official ? REGISTRATIONS : null);
  if (most !== null) within(ofKind, most, `${kind} entries by one person`);
}

function within(made: number, limit: number, what: string): void {
  if (made < limit) return;
  throw new Refused('FORBIDDEN', `A tournament allows at most ${limit} ${what}.`, { made, limit });
}

export async function mayEnterOneMore({ store }: TournamentContext, caller: Caller, tournament: string): Promise<void> {
  const open = await store.enteredBy(caller.id, tournament);
  const limit = caller.guest ? ENTERED / GUESTS_SHARE : ENTERED;
  if (open < limit) return;
  const message = `${caller.guest ? 'A guest' : 'A player'} may take part in at most ${limit} unfinished tournaments: leave one first.`;
  throw new Refused('FORBIDDEN', message, { open, limit });
}
