import type { Speed } from '../../data/client.ts';

/** Returns the address of a game's leaderboard. */
export function leaderboardAddress(game: string, speed: Speed = 'LIVE'): string {
  return `/games/${encodeURIComponent(game)}/leaderboard${speed === 'LIVE' ? '' : `?speed=${speed}`}`;
}
