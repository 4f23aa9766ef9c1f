import { navigate } from '../../browser/location.ts';
import { useTitle } from '../../browser/use-title.ts';
import { useSession } from '../../data/session.ts';
import { GuestForm } from '../../parts/who/guest-form.tsx';
import { pathAfterSignIn } from '../../parts/who/sign-in-address.ts';
import { t } from '../../texts/index.ts';
import type { PageProps } from '../page.ts';
import { Account } from './account.tsx';
import { AccountForm } from './account-form.tsx';
import { Forgotten } from './forgotten.tsx';
import style from './sign-in.module.css';

/** Renders the ways to sign in or, when signed in, the account. */
export default function SignInPage({ query }: PageProps) {
  const player = useSession()?.player;
  const wanted = query.get('next');
  const next = wanted === null ? null : pathAfterSignIn(wanted, location.origin);
  useTitle(player?.name ?? t('header.signIn'));
  if (player && next === null) return <Account player={player} />;
  const go = () => navigate(next ?? '/', { replace: true });
  return (
    <div class="page">
      <h1>{t('signIn.title')}</h1>
      <div class={style.ways}>
        <section class="panel" aria-labelledby="guest">
          <h2 id="guest">{t('signIn.guest')}</h2>
          <p class={style.about}>{t('signIn.guest.about')}</p>
          <GuestForm onReady={go} />
        </section>
        <section class="panel" aria-labelledby="in">
          <h2 id="in">{t('signIn.in')}</h2>
          <p class={style.about}>{t('signIn.in.about')}</p>
          <AccountForm kind="in" onReady={go} />
        </section>
        <section class="panel" aria-labelledby="up">
          <h2 id="up">{t('signIn.up')}</h2>
          <p class={style.about}>{t('signIn.up.about')}</p>
          <AccountForm kind="up" onReady={go} />
        </section>
        <Forgotten onReady={go} />
      </div>
    </div>
  );
}
