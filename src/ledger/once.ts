/** One task per key at a time: who comes meanwhile shares it. */
export function once<K, T>(running: Map<K, Promise<T>>, key: K, task: () => Promise<T>): Promise<T> {
  const before = running.get(key);
  if (before) return before;
  const mine = task().finally(() => running.delete(key));
  running.set(key, mine);
  return mine;
}
