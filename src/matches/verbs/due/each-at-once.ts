/** So many are seen to at the same time: each waits for the database most of the time, and requests want connections, too. */
const AT_ONCE = 6;

/** Does something for each of these, some at a time. @throws what `work` throws */
export async function eachAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all].reverse();
  const lane = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
