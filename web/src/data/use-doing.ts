import { useCallback, useState } from 'preact/hooks';

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
      // A wrong password is refused as a session is that has ended: only what is asked later says which it was.
      setState({ busy: false, error: failure });
    }
  }, []);
  return { busy, error, run };
}
