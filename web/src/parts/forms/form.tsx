import type { ComponentChildren } from 'preact';
import { useDoing } from '../../data/use-doing.ts';
import { Problem } from '../problem.tsx';
import style from './form.module.css';

interface FormProps {
  /** On the button that sends it. */
  readonly label: string;
  readonly onSend: () => Promise<unknown>;
  /** One of several on a page: its button does not stand out. */
  readonly plain?: boolean;
  /** What has come of it, said above the button. */
  readonly said?: string;
  readonly children: ComponentChildren;
}

/** Fields that are sent together. Why that failed stands below them. */
export function Form({ label, onSend, plain = false, said, children }: FormProps) {
  const { busy, error, run } = useDoing();
  return (
    <form
      class={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(onSend);
      }}
    >
      {children}
      <Problem error={error} />
      {said !== undefined && <p role="status">{said}</p>}
      <button type="submit" class={plain ? undefined : 'main'} disabled={busy}>
        {label}
      </button>
    </form>
  );
}
