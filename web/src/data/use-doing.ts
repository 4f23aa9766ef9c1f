import { useCallback, useState } from 'preact/hooks';
import { noted } from './use-asked.ts';

/** Something that the reader has asked for and that takes a moment. */
export interface Doing {
  readonly busy: boolean;
  /** Why the last attempt failed; null when it has not. */
  readonly error: unknown;
  /** Does it unless something is being done already. */
  run(task: () => Promise<unknown>): Promise<void>;
}

export function useDoing(): Doing {
  const [{ busy, error }, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const run = useCallback(async (task: () => Promise<unknown>) => {
    setState({ busy: true, error: null });
    try {
      await task();
      setState({ busy: false, error: null });
    } catch (failure) {
      setState({ busy: false, error: noted(failure) });
    }
  }, []);
  return { busy, error, run };
}
