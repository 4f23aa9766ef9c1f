import type { Caller } from '../../accounts/index.ts';
import { type PublishedGame, type TimeControl, unknownGame } from '../../engine/index.ts';
import { badInput } from '../../errors.ts';
import { restored } from '../../ledger/follow.ts';
import { type Watch, watching } from '../../ledger/wake-signal.ts';
import { lookFromOutside } from '../door/look.ts';
import { invitedHot } from '../door/read-match.ts';
import { SeenHead } from '../door/seen-head.ts';
import { type SeenMatch, seenMatch } from '../door/seen-match.ts';
import { type Shown, shown } from '../door/shown.ts';
import { MOST_OPEN } from '../log/postgres-matches.ts';
import { type Match, type MatchStatus, sittersOf } from '../match/match.ts';
import type { Room } from '../room.ts';
import { isClosed } from '../verbs/join-match.ts';

/** A public match that anybody may join now, or one that nobody can join any more. */
export interface SeenOpening {
  match: SeenMatch;
  open: boolean;
}

/** How long a watcher waits between two rings, in milliseconds: lost news are found for all watchers together (`log/lobby.ts`). */
const PATIENCE = 60_000;

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
  return watching(PATIENCE, async (watch) => {
    if (game !== null && !room.games.some(({ id }) => id === game))
      throw badInput('game', unknownGame(game, room.games));
    const changed = new Set<string>();
    const hear = (id: string): void => {
      changed.add(id);
      watch.ring();
    };
    watch.leaving.push(room.openings.of(hear));
    for (const id of await waiting(room, game)) changed.add(id);
    /** Those that were told to be open: who sat where. */
    const told = new Map<string, string>();
    return () => newOnes(room, caller, { watch, game, told, changed });
  });
}

async function waiting({ db }: Room, game: string | null): Promise<string[]> {
  const text = `select id from matches where visibility = 'PUBLIC' and status = 'WAITING' and open_seats > 0
    and broadcast_delay = 0 and ($1::text is null or game = $1) order by created_at desc limit ${MOST_OPEN}`;
  return (await db.pool.query<{ id: string }>(text, [game])).rows.map(({ id }) => id);
}

interface Watched {
  watch: Watch;
  game: string | null;
  told: Map<string, string>;
  changed: Set<string>;
}

async function* newOnes(
  room: Room,
  caller: Caller | null,
  { watch, game, told, changed }: Watched,
): AsyncGenerator<SeenOpening> {
  const heard = [...changed];
  changed.clear();
  for (const id of heard) {
    const match = (await room.cache.current(id))?.match;
    if (watch.ended) return;
    if (!match && told.has(id)) throw restored(-1);
    if (match?.visibility !== 'PUBLIC' || (game !== null && match.game.id !== game)) continue;
    const open = isOpen(match);
    const sitters = sittersOf(match);
    const before = told.get(id);
    if (open ? before === sitters : before === undefined) continue; // told already, or never was
    if (open) told.set(id, sitters);
    else told.delete(id);
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
