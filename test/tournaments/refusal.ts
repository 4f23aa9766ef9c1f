import { EventRefusal } from '../../src/tournaments/event/rules/rule.ts';

/** Returns the refusal's code, or an empty text if the work is not refused. */
export function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof EventRefusal) return error.code;
    throw error;
  }
  return '';
}
