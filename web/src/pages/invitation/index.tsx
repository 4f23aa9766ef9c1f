import { useEffect } from 'preact/hooks';
import { navigate } from '../../browser/location.ts';
import { useTitle } from '../../browser/use-title.ts';
import { joinMatch } from '../../data/client.ts';
import { api, useSession } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { GamePicture } from '../../parts/cards/game-picture.tsx';
import { Problem } from '../../parts/problem.tsx';
import { GuestForm } from '../../parts/who/guest-form.tsx';
import { t } from '../../texts/index.ts';
import type { PageProps } from '../page.ts';
import style from './invitation.module.css';
import { INVITED_TO } from './operations.generated.ts';

/** A link that somebody has been sent: one click takes a seat, with an account or without. */
export default function InvitationPage({ id, query }: PageProps) {
  const player = useSession()?.player;
  const { data } = useAsked(INVITED_TO, { id });
  const { busy, error, run } = useDoing();
  useTitle(t('invited.title'));
  // A private match is shown to nobody who does not sit in it yet.
  const match = data?.match;
  const sits = match !== null && match !== undefined && match.yourSeats.length > 0;
  useEffect(() => {
    if (sits) navigate(`/matches/${id}`, { replace: true });
  }, [sits, id]);
  const join = () =>
    run(async () => {
      const { id: joined } = await joinMatch(api(), { invitation: query.get('invitation') });
      navigate(`/matches/${joined}`, { replace: true });
    });
  return (
    <section class={`page narrow ${style.invitation}`}>
      <div class={style.picture}>
        <GamePicture game={match?.game.id ?? ''} />
      </div>
      <h1>{match ? t('invited.titleTo', { game: match.game.title }) : t('invited.title')}</h1>
      <p>{match ? t('invited.by', { name: match.createdBy.name, about: match.game.about }) : t('invited.about')}</p>
      <Problem error={error} />
      {player ? (
        <>
          <button type="button" class="main" disabled={busy} onClick={() => void join()}>
            {t('invited.join', { name: player.name })}
          </button>
          {error !== null && <a href={`/matches/${id}`}>{t('invited.watch')}</a>}
        </>
      ) : (
        <div class="panel">
          <GuestForm onReady={() => void join()} />
          <p class={style.other}>
            <a href={`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`}>{t('who.account')}</a>
          </p>
        </div>
      )}
    </section>
  );
}
