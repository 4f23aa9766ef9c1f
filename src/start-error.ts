/**
 * A start that cannot succeed, for a reason the operator can mend: a bad setting, a folder in use, a server out
 * of reach. The message is one line that says what to do; `main.ts` prints it without a stack and exits with 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
