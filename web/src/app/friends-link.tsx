import { useFriendRequests } from '../data/friends/friends.ts';
import { t } from '../texts/index.ts';
import style from './header.module.css';

/** Renders how many friend requests wait for the reader, as a link to them. Renders nothing if there are none. */
export function FriendsLink() {
  const n = useFriendRequests();
  if (n === 0) return null;
  return (
    <a class={style.waiting} href="/friends" aria-label={t('header.requests', { n })}>
      <b aria-hidden="true">☺</b> {n}
    </a>
  );
}
