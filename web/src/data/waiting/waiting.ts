import { useEffect, useState } from 'preact/hooks';
import { read, tell } from '../../browser/window-events.ts';
import { askPatiently, subscribeAgain } from '../client.ts';
import { followFriends, noteRequests } from '../friends/friends.ts';
import { live } from '../live.ts';
import { api, useSession } from '../session.ts';
import { noted } from '../use-asked.ts';
import { whileOnline } from '../while-online.ts';
import { WAITING_MATCHES, WAITING_UPDATES } from './operations.generated.ts';

const CHANGED = 'arbiter:waiting';
/** The time between two loads, in milliseconds. */
const PAUSE = 60_000;

/** The ids of the matches that wait for the signed-in player. */
let waiting: readonly string[] = [];
/** The number of reports from the subscription and the table, which are newer than the answer to an earlier query. */
let reports = 0;

/** Returns the ids of all matches that wait for the player. */
export function useWaiting(): readonly string[] {
  const [now, setNow] = useState(waiting);
  useEffect(() => read([CHANGED], () => setNow(waiting)), []);
  return now;
}

/** Reports whether a match waits for the player. */
export function reportWaiting(match: string, isWaiting: boolean): void {
  reports++;
  if (waiting.includes(match) === isWaiting) return;
  keep(isWaiting ? [...waiting, match] : waiting.filter((one) => one !== match));
}

/**
 * Follows all matches and friend requests of the player over one WebSocket, for all pages of this window. The
 * subscription reports new questions but not answers from other devices, so while matches wait, a query tells which ones
 * still do.
 */
export function useWaitingFollowed(): void {
  const kept = useSession();
  const [token, isGuest] = [kept?.token, kept?.player.guest];
  useEffect(() => {
    keep([]);
    noteRequests(0);
    if (token === undefined) return;
    const stop = new AbortController();
    follow(stop.signal).catch(noted);
    if (!isGuest) followFriends(stop.signal).catch(noted);
    const timer = setInterval(lookAgain, PAUSE);
    const forget = read(['focus'], lookAgain);
    return () => {
      stop.abort();
      clearInterval(timer);
      forget();
    };
  }, [token, isGuest]);
}

function follow(signal: AbortSignal): Promise<void> {
  return whileOnline(signal, {
    lost: () => {},
    async run(round) {
      for await (const { myDecisions } of subscribeAgain(live(), WAITING_UPDATES, () => ({}), { signal: round }))
        if (!signal.aborted) reportWaiting(myDecisions.matchId, true);
    },
  });
}

function lookAgain(): void {
  if (waiting.length > 0) refresh().catch(noted);
}

async function refresh(): Promise<void> {
  const [asker, known] = [api(), reports];
  const { myDecisions } = await askPatiently(asker, WAITING_MATCHES, {}, AbortSignal.timeout(PAUSE));
  if (known === reports && asker.token === api().token) keep([...new Set(myDecisions.map(({ matchId }) => matchId))]);
}

function keep(ids: readonly string[]): void {
  waiting = ids;
  tell(CHANGED);
}
