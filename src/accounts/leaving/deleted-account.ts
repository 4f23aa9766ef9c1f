/** What the trigger `account_lives` says of a write for an account that is deleted: migration 0024. */
const DELETED = 'UA001';

/** Whether something was not written because its account has just been deleted. */
export function isOfDeletedAccount(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if ('code' in one && one.code === DELETED) return true;
  return false;
}
