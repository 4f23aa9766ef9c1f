/**
 * Holds a promise that a test starts now and awaits after another step. If that step fails, the test never awaits the
 * promise, and its rejection would count as an error of the whole run, even when a retry passes.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
