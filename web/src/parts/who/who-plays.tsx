import type { JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { session } from '../../data/session.ts';
import { t } from '../../texts/index.ts';
import { Dialog } from '../dialog.tsx';
import { GuestForm } from './guest-form.tsx';
import { signInAddress } from './sign-in-address.ts';

interface Who {
  /** Does it at once for who is signed in; others say first who they are. */
  first(action: () => void): void;
  /** Belongs somewhere into the page. */
  readonly dialog: JSX.Element | null;
}

/** For what only somebody can do: a guest is one click away. */
export function useWhoPlays(): Who {
  const [waiting, setWaiting] = useState<{ action: () => void } | null>(null);
  const first = useCallback((action: () => void) => {
    if (session()) action();
    else setWaiting({ action });
  }, []);
  const close = () => setWaiting(null);
  const ready = () => {
    close();
    waiting?.action();
  };
  const dialog = waiting && (
    <Dialog title={t('who.title')} onClose={close}>
      <GuestForm onReady={ready} />
      <p>
        <a href={signInAddress()}>{t('who.account')}</a>
      </p>
    </Dialog>
  );
  return { first, dialog };
}
