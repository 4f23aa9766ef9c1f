/** Listens to events of the window until the returned function is called. */
export function read(names: readonly string[], listener: (event: Event) => void): () => void {
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}

/** Notifies all listeners in this window. */
export function tell(name: string): void {
  dispatchEvent(new Event(name));
}
