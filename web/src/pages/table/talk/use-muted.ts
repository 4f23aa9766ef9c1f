import { useState } from 'preact/hooks';
import { inThisTab } from '../../../browser/storage.ts';

/** The players whose messages this tab hides at one table. */
export function useMuted(matchId: string) {
  const key = `arbiter.muted.${matchId}`;
  const [muted, setMuted] = useState<readonly string[]>(() => inThisTab.read(key)?.split(' ').filter(Boolean) ?? []);
  const change = (now: readonly string[]): void => {
    inThisTab.keep(key, now.join(' '));
    setMuted(now);
  };
  return {
    muted,
    mute: (playerId: string) => change([...muted.filter((id) => id !== playerId), playerId]),
    unmute: () => change([]),
  };
}
