import type { ComponentChildren } from 'preact';
import style from './setup.module.css';

interface FoldProps {
  readonly title: string;
  /** What is chosen now, so that one need not look. */
  readonly now: string;
  readonly children: ComponentChildren;
}

/** A part of the form that most leave as it is. */
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
