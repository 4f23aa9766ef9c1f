import { useState } from 'preact/hooks';
import { copied } from '../../browser/clipboard.ts';
import { r } from '../../texts/replay.ts';
import style from './viewer.module.css';

/** Gives the address of this moment to the clipboard, where the browser lets it. */
export function CopyLink() {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> =>
    setSaid(r((await copied(location.href, navigator.clipboard)) ? 'move.copied' : 'move.uncopied'));
  return (
    <div class={style.link}>
      <button type="button" onClick={copy}>
        {r('move.link')}
      </button>
      <p class="soft" role="status">
        {said}
      </p>
    </div>
  );
}
