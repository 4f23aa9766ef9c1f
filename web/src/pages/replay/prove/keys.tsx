import { useLatest } from '../../../data/use-latest.ts';
import { r } from '../../../texts/replay.ts';
import style from './proof.module.css';

/** The trusted keys: this server's, or the reader's own. */
export type KeySource = { from: 'SERVER' } | { from: 'FILE'; text: string | null };

/** Renders the choice of trusted keys. */
export function Keys({ source, choose }: { source: KeySource; choose: (source: KeySource) => void }) {
  const begin = useLatest();
  const chosen = (one: KeySource): void => {
    begin();
    choose(one);
  };
  // An unreadable file counts as no keys.
  const take = async (file: File | undefined): Promise<void> => {
    const isLatest = begin();
    const text = (await file?.text().catch(() => null)) ?? null;
    if (isLatest()) choose({ from: 'FILE', text });
  };
  return (
    <fieldset class={style.keys}>
      <legend>{r('proof.keys')}</legend>
      <label class={style.option}>
        <input
          type="radio"
          name="keys"
          checked={source.from === 'SERVER'}
          onChange={() => chosen({ from: 'SERVER' })}
        />
        {r('proof.keys.server')}
      </label>
      <label class={style.option}>
        <input
          type="radio"
          name="keys"
          checked={source.from === 'FILE'}
          onChange={() => chosen({ from: 'FILE', text: null })}
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
