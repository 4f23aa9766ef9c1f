/** Readers with the same subscription id share one message. Others receive copies of the encoded payload. */
export class Frame {
  readonly #payload: string;
  readonly #messages = new Map<string, Buffer>();
  #body: Buffer | null = null;

  /** @param payload the result as JSON */
  constructor(payload: string) {
    this.#payload = payload;
  }

  /** Returns the message for a subscription. @param id the subscription id that the client chose */
  for(id: string): Buffer {
    const known = this.#messages.get(id);
    if (known) return known;
    const message = this.#written(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
    this.#messages.set(id, message);
    return message;
  }

  #written(prefix: string): Buffer {
    if (this.#messages.size === 0) return Buffer.from(`${prefix}${this.#payload}}`);
    this.#body ??= Buffer.from(`${this.#payload}}`);
    return Buffer.concat([Buffer.from(prefix), this.#body]);
  }
}
