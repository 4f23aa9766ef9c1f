import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { Event } from '../event/event.ts';
import type { Kind } from '../event/kinds.ts';
import { MOST_ENTRANTS } from '../event/setup.ts';
import type { Tournaments } from '../room.ts';
import type { Wanted } from './enter.ts';
import { isOfficial } from './look.ts';

// How much one person may write into a log. The decider does not know these limits: a long record is no less true.

/** Entries of one player in one tournament: a deck for each game of fifty rounds of five. */
const OF_A_PLAYER = 300;
/** Of its organizer, or of an official: thousands are entered, ruled on, swapped. */
const OF_AN_OFFICIAL = 20_000;
/** Of a kind of which nobody needs as many. */
const OF_A_KIND: Partial<Record<Kind, number>> = { SET_UP: 200, ANNOUNCED: 200, PAUSED: 500 };
/** How often somebody may register, having taken it back. */
const REGISTRATIONS = 10;
/** Who has ever registered, all together. */
const NUMBERS = 5 * MOST_ENTRANTS;
const OFFICIALS = 100;
/** Tournaments not over in which a player takes part; a guest a quarter of them. */
const ENTERED = 40;
const GUESTS_SHARE = 4;

/** Counted, not locked: several nodes at the same moment may let a few more in. @throws Refused FORBIDDEN */
export async function mayWrite(
  { store }: Pick<Tournaments, 'store'>,
  event: Event,
  { kind, by }: Wanted,
): Promise<void> {
  if (by === null) return;
  if (kind === 'REGISTERED') within(event.entrants.length, NUMBERS, 'registrations, those taken back included');
  if (kind === 'APPOINTED') within(event.officials.length, OFFICIALS, 'officials');
  const { made, ofKind } = await store.writtenBy(event.id, by, kind);
  const official = isOfficial(event, by);
  within(made, official ? OF_AN_OFFICIAL : OF_A_PLAYER, 'entries of one person');
  const most = OF_A_KIND[kind] ?? (kind === 'REGISTERED' && !official ? REGISTRATIONS : null);
  if (most !== null) within(ofKind, most, `entries ${kind} of one person`);
}

function within(made: number, limit: number, what: string): void {
  if (made < limit) return;
  throw new Refused('FORBIDDEN', `A tournament takes at most ${limit} ${what}.`, { made, limit });
}

/** Whether a player may take part in one more. @throws Refused FORBIDDEN */
export async function mayEnterOneMore(
  { store }: Pick<Tournaments, 'store'>,
  caller: Pick<Caller, 'id' | 'guest'>,
  tournament: string,
): Promise<void> {
  const open = await store.enteredBy(caller.id, tournament);
  const limit = caller.guest ? ENTERED / GUESTS_SHARE : ENTERED;
  if (open < limit) return;
  const message = `${caller.guest ? 'A guest' : 'A player'} may take part in at most ${limit} tournaments that are not over: leave one first.`;
  throw new Refused('FORBIDDEN', message, { open, limit });
}
