import { hash } from 'node:crypto';

// The browser build replaces this file.

/** Returns the SHA-256 of a text, encoded in UTF-8, as a hexadecimal string. */
export function sha256(text: string): string {
  return hash('sha256', text);
}

/** Returns the SHA-256 of a text, encoded in UTF-8, as 32 bytes. */
export function sha256Bytes(text: string): Uint8Array {
  return hash('sha256', text, 'buffer');
}
