/** Names of nothing: of `Object.prototype`, which a plain object answers to, empty, and unknown. */
export const GHOSTS: readonly string[] = [...Object.getOwnPropertyNames(Object.prototype), '', 'a stranger'];
