/** Sets this process's clock ahead, or behind: everything that asks what time it is. */
export function shiftClock(ahead: number): void {
  if (ahead === 0) return;
  const Real = Date;
  const now = (): number => Real.now() + ahead;
  // A class that is called without arguments tells the time; everything else stays as it is.
  class Shifted extends Real {
    constructor(...parts: [] | ConstructorParameters<typeof Date>) {
      if (parts.length === 0) super(now());
      else super(...parts);
    }
    static override now = now;
  }
  Object.defineProperty(globalThis, 'Date', { value: Shifted, writable: true, configurable: true });
}
