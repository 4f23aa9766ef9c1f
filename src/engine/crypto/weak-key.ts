import { fromBase64url } from './base64url.ts';

/** The prime of the field (RFC 8032, 5.1). */
const P = 2n ** 255n - 19n;
/** The y coordinates of all points of order 1, 2, 4 or 8. Anyone can forge signatures for such keys. */
const SMALL_ORDER: ReadonlySet<bigint> = new Set([
  ...[0n, 1n, P - 1n],
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n,
]);

/**
 * Whether the key has small order or is not canonical. Libraries disagree on whether its signatures are valid.
 * @param x the public key, base64url
 */
export function isWeakKey(x: string): boolean {
  const bytes = fromBase64url(x);
  if (bytes?.length !== 32) return true;
  const sign = 1n << 255n;
  const y = bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n) & ~sign;
  return y >= P || SMALL_ORDER.has(y);
}
