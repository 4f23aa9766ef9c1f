import { useState } from 'preact/hooks';
import { r } from '../../texts/replay.ts';
import style from './viewer.module.css';

/** Gives the address of this moment to the clipboard, where the browser lets it. */
export function CopyLink() {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    const copied = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid(r('move.copied')),
      () => setSaid(r('move.uncopied')),
    );
  };
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
