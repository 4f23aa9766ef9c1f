/**
 * Loads the page anew, and shows the same record there: rules that did not come are asked for once only as long as a page
 * stands, in browsers that remember a module's failure.
 * @param record the bytes of a file that was chosen; null: the address names the record
 */
export function reloadWith(record: Uint8Array | null): void {
  try {
    if (record) history.replaceState({ record }, '');
  } catch {} // it is too long to be kept in the tab's history: its reader chooses it once more
  location.reload();
}

/** The record that was shown before the page was loaded anew, once; null: there was none. */
export function takeKept(): Uint8Array<ArrayBuffer> | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('record' in state)) return null;
  history.replaceState(null, '');
  return state.record instanceof Uint8Array ? new Uint8Array(state.record) : null;
}
