import { navigate } from '../../browser/location.ts';
import { ask } from '../../data/client.ts';
import { ownPush } from '../../data/push/own-push.ts';
import { turnOff } from '../../data/push/this-browser.ts';
import { api, dropSession, type Kept } from '../../data/session.ts';
import { useAsked } from '../../data/use-asked.ts';
import { useDoing } from '../../data/use-doing.ts';
import { Problem } from '../../parts/problem.tsx';
import { Preferences } from '../../parts/who/preferences.tsx';
import { t } from '../../texts/index.ts';
import { isolated } from '../../texts/isolated.ts';
import { Address } from './address.tsx';
import { Blocked } from './blocked.tsx';
import { KeepGuest } from './keep-guest.tsx';
import { NewPassword } from './new-password.tsx';
import { Notifications } from './notifications/index.tsx';
import { SIGN_OUT, SIGNED_IN_ROLES } from './operations.generated.ts';
import style from './sign-in.module.css';

/** Renders the signed-in player, and the ways to keep the guest, change the account and sign out. */
export function Account({ player }: { player: Kept['player'] }) {
  const { busy, error, run } = useDoing();
  const leave = () =>
    run(async () => {
      if (ownPush()) await turnOff(); // the next person at this computer must not see the player's notifications
      await ask(api(), SIGN_OUT, {});
      dropSession();
      navigate('/');
    });
  return (
    <div class="page narrow">
      <section class={style.head}>
        <h1>{isolated(player.name)}</h1>
        <p class="soft">{t(player.guest ? 'account.isGuest' : 'account.isAccount')}</p>
        <p>
          <a href={`/players/${player.id}`}>{t('account.matches')}</a>
        </p>
        {!player.guest && <OperatorLink />}
      </section>
      {player.guest ? <KeepGuest name={player.name} /> : <NewPassword />}
      {!player.guest && <Address />}
      <Notifications />
      <Blocked />
      <section class="panel" aria-labelledby="preferences">
        <h2 id="preferences" class={style.title}>
          {t('account.preferences')}
        </h2>
        <Preferences />
        <p class="soft">{t('header.language.about')}</p>
      </section>
      <section class="panel" aria-labelledby="leave">
        <h2 id="leave">{t('account.signOut')}</h2>
        <p class={style.about}>{t(player.guest ? 'account.signOut.guest' : 'account.signOut.about')}</p>
        <Problem error={error} />
        <button type="button" disabled={busy} onClick={() => void leave()}>
          {t('account.signOut')}
        </button>
      </section>
    </div>
  );
}

/** Renders a link to the operator's page for admins. */
function OperatorLink() {
  const { data } = useAsked(SIGNED_IN_ROLES, {});
  if (!data?.me?.roles.includes('ADMIN')) return null;
  return (
    <p>
      <a href="/operator">{t('account.operator')}</a>
    </p>
  );
}
