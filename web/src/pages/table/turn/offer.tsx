import { turnOn } from '../../../data/push/this-browser.ts';
import { useDoing } from '../../../data/use-doing.ts';
import { Problem } from '../../../parts/problem.tsx';
import { t } from '../../../texts/index.ts';
import style from '../question.module.css';

export interface OfferProps {
  readonly onClose: () => void;
}

/** Offers to notify this browser of the next turn. */
export function Offer({ onClose }: OfferProps) {
  const { busy, error, run } = useDoing();
  const accept = () => run(() => turnOn().then(onClose));
  return (
    <aside class={style.hint} aria-label={t('notify')} data-offer>
      <p>{t('notify.offer')}</p>
      <Problem error={error} />
      <div class={style.hintButtons}>
        <button type="button" disabled={busy} onClick={() => void accept()}>
          {t('notify.turnOn')}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {t('notify.offer.no')}
        </button>
      </div>
    </aside>
  );
}
