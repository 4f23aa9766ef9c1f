/** So much is done at the same time: enough to keep the database busy, and to leave it time for others. */
const AT_ONCE = 8;

/** Does something for each. What fails keeps nobody else from it. @throws AggregateError of all that has failed */
export async function severally<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...list].reverse();
  const errors: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let one = left.pop(); one !== undefined; one = left.pop())
      await work(one).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, list.length) }, lane));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${list.length} have failed: ${errors[0]}`);
}
