import type { ComponentChildren } from 'preact';
import { isolated } from '../../texts/isolated.ts';
import style from './friends.module.css';

interface PlayerRowProps {
  readonly player: { readonly id: string; readonly name: string };
  /** A sentence with the name. By default, only the name. */
  readonly text?: string;
  readonly facts?: ComponentChildren;
  /** The buttons. */
  readonly children: ComponentChildren;
}

/** Renders one player in a list, with a link to the player's page. */
export function PlayerRow({ player: { id, name }, text, facts, children }: PlayerRowProps) {
  return (
    <li class={style.row}>
      <div class={style.words}>
        <p>
          <a class={style.name} href={`/players/${id}`}>
            {text ?? isolated(name)}
          </a>
        </p>
        {facts && <p class="soft">{facts}</p>}
      </div>
      <div class={style.actions}>{children}</div>
    </li>
  );
}
