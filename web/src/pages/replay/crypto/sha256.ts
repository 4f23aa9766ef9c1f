import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Replaces src/engine/crypto/sha256.ts (see vite.config.ts), because browsers hash only asynchronously.

/** Computes the SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  return bytesToHex(sha256Bytes(text));
}

/** Computes the SHA-256 of a text in UTF-8, as 32 bytes. */
export function sha256Bytes(text: string): Uint8Array {
  return digest(utf8ToBytes(text));
}
