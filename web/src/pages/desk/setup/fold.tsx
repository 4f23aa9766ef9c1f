import type { ComponentChildren } from 'preact';
import style from './setup.module.css';

interface FoldProps {
  readonly title: string;
  /** A summary of the current values. */
  readonly now: string;
  readonly children: ComponentChildren;
}

/** Renders a collapsed part of the form that most organizers leave unchanged. */
export function Fold({ title, now, children }: FoldProps) {
  return (
    <details class={`panel ${style.fold}`}>
      <summary>
        <h2>{title}</h2>
        <span class="soft">{now}</span>
      </summary>
      <div class={style.group}>{children}</div>
    </details>
  );
}
