import { useState } from 'preact/hooks';
import { useLatest } from '../../data/use-latest.ts';
import { r } from '../../texts/replay.ts';
import style from './drop.module.css';
import { takeKept } from './record/kept.ts';
import { Shown } from './shown.tsx';

/** A chosen record; `round` counts the choices. */
interface Chosen {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly round: number;
}

function kept(): Chosen | null {
  const bytes = takeKept();
  return bytes && { bytes, round: 1 };
}

/** Renders a record from a local file, dropped or chosen, which is not uploaded. */
export function Drop({ query }: { query: URLSearchParams }) {
  const [file, setFile] = useState(kept);
  const [unread, setUnread] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const begin = useLatest();
  const take = async (chosen: File | null | undefined): Promise<void> => {
    if (!chosen) return;
    const isLatest = begin();
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      if (!isLatest()) return;
      setFile((last) => ({ bytes, round: (last?.round ?? 0) + 1 }));
      setUnread(null);
    } catch (error) {
      if (!isLatest()) return;
      setUnread(error instanceof Error ? error.message : String(error)); // a folder, or a deleted file
    }
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer?.files[0]);
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button, for readers with a mouse
    <div
      class={over ? `${style.ground} ${style.over}` : style.ground}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {file && <Shown key={file.round} bytes={file.bytes} query={query} match={null} />}
      <section class={file ? style.beneath : 'page narrow'}>
        {!file && <h1>{r('file.title')}</h1>}
        {!file && <p>{r('file.about')}</p>}
        {unread !== null && <p role="alert">{r('file.unread', { why: unread })}</p>}
        <label class={style.zone}>
          <span>{r('file.drop')}</span>
          <span class={`button ${file ? '' : 'main'}`}>{r(file ? 'file.other' : 'file.choose')}</span>
          <input
            class="heard"
            type="file"
            accept=".json,.jsonl,application/json"
            onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
          />
        </label>
      </section>
    </div>
  );
}
