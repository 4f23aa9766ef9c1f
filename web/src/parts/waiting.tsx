import { t } from '../texts/index.ts';

/** Renders a loading indicator that appears after a moment: see `.waiting` in look/base.css. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      {t('waiting')}
    </p>
  );
}
