import { f } from '../../texts/friends.ts';
import { When } from '../when.tsx';
import style from './friends.module.css';

interface OnlineMarkProps {
  readonly presence: { readonly online: boolean; readonly seenAt: string } | null;
}

/** Renders whether a friend is online, or when the friend was last here. Renders nothing if the friend hides it. */
export function OnlineMark({ presence }: OnlineMarkProps) {
  if (!presence) return null;
  if (presence.online)
    return (
      <span class={style.online}>
        <span aria-hidden="true">●</span> {f('online')}
      </span>
    );
  return (
    <>
      {f('seen')}: <When at={presence.seenAt} />
    </>
  );
}
