import type { ErrorCode } from '../../../errors.ts';

/** What is sent back. */
export interface Answered {
  type: 'next' | 'error';
  /** JSON: the body of HTTP, or of an error its list of errors. */
  payload: string;
  /** It may hold something that nobody may guess from its length. */
  isSecret: boolean;
  /** Why nothing was executed; null: it was. */
  code: ErrorCode | null;
}
