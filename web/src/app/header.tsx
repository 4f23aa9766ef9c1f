import { useSession } from '../data/session.ts';
import { Preferences } from '../parts/who/preferences.tsx';
import { t } from '../texts/index.ts';
import { isolated } from '../texts/isolated.ts';
import { FriendsLink } from './friends-link.tsx';
import style from './header.module.css';
import type { Route } from './routes.ts';
import { WaitingLink } from './waiting-link.tsx';

const LINKS = [
  { page: 'lobby', address: '/', text: 'header.lobby' },
  { page: 'tournaments', address: '/tournaments', text: 'header.tournaments' },
  { page: 'decks', address: '/decks', text: 'header.decks' },
  { page: 'replay-file', address: '/replay', text: 'header.replay' },
] as const;

export function Header({ page }: { page: Route['page'] }) {
  const player = useSession()?.player;
  return (
    <header class={style.header}>
      <a class="skip" href="#main">
        {t('header.skip')}
      </a>
      <a class={style.brand} href="/" aria-label="Arbiter">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M16 3 28 9v8c0 7-5 11-12 13C9 28 4 24 4 17V9z" />
          <path d="M16 9v14M10 13h12M10 13l-3 6h6zM22 13l-3 6h6z" />
        </svg>
        <span>Arbiter</span>
      </a>
      <nav aria-label={t('header.pages')}>
        {LINKS.map(({ address, text, ...link }) => (
          <a key={address} href={address} aria-current={link.page === page ? 'page' : undefined}>
            {t(text)}
          </a>
        ))}
        {player && (
          <a href="/friends" aria-current={page === 'friends' ? 'page' : undefined}>
            {t('header.friends')}
          </a>
        )}
      </nav>
      <WaitingLink />
      <FriendsLink />
      <div class={style.preferences}>
        <Preferences />
      </div>
      <a class={style.player} href="/sign-in" aria-current={page === 'sign-in' ? 'page' : undefined}>
        {player ? isolated(player.name) : t('header.signIn')}
      </a>
    </header>
  );
}
