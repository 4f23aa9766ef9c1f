import { useCallback, useRef, useState } from 'preact/hooks';

/** A reader's action that takes a moment. */
interface Doing {
  readonly busy: boolean;
  /** The reason why the last attempt failed; null if it succeeded. */
  readonly error: unknown;
  /** Runs the task unless another one is running. */
  run(task: () => Promise<unknown>): Promise<void>;
}

export function useDoing(): Doing {
  const [{ busy, error }, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const doing = useRef(false);
  const run = useCallback(async (task: () => Promise<unknown>) => {
    if (doing.current) return; // a second click can come before the first one has rendered
    doing.current = true;
    setState({ busy: true, error: null });
    try {
      await task();
      setState({ busy: false, error: null });
    } catch (failure) {
      // The server refuses a wrong password and an ended session with the same code. Only the next request tells them
      // apart.
      setState({ busy: false, error: failure });
    } finally {
      doing.current = false;
    }
  }, []);
  return { busy, error, run };
}
