/**
 * Reloads the page with the same record, because some browsers remember a module's failed load until the page
 * is reloaded.
 * @param record the bytes of a chosen file; null: the address names the record
 */
export function reloadWith(record: Uint8Array | null): void {
  try {
    if (record) history.replaceState({ record }, '');
  } catch {} // too large for the tab's history: the reader chooses it again
  location.reload();
}

/** Takes the record that was kept before a reload; null: there is none. */
export function takeKept(): Uint8Array<ArrayBuffer> | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('record' in state)) return null;
  history.replaceState(null, '');
  return state.record instanceof Uint8Array ? new Uint8Array(state.record) : null;
}
