/**
 * permessage-deflate, for clients that offer it. What is kept from one message to the next is what makes the difference: the
 * next question is much like the last one. How much is kept, and what a socket costs: bench/README.md.
 */
export const DEFLATE = {
  /** How far back the server's own messages are remembered, as a power of two. */
  serverMaxWindowBits: 13,
  /** What clients send is short, and needs no memory from one message to the next. */
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 3, memLevel: 5 },
  /** Messages that are compressed at the same time; the others wait. */
  concurrencyLimit: 4,
} as const;
