import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { canPush } from '../../../browser/push.ts';
import { lasting } from '../../../browser/storage.ts';
import type { OfferProps } from './offer.tsx';

const KEY = 'arbiter.push-offer';

/** Offers notifications once per browser, when the reader can leave the table. The code is loaded for the offer. */
export function LazyOffer({ isDue }: { isDue: boolean }) {
  const [loaded, setLoaded] = useState<{ Shown: ComponentType<OfferProps> } | null>(null);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (!isDue || !canPush() || Notification.permission !== 'default' || lasting.read(KEY) !== null) return;
    lasting.keep(KEY, 'made');
    import('./offer.tsx').then(
      ({ Offer }) => setLoaded({ Shown: Offer }),
      () => lasting.drop(KEY),
    );
  }, [isDue]);
  return loaded && !isClosed ? <loaded.Shown onClose={() => setClosed(true)} /> : null;
}
