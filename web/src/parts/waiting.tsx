import { t } from '../texts/index.ts';

/** Something is being loaded. It appears only when that takes a moment: see `.waiting` in look/base.css. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      {t('waiting')}
    </p>
  );
}
