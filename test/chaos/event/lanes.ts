/** Does something for each, so many at the same time, in the order in which they come. */
export async function inLanes<T>(list: readonly T[], lanes: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...list].reverse();
  const lane = async (): Promise<void> => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, list.length) }, lane));
}
