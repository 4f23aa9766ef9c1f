import { useCallback, useRef, useState } from 'preact/hooks';

/** Something that the reader has asked for and that takes a moment. */
interface Doing {
  readonly busy: boolean;
  /** Why the last attempt failed; null when it has not. */
  readonly error: unknown;
  /** Does it unless something is being done already. */
  run(task: () => Promise<unknown>): Promise<void>;
}

export function useDoing(): Doing {
  const [{ busy, error }, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const doing = useRef(false);
  const run = useCallback(async (task: () => Promise<unknown>) => {
    if (doing.current) return; // a second click can come before the first one has been drawn
    doing.current = true;
    setState({ busy: true, error: null });
    try {
      await task();
      setState({ busy: false, error: null });
    } catch (failure) {
      // A wrong password is refused as a session is that has ended: only what is asked later says which it was.
      setState({ busy: false, error: failure });
    } finally {
      doing.current = false;
    }
  }, []);
  return { busy, error, run };
}
