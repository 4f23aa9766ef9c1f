import type { Caller } from '../../accounts/index.ts';
import { unknownGame } from '../../engine/index.ts';
import { badInput } from '../../errors.ts';
import { entriesLost } from '../../ledger/follow/follower-iterator.ts';
import { type Watch, watching } from '../../ledger/follow/watch-iterator.ts';
import type { MatchContext } from '../context.ts';
import { MOST_OPEN } from '../log/postgres-matches.ts';
import { type Match, sittersOf } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';

/** A public match that opened or changed; `open`: anyone may join it now. */
export interface OpenMatchView {
  match: MatchView;
  open: boolean;
}

/**
 * How long a watcher waits for a signal, in milliseconds. `log/lobby-listeners.ts` finds lost news for all watchers together.
 */
const PATIENCE = 60_000;

/**
 * Watches the public matches that wait for players: first all of them, then each one that opens, closes, or in which a seat is
 * taken. Reserved seats do not count as free. Matches with a broadcast delay belong to events and are left out. Never ends by
 * itself.
 * @throws Refused BAD_INPUT for an unknown game, at the first `next()`
 */
export function watchOpenMatches(
  context: MatchContext,
  caller: Caller | null,
  { game }: { game: string | null },
): AsyncIterableIterator<OpenMatchView> {
  return watching(PATIENCE, async (watch) => {
    if (game !== null && !context.games.some(({ id }) => id === game))
      throw badInput('game', unknownGame(game, context.games));
    const changed = new Set<string>();
    const hear = (id: string): void => {
      changed.add(id);
      watch.ring();
    };
    watch.leaving.push(context.openings.of(hear));
    for (const id of await waiting(context, game)) changed.add(id);
    /** The matches that were announced as open, with their players. */
    const told = new Map<string, string>();
    return () => newOnes(context, caller, { watch, game, told, changed });
  });
}

async function waiting({ db }: MatchContext, game: string | null): Promise<string[]> {
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
  context: MatchContext,
  caller: Caller | null,
  { watch, game, told, changed }: Watched,
): AsyncGenerator<OpenMatchView> {
  const heard = [...changed];
  changed.clear();
  for (const id of heard) {
    const match = (await context.cache.current(id))?.match;
    if (watch.ended) return;
    if (!match && told.has(id)) throw entriesLost(-1);
    if (match?.visibility !== 'PUBLIC' || (game !== null && match.game.id !== game)) continue;
    const open = isOpen(match);
    const sitters = sittersOf(match);
    const before = told.get(id);
    if (open ? before === sitters : before === undefined) continue; // already announced, or never open
    if (open) told.set(id, sitters);
    else told.delete(id);
    yield { match: await viewOfMatch(context, caller, match), open };
  }
}

function isOpen({ status, seats, broadcastDelay }: Match): boolean {
  if (status !== 'WAITING' || broadcastDelay > 0) return false;
  return seats.some(({ player, bot, reserved }) => !player && !bot && !reserved);
}
