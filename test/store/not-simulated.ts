/** A part that the simulation does without: only what is given can be used. Typed as whatever stands in its place. */
export function notSimulated<T extends object>(name: string, given: object = {}): T {
  return new Proxy(given, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (key in target) return typeof found === 'function' ? found.bind(target) : found;
      throw new Error(`${name}.${String(key)} is not simulated`);
    },
  }) as T; // whoever uses more than is given is told so
}
