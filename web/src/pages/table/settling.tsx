import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import style from './question.module.css';

/**
 * New content accepts no answer for this many milliseconds. A person needs about 250 to stop a click that was meant for the
 * old content, and cannot have read the new question by then.
 */
const SETTLING = 400;
/** Browsers count two clicks at the same spot within this many milliseconds as a double click by default. */
const DOUBLE_CLICK = 500;

interface SettlingProps {
  /** Changes when other content appears in the same place for the same question. */
  readonly stage?: unknown;
  readonly children: ComponentChildren;
}

/**
 * Choices that stay disabled until the reader can have seen them. A new `key` restarts the delay. A key held down never
 * triggers an answer.
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
