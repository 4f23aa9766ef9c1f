import { t } from '../../../texts/index.ts';
import style from './away.module.css';
import type { FollowedMatch } from './use-following.ts';

/** Renders a strip that says how much the reader has missed, and plays it over the current table. */
export function Away({ following: { away, beat, isBehind } }: { following: FollowedMatch }) {
  if (!away || isBehind) return null;
  return (
    <div class={style.away} data-away>
      <p>{beat ? beat.lines.join('. ') : t('follow.away', { n: away.missed })}</p>
      {!beat && (
        <button type="button" data-replay onClick={away.replay}>
          {t('follow.replay')}
        </button>
      )}
      <button type="button" class="quiet" onClick={away.close}>
        {t(beat ? 'follow.skip' : 'follow.close')}
      </button>
    </div>
  );
}
