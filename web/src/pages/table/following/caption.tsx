import { t } from '../../../texts/index.ts';
import style from '../question.module.css';
import type { FollowedMatch } from './use-following.ts';

/** Renders what is being played, and a button that skips it. Screen readers read the log instead. */
export function Caption({ following: { beat, skip } }: { following: FollowedMatch }) {
  return (
    <>
      <p class={style.prompt} aria-hidden="true">
        {beat?.lines.join('. ')}
      </p>
      <button type="button" class="quiet" data-skip onClick={skip}>
        {t('follow.skip')}
      </button>
    </>
  );
}
