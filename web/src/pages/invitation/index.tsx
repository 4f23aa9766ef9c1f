import { useEffect, useState } from 'preact/hooks';
import { navigate } from '../../browser/location.ts';
import { useTitle } from '../../browser/use-title.ts';
import { joinMatch } from '../../data/client.ts';
import { api, useSession } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { deckOf } from '../../parts/forms/deck-choice.ts';
import { NotYet } from '../../parts/not-yet.tsx';
import { Problem } from '../../parts/problem.tsx';
import { GuestForm } from '../../parts/who/guest-form.tsx';
import { signInAddress } from '../../parts/who/sign-in-address.ts';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import type { PageProps } from '../page.ts';
import { BroughtDeck } from './brought-deck.tsx';
import style from './invitation.module.css';
import { Offer } from './offer.tsx';
import { INVITED_TO } from './operations.generated.ts';

/** Renders an invitation link: one click takes a seat, with or without an account. */
export default function InvitationPage({ id, query }: PageProps) {
  const code = query.get('invitation') ?? '';
  const player = useSession()?.player;
  const { data, error, again } = useAsked(INVITED_TO, { code, id });
  const [deck, setDeck] = useState('');
  const { busy, error: refused, run } = useDoing();
  useTitle(t('invited.title'));
  const sits = (data?.match?.yourSeats.length ?? 0) > 0;
  useEffect(() => {
    if (sits) navigate(`/matches/${id}`, { replace: true });
  }, [sits, id]);
  if (!data) return <NotYet error={error} again={again} />;
  const { invitation } = data;
  if (invitation?.status !== 'WAITING') return <Over id={id} isUnknown={!invitation} />;
  const join = () =>
    run(async () => {
      const { id: joined } = await joinMatch(api(), { invitation: code, ...(deck ? { deck: deckOf(deck) } : {}) });
      navigate(`/matches/${joined}`, { replace: true });
    });
  return (
    <section class={`page narrow ${style.invitation}`}>
      <Offer invitation={invitation} />
      <div class={`panel ${style.ways}`}>
        {invitation.game.deckFormat && (
          <BroughtDeck game={invitation.game.id} format={invitation.game.deckFormat} value={deck} onValue={setDeck} />
        )}
        <Problem error={refused} />
        {player ? (
          <button type="button" class="main" disabled={busy} onClick={() => void join()}>
            {t('invited.join', { name: isolated(player.name) })}
          </button>
        ) : (
          <>
            <GuestForm onReady={() => void join()} />
            <a href={signInAddress()}>{t('who.account')}</a>
          </>
        )}
      </div>
    </section>
  );
}

/** Renders a notice if the seat is taken or the invitation does not exist. */
function Over({ id, isUnknown }: { id: string; isUnknown: boolean }) {
  return (
    <section class="page narrow">
      <h1>{t(isUnknown ? 'invited.unknown' : 'invited.over')}</h1>
      <p class="row">
        {!isUnknown && (
          <a class="button main" href={`/matches/${id}`}>
            {t('invited.watch')}
          </a>
        )}
        <a class="button" href="/">
          {t('notFound.home')}
        </a>
      </p>
    </section>
  );
}
