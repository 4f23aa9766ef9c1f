import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a push subscription, which only the browser has. Follows RFC 8291 and RFC 8188. */
export class Browser {
  readonly #key = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly keys: { p256dh: string; auth: string };

  constructor() {
    this.#key.generateKeys();
    this.keys = { p256dh: this.#key.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** @throws for a message that was not encrypted for this subscription */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    if (body.length > body.readUInt32BE(16)) throw new Error('more than one record');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), theirs]);
    const ikm = Buffer.from(hkdfSync('sha256', this.#key.computeSecret(theirs), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = text.lastIndexOf(2);
    return text.subarray(0, end).toString();
  }
}
