/**
 * Reloads the page with the same record, because some browsers remember a module's failed load until the page
 * is reloaded.
 * @param record the bytes of a chosen file; null if the address names the record
 */
export function reloadWith(record: Uint8Array | null): void {
  try {
    if (record) history.replaceState({ record }, '');
  } catch {} // a record too large for the tab's storage must be chosen again
  location.reload();
}

/** Returns the record that was kept before a reload, and forgets it; null if there is none. */
export function takeKept(): Uint8Array<ArrayBuffer> | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('record' in state)) return null;
  history.replaceState(null, '');
  return state.record instanceof Uint8Array ? new Uint8Array(state.record) : null;
}
