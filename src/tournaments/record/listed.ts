/** Said one by one; of more, how many. */
const LISTED = 20;

/** A sentence that ends with a list; none where the list is empty. */
export function listed(beginning: string, list: readonly string[]): string[] {
  if (list.length === 0) return [];
  const more = list.length - LISTED;
  return [`${beginning} ${list.slice(0, LISTED).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`];
}
