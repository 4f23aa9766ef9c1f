import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { navigate } from '../../../browser/location.ts';
import { askPatiently, newKey, subscribeAgain } from '../../../data/client.ts';
import { live } from '../../../data/live.ts';
import { api, useSession } from '../../../data/session.ts';
import { noted } from '../../../data/use-asked.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { whileOnline } from '../../../data/while-online.ts';
import { Problem } from '../../../parts/problem.tsx';
import { t } from '../../../texts/index.ts';
import { isolated } from '../../../texts/isolated.ts';
import {
  DECLINE_REMATCH,
  type PlayedParts,
  REMATCH,
  REMATCH_UPDATES,
  type RematchParts,
  WITHDRAW_REMATCH,
} from '../operations.generated.ts';
import style from '../question.module.css';
import { Settling } from '../settling.tsx';

/** Renders a rematch. Offers appear live, and all players are taken to the new match when it starts. */
export function Rematch({ match }: { match: PlayedParts }) {
  const { offer, take } = useOffer(match.id);
  const { busy, error, run } = useDoing();
  const me = useSession()?.player.id;
  const button = (name: string, act: () => Promise<void>, isMain = false) => (
    <button type="button" class={isMain ? 'main' : ''} disabled={busy} onClick={() => void run(act)}>
      {name}
    </button>
  );
  const ask = async () => {
    // Clocks start when the last player accepts. An offer after a live match expires soon, because the player who made
    // it may have left.
    const isLive = match.timeControl !== null && match.timeControl.days === null;
    const input = { matchId: match.id, key: newKey(), ...(isLive && { hours: 1 }) };
    take((await askPatiently(api(), REMATCH, { input })).rematch, true);
  };
  const decline = async (id: string) => take((await askPatiently(api(), DECLINE_REMATCH, { id })).declineChallenge);
  const withdraw = async (matchId: string) => void (await askPatiently(api(), WITHDRAW_REMATCH, { matchId }));
  const isOpen = offer?.status === 'OPEN';
  const isIn = (offer?.match?.yourSeats.length ?? 0) > 0;
  return (
    <div class={style.rematch} data-rematch={offer?.status ?? ''}>
      <p role="status">{offer && said(offer, isIn)}</p>
      <Settling key={`${offer?.id} ${offer?.status}`}>
        <div class={style.buttons}>
          {!isOpen && offer?.status !== 'ACCEPTED' && button(t('table.rematch'), ask)}
          {isOpen && !isIn && button(t('table.rematchAccept'), ask, true)}
          {isOpen && !isIn && button(t('table.rematchDecline'), () => decline(offer.id))}
          {isOpen && offer.from.id === me && button(t('table.rematchBack'), () => withdraw(offer.match?.id ?? ''))}
          {offer?.status === 'ACCEPTED' && offer.match && (
            <a class="button main" href={`/matches/${offer.match.id}`}>
              {t('table.rematchGo')}
            </a>
          )}
        </div>
      </Settling>
      <Problem error={error} />
    </div>
  );
}

function said({ status, from }: RematchParts, isIn: boolean): string {
  if (status === 'OPEN')
    return isIn ? t('table.rematchAsked') : t('table.rematchOffered', { name: isolated(from.name) });
  if (status === 'ACCEPTED') return t('table.rematchBegun');
  return t(status === 'DECLINED' ? 'table.rematchDeclined' : 'table.rematchGone');
}

/**
 * Returns the newest offer, live. A reader who has seen the offer open, or has just accepted it, is taken to the match
 * when it starts.
 */
function useOffer(matchId: string) {
  const [offer, setOffer] = useState<RematchParts | null>(null);
  const isAwaited = useRef(false);
  const take = useCallback((next: RematchParts, isAnswer = false) => {
    const address = next.status === 'ACCEPTED' && next.match ? `/matches/${next.match.id}` : null;
    // The answer and the update arrive independently.
    if (address && (isAwaited.current || isAnswer) && location.pathname !== address) navigate(address);
    isAwaited.current = next.status === 'OPEN';
    setOffer(next);
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    const run = async (round: AbortSignal) => {
      const updates = subscribeAgain(live(), REMATCH_UPDATES, () => ({ matchId }), { signal: round });
      for await (const { rematchUpdates } of updates) if (!round.aborted) take(rematchUpdates);
    };
    whileOnline(stop.signal, { lost: () => {}, run }).catch(noted); // offering still works
    return () => stop.abort();
  }, [matchId, take]);
  return { offer, take };
}
