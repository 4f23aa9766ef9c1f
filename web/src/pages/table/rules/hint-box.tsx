import { t } from '../../../texts/index.ts';
import style from '../question.module.css';
import type { Hint } from './use-hint.ts';

/** Renders a hint of the coach. @param more shows the section about the question */
export function HintBox({ hint: { text, done, off }, more }: { hint: Hint; more: () => void }) {
  return (
    <aside class={style.hint} aria-label={t('coach.tip')} data-hint>
      <p lang="en">{text}</p>
      <div class={style.hintButtons}>
        <button type="button" onClick={done}>
          {t('coach.done')}
        </button>
        <button type="button" class="quiet" onClick={more}>
          {t('coach.more')}
        </button>
        <button type="button" class="quiet" onClick={off}>
          {t('coach.off')}
        </button>
      </div>
    </aside>
  );
}
