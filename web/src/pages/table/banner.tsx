import type { ComponentChildren } from 'preact';
import { signInAddress } from '../../parts/who/sign-in-address.ts';
import { t } from '../../texts/index.ts';
import type { Play } from './playing/play.ts';
import style from './table.module.css';

const TOLD = ['STALE_VERSION', 'NOT_ASKED', 'PAUSED', 'MATCH_OVER'] as const;

interface BannerProps {
  readonly play: Play;
  readonly isSignedOut?: boolean;
  readonly children?: ComponentChildren;
}

/** Renders current notices: a lost connection, a rejected move, the public view after a sign-out, or others. */
export function Banner({ play: { connection, refusal }, isSignedOut = false, children }: BannerProps) {
  const code = TOLD.find((one) => one === refusal?.code);
  return (
    <div class={style.banners} role="status">
      {isSignedOut && (
        <p class={style.lost}>
          {t('table.signedOut')} <a href={signInAddress()}>{t('table.signIn')}</a>
        </p>
      )}
      {connection === 'lost' && <p class={style.lost}>{t('table.lost')}</p>}
      {refusal && (
        <p class={style.refused} data-code={refusal.code}>
          <strong>{t('table.refused')}.</strong> {code ? t(`table.refused.${code}`) : refusal.message}
        </p>
      )}
      {children}
    </div>
  );
}
