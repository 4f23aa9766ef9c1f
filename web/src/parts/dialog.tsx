import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../texts/index.ts';
import style from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Whether the dialog is a long text at the side of the window, or fills a phone. */
  readonly side?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * Renders a modal dialog. Escape closes it, and the browser traps the focus. The focus starts at the first field or at
 * the title: browsers would choose the close button, and the first key press could trigger it.
 */
export function Dialog({ title, side = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    if (shown) beginningOf(shown, side)?.focus();
    return () => shown?.close();
  }, [side]);
  return (
    <dialog ref={dialog} class={style.dialog} data-side={side} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" class="quiet" aria-label={t('dialog.close')} onClick={onClose}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}

/**
 * Returns the element to focus. In a long text it is not a field, which may be at the end, and on touch devices neither,
 * because a keyboard would cover half of the dialog.
 */
function beginningOf(dialog: HTMLDialogElement, isText: boolean): HTMLElement | null {
  const field =
    isText || matchMedia('(pointer: coarse)').matches
      ? null
      : dialog.querySelector<HTMLElement>('input, select, textarea');
  return field ?? dialog.querySelector('h2');
}
