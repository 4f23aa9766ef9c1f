import { Unreachable } from '../data/client.ts';
import { t } from '../texts/index.ts';
import style from './problem.module.css';

export interface ProblemProps {
  readonly error: unknown;
  readonly again?: () => void;
}

/** Renders an error message, in the server's words if it sent any. Renders nothing without an error. */
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
  return error instanceof Error ? error.message : String(error);
}
