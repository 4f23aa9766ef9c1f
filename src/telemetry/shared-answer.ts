/** However many ask, one of them asks for all, and nobody again for so many milliseconds after it was answered. */
export function sharedAnswer<T>(ask: () => Promise<T>, fresh: number): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | null = null;
  return () => {
    if (last && performance.now() < last.until) return last.answer;
    const mine = { answer: ask(), until: Number.POSITIVE_INFINITY };
    last = mine;
    const settle = (): void => {
      mine.until = performance.now() + fresh;
    };
    mine.answer.then(settle, settle);
    return mine.answer;
  };
}
