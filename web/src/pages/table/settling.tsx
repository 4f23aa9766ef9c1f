import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import style from './question.module.css';

/**
 * The time in milliseconds for which new content accepts no answer. A person needs about 250 ms to stop a click that
 * was meant for the old content, and cannot have read the new question by then.
 */
const SETTLING = 400;
/** The time in milliseconds within which browsers by default treat two clicks at the same spot as a double click. */
const DOUBLE_CLICK = 500;

interface SettlingProps {
  /** A key that changes when other content appears in the same place for the same question. */
  readonly stage?: unknown;
  readonly children: ComponentChildren;
}

/**
 * Renders choices that stay disabled until the reader can have seen them. A new `key` restarts the delay. A key held
 * down never triggers an answer.
 */
export function Settling({ stage, children }: SettlingProps) {
  const [isNew, setNew] = useState(true);
  const since = useRef(0);
  useEffect(() => {
    const settled = setTimeout(() => setNew(false), SETTLING);
    return () => clearTimeout(settled);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the stage restarts the time
  useEffect(() => {
    since.current = performance.now();
  }, [stage]);
  const isSecond = ({ detail, timeStamp }: MouseEvent) => detail > 1 && timeStamp - since.current < DOUBLE_CLICK;
  return (
    <fieldset
      class={style.answers}
      aria-disabled={isNew}
      onClickCapture={(event) => (isNew || isSecond(event)) && refuse(event)}
      onKeyDownCapture={(event) => event.repeat && presses(event) && refuse(event)}
    >
      {children}
    </fieldset>
  );
}

function presses({ key, target }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target instanceof HTMLButtonElement;
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
