import type { Caller } from '../../accounts/index.ts';
import { Refused } from '../../errors.ts';
import type { Event } from '../event/event.ts';
import type { Kind } from '../event/kinds.ts';
import { MOST_ENTRANTS } from '../event/setup.ts';
import type { Tournaments } from '../room.ts';
import type { Wanted } from './enter.ts';
import { isOfficial } from './may-see.ts';

// How much one person may write into a tournament's log, which is kept for ever and read as a whole. The decider knows nothing
// of this: a record is no less true for being long.

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

const MADE = `select count(*)::int as made, (count(*) filter (where kind = $3))::int as "ofKind"
from tournament_log where tournament_id = $1 and by_player = $2`;

/**
 * Whether somebody may write one more entry of this kind. Counted, not locked: on several nodes at the same moment it may
 * become a few more.
 * @throws Refused FORBIDDEN
 */
export async function mayWrite({ db }: Pick<Tournaments, 'db'>, event: Event, { kind, by }: Wanted): Promise<void> {
  if (by === null) return;
  if (kind === 'REGISTERED') within(event.entrants.length, NUMBERS, 'registrations, those taken back included');
  if (kind === 'APPOINTED') within(event.officials.length, OFFICIALS, 'officials');
  const { rows } = await db.pool.query<{ made: number; ofKind: number }>(MADE, [event.id, by, kind]);
  const { made = 0, ofKind = 0 } = rows[0] ?? {};
  const official = isOfficial(event, by);
  within(made, official ? OF_AN_OFFICIAL : OF_A_PLAYER, 'entries of one person');
  const most = OF_A_KIND[kind] ?? (kind === 'REGISTERED' && !official ? REGISTRATIONS : null);
  if (most !== null) within(ofKind, most, `entries ${kind} of one person`);
}

function within(made: number, limit: number, what: string): void {
  if (made < limit) return;
  throw new Refused('FORBIDDEN', `A tournament takes at most ${limit} ${what}.`, { made, limit });
}

// Whom others have entered, and who has not agreed, is kept from nothing by that.
const IN = `select count(*)::int as open from tournament_members m join tournaments t on t.id = m.tournament_id
where m.player_id = $1 and t.id <> $2 and t.status in ('OPEN', 'RUNNING') and exists (
  select from tournament_log l where l.tournament_id = t.id and l.by_player = $1 and l.kind in ('REGISTERED', 'CONSENTED'))`;

/** Whether a player may take part in one more. @throws Refused FORBIDDEN */
export async function mayEnterOneMore(
  { db }: Pick<Tournaments, 'db'>,
  caller: Pick<Caller, 'id' | 'guest'>,
  tournament: string,
): Promise<void> {
  const { rows } = await db.pool.query<{ open: number }>(IN, [caller.id, tournament]);
  const open = rows[0]?.open ?? 0;
  const limit = caller.guest ? ENTERED / GUESTS_SHARE : ENTERED;
  if (open < limit) return;
  const message = `${caller.guest ? 'A guest' : 'A player'} may take part in at most ${limit} tournaments that are not over: leave one first.`;
  throw new Refused('FORBIDDEN', message, { open, limit });
}
