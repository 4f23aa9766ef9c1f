import { SPECTATOR, type Viewer } from '../../engine/index.ts';
import type { MatchContext } from '../context.ts';
import type { Office } from '../log/match-store.ts';
import type { Match, MatchHead } from '../match/match.ts';

interface DelayedBroadcast<M> {
  match: M | Match;
  viewer: Viewer;
  /** The moment whose state is shown, in milliseconds since 1970. */
  asOf: number;
  /** When more will be shown, in milliseconds since 1970; null if everything that has happened is shown. */
  next: number | null;
}

/** Returns a match with a broadcast delay, for a viewer who neither plays in the match nor judges it. */
export async function delayedBroadcast<M extends MatchHead>(
  { past, now }: Pick<MatchContext, 'past' | 'now'>,
  match: M,
  office: Office | null,
): Promise<DelayedBroadcast<M>> {
  const delay = match.broadcastDelay * 1000;
  const asOf = now() - delay;
  const { state, next } = await past.at(match, match.epoch, asOf);
  const viewer = state.status === 'FINISHED' ? 'everything' : viewerWhilePlayed(state, office);
  return { match: state, viewer, asOf, next: next === null ? null : next + delay };
}

// A commentator sees what any seat may see, but no more. The order of the decks stays hidden.
export function viewerWhilePlayed(match: MatchHead, office: Office | null): Viewer {
  return office === 'COMMENTATOR' ? match.seats.map(({ seat }) => seat) : SPECTATOR;
}
