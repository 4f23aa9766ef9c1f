import { ServerRefusal, Unreachable } from '../../data/client.ts';
import { e } from '../../texts/events.ts';
import { t } from '../../texts/index.ts';
import style from '../problem.module.css';

const CODES = [
  'FORBIDDEN',
  'INVALID_DECK',
  'TOURNAMENT_OVER',
  'NOT_FOUND',
  'BAD_INPUT',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'OVERLOADED',
  'UNAVAILABLE',
  'STALE_VERSION',
  'INTERNAL',
] as const;

/**
 * Renders why an action was refused, in the reader's language, with the server's details. Renders nothing without an
 * error.
 */
export function Refusal({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  if (error instanceof Unreachable) return <Told text={t('error.offline')} />;
  if (!(error instanceof ServerRefusal)) return <Told text={error instanceof Error ? error.message : String(error)} />;
  const code = CODES.find((one) => one === error.code) ?? 'INTERNAL';
  return <Told text={e(`refused.${code}`)} words={code === 'INVALID_DECK' ? brokenIn(error) : [error.message]} />;
}

function Told({ text, words = [] }: { text: string; words?: readonly string[] }) {
  return (
    <div class={style.problem} role="alert">
      <p>{text}</p>
      {words.map((word) => (
        <p key={word} lang="en">
          {word}
        </p>
      ))}
    </div>
  );
}

function brokenIn({ details, message }: ServerRefusal): readonly string[] {
  const { broken } = details;
  const rules = Array.isArray(broken) ? broken.filter((rule) => typeof rule === 'string') : [];
  return rules.length > 0 ? rules : [message];
}
