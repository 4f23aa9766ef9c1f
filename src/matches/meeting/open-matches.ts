import type { Caller } from '../../accounts/index.ts';
import { type PublishedGame, type TimeControl, unknownGame } from '../../engine/index.ts';
import { Refused } from '../../errors.ts';
import { restored } from '../../ledger/follow.ts';
import { endedWatch, type Waiting, wakeSignal } from '../../ledger/wake-signal.ts';
import { lookFromOutside } from '../door/look.ts';
import { invitedHot } from '../door/read-match.ts';
import { SeenHead } from '../door/seen-head.ts';
import { type SeenMatch, seenMatch } from '../door/seen-match.ts';
import { type Shown, shown } from '../door/shown.ts';
import { MOST_OPEN } from '../log/postgres-matches.ts';
import { type Match, type MatchStatus, sittersOf } from '../match/match.ts';
import { gameOf, type Room } from '../room.ts';
import { isClosed } from '../verbs/join-match.ts';

/** A public match that anybody may join now, or one that nobody can join any more. */
export interface SeenOpening {
  match: SeenMatch;
  open: boolean;
}

/**
 * How long a watcher waits that hears nothing, in milliseconds. Lost news are found for all of them together (`src/ledger/news.ts`): this only
 * lets go of who has ended meanwhile.
 */
const PATIENCE = 60_000;

interface Watch extends Waiting {
  game: string | null;
  /** Those that were told to be open: who sat where. */
  told: Map<string, string>;
  changed: Set<string>;
}

/**
 * The public matches that wait for players: first all that do, then each that opens, in which a seat is taken, or that closes.
 * Seats that are kept for somebody do not count, nor matches that are broadcast with a delay: those are an event's. Never ends by itself.
 * @throws Refused BAD_INPUT for a game that is not here, at the first `next()`
 */
export function watchOpenMatches(
  room: Room,
  caller: Caller | null,
  { game }: { game: string | null },
): AsyncIterableIterator<SeenOpening> {
  const watch: Watch = { game, told: new Map(), changed: new Set(), news: wakeSignal(), ended: false };
  return endedWatch(openings(room, caller, watch), watch);
}

async function* openings(room: Room, caller: Caller | null, watch: Watch): AsyncGenerator<SeenOpening> {
  if (watch.game !== null && !gameOf(room, watch.game))
    throw new Refused('BAD_INPUT', unknownGame(watch.game, room.games), { field: 'game' });
  const unsubscribe = room.openings.of((id) => {
    watch.changed.add(id);
    watch.news.ring();
  });
  try {
    for (const id of await waiting(room, watch.game)) watch.changed.add(id);
    while (!watch.ended) {
      yield* newOnes(room, caller, watch);
      if (!watch.ended) await watch.news.wait(PATIENCE);
    }
  } finally {
    unsubscribe();
  }
}

async function waiting({ db }: Room, game: string | null): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from matches where visibility = 'PUBLIC' and status = 'WAITING' and open_seats > 0 and broadcast_delay = 0
       and ($1::text is null or game = $1) order by created_at desc limit ${MOST_OPEN}`,
    [game],
  );
  return rows.map(({ id }) => id);
}

async function* newOnes(room: Room, caller: Caller | null, watch: Watch): AsyncGenerator<SeenOpening> {
  const changed = [...watch.changed];
  watch.changed.clear();
  for (const id of changed) {
    const match = (await room.hot.current(id))?.match;
    if (watch.ended) return;
    if (!match && watch.told.has(id)) throw restored(-1);
    if (match?.visibility !== 'PUBLIC' || (watch.game !== null && match.game.id !== watch.game)) continue;
    const open = isOpen(match);
    const sitters = sittersOf(match);
    const before = watch.told.get(id);
    if (open ? before === sitters : before === undefined) continue; // told already, or never was
    if (open) watch.told.set(id, sitters);
    else watch.told.delete(id);
    yield { match: await seenMatch(room, caller, match), open };
  }
}

function isOpen({ status, seats, broadcastDelay }: Match): boolean {
  if (status !== 'WAITING' || broadcastDelay > 0) return false;
  return seats.some(({ player, bot, reserved }) => !player && !bot && !reserved);
}

/** What somebody may know of a match who has been passed its invitation: what they would sit down to, and with whom. */
export interface SeenInvitation {
  matchId: string;
  game: PublishedGame;
  options: Shown;
  status: MatchStatus;
  timeControl: TimeControl | null;
  /** How those are called who sit there, bots too, by seat; null for a free seat. */
  names: (string | null)[];
}

/** By the code alone: who has it may take a seat, and so may know of what. Null when there is no such match. */
export async function readInvitation(room: Room, invitation: string): Promise<SeenInvitation | null> {
  const found = (await invitedHot(room, invitation))?.match;
  if (!found || isClosed(room, found)) return null;
  const look = await lookFromOutside(room, found);
  const { match } = look;
  return {
    matchId: match.id,
    game: match.game,
    options: shown(match.options),
    status: match.status,
    timeControl: match.timeControl,
    names: new SeenHead(room, look).seats.map(({ taken, name }) => (taken ? name : null)),
  };
}
