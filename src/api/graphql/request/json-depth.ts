/** Whether plain JSON is nested deeper than that. Level by level: recursion would overflow on what it is to refuse. */
export function isDeeper(value: unknown, deepest: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
