import { useEffect, useRef, useState } from 'preact/hooks';
import { memo } from '../../../parts/memo.tsx';
import { r } from '../../../texts/replay.ts';
import { fetchKeys } from '../record/fetched.ts';
import { Judgement } from './judgement.tsx';
import { type KeySource, Keys } from './keys.tsx';
import style from './proof.module.css';
import { type Proof, useProof } from './use-proof.ts';

interface ProofPanelProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Called to show an entry; null if entries cannot be shown. */
  readonly onShow: ((version: number) => void) | null;
}

/** Replays the record on the reader's device, and shows what the replay proves. */
export const ProofPanel = memo(({ bytes, onShow }: ProofPanelProps) => {
  const { proof, start, cancel } = useProof();
  const [source, setSource] = useState<KeySource>({ from: 'SERVER' });
  const [unfetched, setUnfetched] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const begin = (): Promise<void> =>
    start(bytes, async () => {
      const keys = source.from === 'SERVER' ? await fetchKeys() : source.text;
      setUnfetched(source.from === 'SERVER' && keys === null);
      return keys;
    });
  const stop = (): void => {
    cancel();
    button.current?.focus();
  };
  const running = proof.stage === 'RUNNING';
  const isOver = proof.stage === 'DONE' || proof.stage === 'FAILED';
  useEffect(() => {
    if (isOver) outcome.current?.scrollIntoView({ block: 'start' });
  }, [isOver]);
  return (
    <section class={style.proof} id="proof" tabIndex={-1} aria-label={r('proof.title')}>
      <h3>{r('proof.title')}</h3>
      <p>{r('proof.about')}</p>
      <Keys source={source} choose={setSource} />
      <div class="row">
        <button
          type="button"
          class="main"
          ref={button}
          aria-disabled={running}
          onClick={() => !running && void begin()}
        >
          {r(proof.stage === 'DONE' ? 'proof.again' : 'proof.start')}
        </button>
        {running && (
          <button type="button" onClick={stop}>
            {r('proof.cancel')}
          </button>
        )}
      </div>
      {running && <Going executed={proof.executed} entries={proof.entries} />}
      <div role="status" class={style.outcome} ref={outcome}>
        {proof.stage === 'FAILED' && <p class={style.failed}>{r('proof.failed', { why: proof.why })}</p>}
        {unfetched && proof.stage === 'DONE' && <p class={style.failed}>{r('proof.keys.unfetched')}</p>}
        {proof.stage === 'DONE' && <Judgement {...proof} onShow={onShow} />}
      </div>
    </section>
  );
});

function Going({ executed, entries }: Pick<Proof & { stage: 'RUNNING' }, 'executed' | 'entries'>) {
  const isReading = entries === null || executed < 0;
  const text = isReading ? r('proof.reading') : r('proof.executing', { version: executed, last: entries - 1 });
  return (
    <div class={style.going}>
      <span>{text}</span>
      {isReading ? <progress aria-label={text} /> : <progress aria-label={text} max={entries} value={executed + 1} />}
    </div>
  );
}
