import { useEffect } from 'preact/hooks';
import { usePlace } from '../browser/location.ts';
import { markTitle } from '../browser/use-title.ts';
import { useWaiting, useWaitingFollowed } from '../data/waiting/waiting.ts';
import icon from '../look/icon.svg';
import waitingIcon from '../look/icon-waiting.svg';
import { t } from '../texts/index.ts';
import style from './header.module.css';

/**
 * Renders how many matches wait for the reader, as a link to the next one. The window title, the icon of the tab and
 * the icon of the installed app show it as well. Renders nothing if no match waits.
 */
export function WaitingLink() {
  useWaitingFollowed();
  const matches = useWaiting();
  const { pathname } = usePlace();
  const n = matches.length;
  useEffect(() => mark(n), [n]);
  if (n === 0) return null;
  const here = matches.findIndex((id) => pathname === `/matches/${id}`);
  const next = matches[(here + 1) % n];
  return (
    <a class={style.waiting} href={`/matches/${next}`} aria-label={t('header.waiting', { n })}>
      <span aria-hidden="true">●</span> {n}
    </a>
  );
}

function mark(n: number): void {
  markTitle(n === 0 ? '' : `● ${n} · `);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = n === 0 ? icon : waitingIcon;
  // Only installed apps have a badge, and not in every browser.
  navigator.setAppBadge?.(n).catch(() => {});
}
