import { useEffect } from 'preact/hooks';
import { navigate } from '../../browser/location.ts';
import { askPatiently } from '../../data/client.ts';
import { api, session } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { usePolled } from '../../data/use-polled.ts';
import { t } from '../../texts/index.ts';
import { GamePicture } from '../cards/game-picture.tsx';
import { InvitationLink } from '../invitation-link.tsx';
import { Problem } from '../problem.tsx';
import { CANCEL_MATCH, LEAVE_MATCH, WAITING_MATCH } from './operations.generated.ts';
import style from './waiting-room.module.css';

interface WaitingRoomProps {
  readonly id: string;
  /** Called when nobody is waited for any more. */
  readonly onBegun: () => void;
}

/** A match whose seats are not all taken: who is there, the invitation for others, and the way out. */
export function WaitingRoom({ id, onBegun }: WaitingRoomProps) {
  const { data, error, again } = useAsked(WAITING_MATCH, { id });
  const { busy, error: refused, run } = useDoing();
  usePolled(again, 2_000);
  const match = data?.match;
  const hasBegun = match && match.status !== 'WAITING';
  useEffect(() => {
    if (hasBegun) onBegun();
  }, [hasBegun, onBegun]);
  if (!match) return <Problem error={error} again={again} />;
  const isMine = match.createdBy.id === session()?.player.id;
  const away = () =>
    run(async () => {
      const variables = { matchId: id };
      await (isMine ? askPatiently(api(), CANCEL_MATCH, variables) : askPatiently(api(), LEAVE_MATCH, variables));
      navigate('/');
    });
  return (
    <section class={`page narrow ${style.room}`}>
      <div class={style.picture}>
        <GamePicture game={match.game.id} />
      </div>
      <h1>{t('waitingRoom.title', { game: match.game.title })}</h1>
      <ol class={style.seats} aria-live="polite">
        {match.seats.map(({ seat, name, taken }) => (
          <li key={seat} class={taken ? style.taken : style.free}>
            {taken ? name : t('match.seat.free')}
          </li>
        ))}
      </ol>
      {match.invitation && <InvitationLink matchId={id} invitation={match.invitation} />}
      <Problem error={refused ?? error} />
      {match.yourSeats.length > 0 && (
        <button type="button" disabled={busy} onClick={() => void away()}>
          {t(isMine ? 'waitingRoom.cancel' : 'waitingRoom.leave')}
        </button>
      )}
    </section>
  );
}
