/** The concurrency, high enough to keep the database busy, and low enough that requests still get connections. */
const AT_ONCE = 6;

/** Runs work for each item, even if the work fails for other items. @throws AggregateError of all failures */
export async function inParallel<T>(list: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...list].reverse();
  const errors: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let one = left.pop(); one !== undefined; one = left.pop())
      await work(one).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, list.length) }, lane));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${list.length} failed: ${errors[0]}`, {
      cause: errors[0],
    });
}
