/** Nodes that share the matches: who lives, whose a match is, and one hop to its owner. */
export { isNodeAddress } from './address.ts';
export type { Answerer } from './hops/door.ts';
export type { HopAnswer, HopOutcome } from './hops/link.ts';
export { type Hop, type Hops, Nodes } from './nodes.ts';
