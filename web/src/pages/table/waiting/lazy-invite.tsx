import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { InviteProps } from './invite.tsx';

/** Renders further ways to invite players. Their code is loaded after the table's. */
export function LazyInvite(props: InviteProps) {
  const [loaded, setLoaded] = useState<{ Shown: ComponentType<InviteProps> } | null>(null);
  useEffect(() => {
    import('./invite.tsx').then(
      ({ Invite }) => setLoaded({ Shown: Invite }),
      () => {}, // the link is enough
    );
  }, []);
  return loaded && <loaded.Shown {...props} />;
}
