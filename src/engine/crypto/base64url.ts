const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes as base64url (RFC 4648), without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const some = bytes.subarray(i, i + 3);
    const bits = ((some[0] ?? 0) << 16) | ((some[1] ?? 0) << 8) | (some[2] ?? 0);
    for (let letter = 0; letter <= some.length; letter++) text += LETTERS[(bits >> (18 - 6 * letter)) & 63];
  }
  return text;
}

/** Decodes canonical base64url text. Returns null if the text is not canonical. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let [bits, held, made] = [0, 0, 0];
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[made++] = (bits >> held) & 0xff;
  }
  return isBase64url(text, bytes) ? bytes : null;
}

// The text is canonical if encoding the bytes again gives the same text: different last letters can decode to the same
// bytes.
function isBase64url(text: string, bytes: Uint8Array): boolean {
  return toBase64url(bytes) === text;
}
