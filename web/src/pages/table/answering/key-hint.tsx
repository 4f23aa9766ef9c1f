import style from '../question.module.css';
import { keyAt } from './hotkeys.ts';

/** Renders the key of an answer, which only windows for a mouse and a keyboard show. */
export function KeyHint({ at }: { at: number }) {
  const key = keyAt(at);
  return key === undefined ? null : (
    <span class={style.key} aria-hidden="true">
      {key}
    </span>
  );
}
