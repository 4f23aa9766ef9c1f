import type { JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { session } from '../../data/session.ts';
import { t } from '../../texts/index.ts';
import { Dialog } from '../dialog.tsx';
import { GuestForm } from './guest-form.tsx';
import { signInAddress } from './sign-in-address.ts';

interface Who {
  /** Runs a task immediately if the reader is signed in; otherwise asks the reader to sign in first. */
  first(action: () => void): void;
  /** The dialog, to be rendered anywhere in the page. */
  readonly dialog: JSX.Element | null;
}

/** Returns the player for actions that need one, or a way to become a guest with one click. */
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
