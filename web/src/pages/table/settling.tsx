import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import style from './question.module.css';

/**
 * For so many milliseconds what has just come takes no answer. Who sees that something else stands there needs some 250 to hold back
 * a click that was meant for what stood there before; slower hands need more. Nobody has read a new question by then.
 */
const SETTLING = 400;
/** Within so many milliseconds browsers count a click as the second of two at the same spot, unless their owner says otherwise. */
const DOUBLE_CLICK = 500;

interface SettlingProps {
  /** Changes when something else stands in the same place, though it belongs to the same question. */
  readonly stage?: unknown;
  readonly children: ComponentChildren;
}

/**
 * What can be answered, once whoever sees it can have seen it: given another `key`, it settles anew. Until then it is said to be
 * disabled. A key that is held down answers nothing at any time.
 */
export function Settling({ stage, children }: SettlingProps) {
  const [isNew, setNew] = useState(true);
  const since = useRef(0);
  useEffect(() => {
    const settled = setTimeout(() => setNew(false), SETTLING);
    return () => clearTimeout(settled);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
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
