/** The trigger `account_lives` (migration 0024) refuses writes for deleted accounts with this code. */
const DELETED = 'UA001';

/** Whether something was not written because its account has just been deleted. */
export function isOfDeletedAccount(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if ('code' in one && one.code === DELETED) return true;
  return false;
}
