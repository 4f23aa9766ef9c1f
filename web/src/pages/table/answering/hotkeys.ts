import { useEffect } from 'preact/hooks';
import { lasting } from '../../../browser/storage.ts';
import { read } from '../../../browser/window-events.ts';

const KEY = 'arbiter.answer-keys';

/** Whether the reader answers with keys. People who dictate can switch them off. */
export function hasAnswerKeys(): boolean {
  return lasting.read(KEY) !== 'off';
}

export function keepAnswerKeys(isOn: boolean): void {
  if (isOn) lasting.drop(KEY);
  else lasting.keep(KEY, 'off');
}

/** The number of answers that have a key. */
const MOST = 9;

/** Returns the key of the answer at this position in the list, from 0; undefined if it has none. */
export function keyAt(index: number): string | undefined {
  return index < MOST && hasAnswerKeys() ? String(index + 1) : undefined;
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'>;

/** Returns what a key does to a question: the index of an answer, or `go` to confirm or pass; null for other keys. */
export function hotkeyOf({ key, ...press }: Press): number | 'go' | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat || press.isComposing) return null;
  if (key === ' ') return 'go';
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}

/** Where digits keep their meaning. */
const DIGITS_ARE_TAKEN = 'dialog, input, select, textarea, [contenteditable]';
/** Where the space bar keeps its meaning: it also presses buttons, and scrolls lists that have the focus. */
const SPACE_IS_TAKEN = `${DIGITS_ARE_TAKEN}, button, a, summary, [role="button"], [tabindex="0"]`;

/** Presses the answers of a question by the keys 1 to 9, and confirms or passes by the space bar. */
export function useHotkeys(question: { readonly current: HTMLElement | null }, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    return read(['keydown'], (event) => {
      const button = event instanceof KeyboardEvent && question.current ? pressedBy(event, question.current) : null;
      if (!button) return;
      event.preventDefault();
      button.click();
    });
  }, [question, isOn]);
}

function pressedBy(event: KeyboardEvent, question: HTMLElement): HTMLButtonElement | null {
  const key = hotkeyOf(event);
  if (key === null || event.defaultPrevented || !hasAnswerKeys()) return null;
  const taken = key === 'go' ? SPACE_IS_TAKEN : DIGITS_ARE_TAKEN;
  const isTaken = event.target instanceof Element && event.target.closest(taken) !== null;
  if (isTaken || document.querySelector('dialog[open]')) return null;
  if (key === 'go') return question.querySelector('button[data-confirm], button[data-pass]');
  return question.querySelectorAll<HTMLButtonElement>('button[data-choice], button[data-option]')[key] ?? null;
}
