import { useNow } from '../../../parts/tournaments/use-now.ts';
import { t } from '../../../texts/index.ts';
import type { SearchParts } from './operations.generated.ts';
import style from './quick.module.css';
import { minutes } from './quick-choice.ts';

interface SearchingProps {
  /** Null until the server has answered. */
  readonly search: SearchParts | null;
  readonly game: string;
  readonly stop: () => void;
}

/** Renders a search in progress: how long it has lasted, whom it accepts, and a way to stop it. */
export function Searching({ search, game, stop }: SearchingProps) {
  const now = useNow(1000);
  return (
    <div class={style.form}>
      <p role="status">
        <b>{t('quick.searching', { game })}</b>
      </p>
      {search && (
        <>
          <p class={style.time}>{t('quick.waited', { time: minutes(now - Date.parse(search.since)) })}</p>
          <p class="soft">
            {search.range === null ? t('quick.range.any') : t('quick.range', { n: search.range })}{' '}
            {t('quick.others', { n: search.others })}
          </p>
          {search.botAt !== null && <p class="soft">{t('quick.botSoon')}</p>}
        </>
      )}
      <div class="row">
        <button type="button" onClick={stop}>
          {t('quick.stop')}
        </button>
      </div>
    </div>
  );
}
