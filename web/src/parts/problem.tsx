import { ServerRefusal, Unreachable } from '../data/client.ts';
import { currentLanguage, t } from '../texts/index.ts';
import { isolated } from '../texts/isolated.ts';
import style from './problem.module.css';

export interface ProblemProps {
  readonly error: unknown;
  readonly again?: () => void;
}

/**
 * Renders an error message, in the server's words if it sent any. A ban is in the reader's language. Renders nothing
 * without an error.
 */
export function Problem({ error, again }: ProblemProps) {
  if (error === null || error === undefined) return null;
  return (
    <div class={style.problem} role="alert">
      <p>{said(error)}</p>
      {again && (
        <button type="button" onClick={again}>
          {t('error.again')}
        </button>
      )}
    </div>
  );
}

function said(error: unknown): string {
  if (error instanceof Unreachable) return t('error.offline');
  if (error instanceof ServerRefusal && error.code === 'BANNED') return banned(error.details);
  return error instanceof Error ? error.message : String(error);
}

function banned({ reason, until }: ServerRefusal['details']): string {
  const why = isolated(String(reason));
  if (typeof until !== 'string') return t('error.banned', { why });
  const end = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return t('error.banned.until', { why, until: end.format(new Date(until)) });
}
