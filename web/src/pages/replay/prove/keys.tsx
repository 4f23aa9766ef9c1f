import { r } from '../../../texts/replay.ts';
import style from './proof.module.css';

/** Whose signatures count: those of this server's keys, or of keys that the reader has. */
export type KeySource = { from: 'SERVER' } | { from: 'FILE'; text: string | null };

/** Which keys are believed. */
export function Keys({ source, choose }: { source: KeySource; choose: (source: KeySource) => void }) {
  // A file that cannot be read is as good as none.
  const take = async (file: File | undefined): Promise<void> =>
    choose({ from: 'FILE', text: (await file?.text().catch(() => null)) ?? null });
  return (
    <fieldset class={style.keys}>
      <legend>{r('proof.keys')}</legend>
      <label class={style.option}>
        <input
          type="radio"
          name="keys"
          checked={source.from === 'SERVER'}
          onChange={() => choose({ from: 'SERVER' })}
        />
        {r('proof.keys.server')}
      </label>
      <label class={style.option}>
        <input
          type="radio"
          name="keys"
          checked={source.from === 'FILE'}
          onChange={() => choose({ from: 'FILE', text: null })}
        />
        {r('proof.keys.file')}
      </label>
      {source.from === 'FILE' && (
        <>
          <input
            type="file"
            accept=".json,application/json"
            aria-label={r('proof.keys.file')}
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
          {source.text === null && <p class="soft">{r('proof.keys.none')}</p>}
          <p class="soft">{r('proof.keys.advice')}</p>
        </>
      )}
    </fieldset>
  );
}
