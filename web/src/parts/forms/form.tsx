import type { ComponentChildren } from 'preact';
import { useDoing } from '../../data/use-doing.ts';
import { Problem } from '../problem.tsx';
import style from './form.module.css';

interface FormProps {
  /** The label of the submit button. */
  readonly label: string;
  readonly onSend: () => Promise<unknown>;
  /** Whether the form is one of several on a page, so that its button is less prominent. */
  readonly plain?: boolean;
  /** The success message above the button. */
  readonly said?: string;
  readonly children: ComponentChildren;
}

/** Renders fields that are submitted together, with an error message below. */
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
