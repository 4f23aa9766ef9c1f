import type { Finding, KeySet } from '../../engine/index.ts';
import type { DocumentOwner } from '../../process/document-pool.ts';

/** Executes replay documents again. */
export interface Judge {
  /**
   * What can be seen of a document, given as JSON text in UTF-8; it may be taken away
   * from the caller.
   * @param keys whose signatures count
   * @throws Refused BAD_INPUT when it is none; TOO_COSTLY when it holds too much or takes too long; RATE_LIMITED when too many wait, or
   * the judge is closed before the verdict
   */
  examine(document: Uint8Array<ArrayBuffer>, owner: DocumentOwner, keys: KeySet): Promise<Finding>;
  close(): Promise<void>;
}
