import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { VerifyVerdict } from '../../../../../src/engine/index.ts';
import type { Brought } from './prove.ts';
import type { Heard } from './worker.ts';

export type Proof =
  | { stage: 'NONE' }
  | { stage: 'RUNNING'; executed: number; entries: number | null }
  | { stage: 'DONE'; verdict: VerifyVerdict; entries: number; milliseconds: number }
  | { stage: 'FAILED'; why: string };

interface Prover {
  proof: Proof;
  /** @param keys loads the trusted keys before the verification starts; returns null if no keys are available */
  start(document: Brought['document'], keys: () => Promise<string | null>): Promise<void>;
  cancel(): void;
}

/** Runs a verification in a worker, so that the page stays responsive. Leaving the page ends the verification. */
export function useProof(): Prover {
  const [proof, setProof] = useState<Proof>({ stage: 'NONE' });
  const worker = useRef<Worker | null>(null);
  const round = useRef(0);
  const dismiss = useCallback((): void => {
    round.current++;
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => dismiss, [dismiss]);
  const start: Prover['start'] = async (document, readKeys) => {
    dismiss();
    const own = round.current;
    setProof({ stage: 'RUNNING', executed: -1, entries: null });
    const keys = await readKeys();
    if (round.current !== own) return; // the verification was cancelled or restarted, or the page was left
    const began = performance.now();
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.onmessage = ({ data }: MessageEvent<Heard>) => {
      if ('proved' in data || 'failed' in data) dismiss();
      setProof((last) => after(last, data, performance.now() - began));
    };
    made.onerror = ({ message }) => {
      dismiss();
      setProof({ stage: 'FAILED', why: message });
    };
    made.postMessage({ document, keys } satisfies Brought);
  };
  const cancel = (): void => {
    dismiss();
    setProof({ stage: 'NONE' });
  };
  return { proof, start, cancel };
}

function after(last: Proof, heard: Heard, milliseconds: number): Proof {
  if ('failed' in heard) return { stage: 'FAILED', why: heard.failed };
  if ('proved' in heard) {
    const { proved } = heard;
    if ('unreadable' in proved) return { stage: 'FAILED', why: proved.unreadable };
    return { stage: 'DONE', ...proved, milliseconds };
  }
  const known = last.stage === 'RUNNING' ? last : { stage: 'RUNNING' as const, executed: -1, entries: null };
  return { ...known, ...heard };
}
