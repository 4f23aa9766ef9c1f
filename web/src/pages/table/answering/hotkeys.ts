import { useEffect, useRef } from 'preact/hooks';
import { lasting } from '../../../browser/storage.ts';

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

/**
 * Returns the selector of the elements that use the key themselves. A click leaves the focus on what it pressed, but the
 * reader did not choose it for the keyboard, so the space bar does not press it again.
 */
export function takenBy(key: number | 'go', isPointing: boolean): string {
  return key === 'go' && !isPointing ? SPACE_IS_TAKEN : DIGITS_ARE_TAKEN;
}

/** Returns whether the focus is still where a pointer left it, after one more event. */
export function isPointingAfter(isPointing: boolean, { type, key }: { type: string; key?: string }): boolean {
  return type === 'pointerdown' || (isPointing && !/^(Tab|Arrow)/.test(key ?? ''));
}

/** Presses the answers of a question by the keys 1 to 9, and confirms or passes by the space bar. */
export function useHotkeys(question: { readonly current: HTMLElement | null }, isOn: boolean): void {
  const isPointing = useIsPointing();
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isOn) return;
    return readFirst(['keydown'], (event) => {
      const box = question.current;
      const button = box && event instanceof KeyboardEvent ? pressedBy(event, box, isPointing.current) : null;
      if (!button) return;
      refuse(event);
      isHeld.current = true;
      button.click();
    });
  }, [question, isOn, isPointing]);
  // Firefox presses the focused button when the key is released, even if its `keydown` was refused.
  useEffect(
    () =>
      readFirst(['keyup'], (event) => {
        if (isHeld.current) refuse(event);
        isHeld.current = false;
      }),
    [],
  );
}

function useIsPointing(): { readonly current: boolean } {
  const isPointing = useRef(false);
  useEffect(
    () =>
      readFirst(['pointerdown', 'keydown'], (event) => {
        isPointing.current = isPointingAfter(isPointing.current, event);
      }),
    [],
  );
  return isPointing;
}

/** Listens before the elements do: pieces and spaces on the board keep the keys that press them to themselves. */
function readFirst(names: readonly string[], listener: (event: Event) => void): () => void {
  for (const name of names) addEventListener(name, listener, true);
  return () => {
    for (const name of names) removeEventListener(name, listener, true);
  };
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function pressedBy(event: KeyboardEvent, question: HTMLElement, isPointing: boolean): HTMLButtonElement | null {
  const key = hotkeyOf(event);
  if (key === null || !hasAnswerKeys()) return null;
  const isTaken = event.target instanceof Element && event.target.closest(takenBy(key, isPointing)) !== null;
  if (isTaken || document.querySelector('dialog[open]')) return null;
  if (key === 'go') return question.querySelector('button[data-confirm], button[data-pass]');
  return question.querySelectorAll<HTMLButtonElement>('button[data-choice], button[data-option]')[key] ?? null;
}
