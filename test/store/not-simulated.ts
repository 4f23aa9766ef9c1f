/**
 * A stand-in for a part that is not simulated: the given members work, and any other throws. It has the type of the
 * real part.
 */
export function notSimulated<T extends object>(name: string, given: object = {}): T {
  return new Proxy(given, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (key in target) return typeof found === 'function' ? found.bind(target) : found;
      throw new Error(`${name}.${String(key)} is not simulated`);
    },
  }) as T; // all other members throw
}
