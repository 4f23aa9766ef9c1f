import { useEffect } from 'preact/hooks';
import { isInstalled } from '../browser/install.ts';
import { canPush } from '../browser/push.ts';
import { ownPush } from '../data/push/own-push.ts';
import { useSession } from '../data/session.ts';

/** Registers the service worker for readers who get notifications or have installed the app, and only for them. */
export function usePush(): void {
  const player = useSession()?.player.id ?? null;
  useEffect(() => {
    if (!canPush() || !(ownPush() || isInstalled())) return;
    // If it fails, the next visit tries again.
    import('../data/push/this-browser.ts').then(({ keepRight }) => keepRight(player)).catch(() => {});
  }, [player]);
}
