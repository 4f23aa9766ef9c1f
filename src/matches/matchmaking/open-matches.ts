import type { Caller } from '../../accounts/index.ts';
import { unknownGame } from '../../engine/index.ts';
import { badInput } from '../../errors.ts';
import { entriesLost } from '../../ledger/follow/follower-iterator.ts';
import { type Watch, watching } from '../../ledger/follow/watch-iterator.ts';
import type { MatchContext } from '../context.ts';
import { type Match, sittersOf } from '../match/match.ts';
import { type MatchView, viewOfMatch } from '../view/match-view.ts';

interface OpenMatchView {
  match: MatchView;
  open: boolean;
}

/** A safety net, in milliseconds: `log/lobby-listeners.ts` finds lost updates for all watchers together. */
const POLL_INTERVAL = 60_000;

/**
 * First yields all open matches, then each match that opens, closes, or changes its players. Reserved seats do not
 * count as free. Matches with a broadcast delay belong to events and are left out. The iterator never ends by itself.
 * @throws Refused BAD_INPUT for an unknown game, at the first `next()`
 */
export function watchOpenMatches(
  context: MatchContext,
  caller: Caller | null,
  { game }: { game: string | null },
): AsyncIterableIterator<OpenMatchView> {
  return watching(POLL_INTERVAL, async (watch) => {
    if (game !== null && !context.games.some(({ id }) => id === game))
      throw badInput('game', unknownGame(game, context.games));
    const changed = new Set<string>();
    const hear = (id: string): void => {
      changed.add(id);
      watch.ring();
    };
    watch.leaving.push(context.openings.of(hear));
    for (const { id } of await context.store.openMatches([], game)) changed.add(id);
    const announced = new Map<string, string>();
    return () => newOnes(context, caller, { watch, game, announced, changed });
  });
}

interface Watched {
  watch: Watch;
  game: string | null;
  announced: Map<string, string>;
  changed: Set<string>;
}

async function* newOnes(
  context: MatchContext,
  caller: Caller | null,
  { watch, game, announced, changed }: Watched,
): AsyncGenerator<OpenMatchView> {
  const heard = [...changed];
  changed.clear();
  for (const id of heard) {
    const match = (await context.cache.current(id))?.match;
    if (watch.ended) return;
    if (!match && announced.has(id)) throw entriesLost(-1);
    if (match?.visibility !== 'PUBLIC' || (game !== null && match.game.id !== game)) continue;
    const open = isOpen(match);
    const sitters = sittersOf(match);
    const before = announced.get(id);
    if (open ? before === sitters : before === undefined) continue; // the match was already announced, or was never open
    if (open) announced.set(id, sitters);
    else announced.delete(id);
    yield { match: await viewOfMatch(context, caller, match), open };
  }
}

function isOpen({ status, seats, broadcastDelay }: Match): boolean {
  if (status !== 'WAITING' || broadcastDelay > 0) return false;
  return seats.some(({ player, bot, reserved }) => !player && !bot && !reserved);
}
