// How nodes talk to one another, once they know each other: frames over a connection that stays, many of which may wait for their
// answers. A frame: its length without these four bytes, its kind, a number, the length of its head (JSON), the head, and the body.

export const KINDS = {
  /** One node asks another to do something. */
  ask: 1,
  /** It is done; the same number. */
  answer: 2,
  /** It is not done, and will not be; the same number. The body is empty. */
  refuse: 3,
  /** Are you there? */
  ping: 4,
  /** Yes. */
  pong: 5,
} as const;
export type FrameKind = (typeof KINDS)[keyof typeof KINDS];
const ALL = Object.values(KINDS);

export interface Frame {
  kind: FrameKind;
  number: number;
  /** JSON. */
  head: string;
  /** A view of what has come, which holds all of it for as long as it is kept. */
  body: Buffer;
}

const LENGTH = 4;
const BEFORE = LENGTH + 1 + 4 + 4;
/** Bytes of one frame: more than any answer has. Whoever announces more is not one of us. */
export const LONGEST = 32 * 1024 * 1024;

const NOTHING: Buffer = Buffer.alloc(0);

/** A frame as it is sent. */
export function framed(kind: FrameKind, number: number, head = '', body: string | Buffer = ''): Buffer {
  const [inHead, inBody] = [Buffer.byteLength(head), Buffer.byteLength(body)];
  const bytes = Buffer.allocUnsafe(BEFORE + inHead + inBody);
  bytes.writeUInt32LE(bytes.length - LENGTH, 0);
  bytes.writeUInt8(kind, LENGTH);
  bytes.writeUInt32LE(number, LENGTH + 1);
  bytes.writeUInt32LE(inHead, LENGTH + 5);
  bytes.write(head, BEFORE);
  if (typeof body === 'string') bytes.write(body, BEFORE + inHead);
  else body.copy(bytes, BEFORE + inHead);
  return bytes;
}

/** What comes over a connection, put together again to frames. */
export class FrameReader {
  #rest = NOTHING;
  /** Of a frame that comes in many pieces: until all are there they are not joined. */
  #pieces: Buffer[] = [];
  #missing = 0;

  /** @throws RangeError for what no node of ours sends */
  read(chunk: Buffer, take: (frame: Frame) => void): void {
    if (chunk.length < this.#missing) {
      this.#pieces.push(chunk);
      this.#missing -= chunk.length;
      return;
    }
    let bytes = this.#joined(chunk);
    while (bytes.length >= BEFORE) {
      const length = bytes.readUInt32LE(0);
      if (length < BEFORE - LENGTH || length > LONGEST) throw new RangeError('no frame is that long');
      if (bytes.length < LENGTH + length) break;
      take(frameIn(bytes.subarray(0, LENGTH + length)));
      bytes = bytes.subarray(LENGTH + length);
    }
    this.#rest = bytes;
    this.#missing = bytes.length >= BEFORE ? LENGTH + bytes.readUInt32LE(0) - bytes.length : 0;
  }

  #joined(chunk: Buffer): Buffer {
    if (this.#rest.length === 0) return chunk;
    const all = Buffer.concat([this.#rest, ...this.#pieces, chunk]);
    this.#rest = NOTHING;
    this.#pieces = [];
    return all;
  }
}

function frameIn(bytes: Buffer): Frame {
  const kind = ALL.find((one) => one === bytes[LENGTH]);
  const inHead = bytes.readUInt32LE(LENGTH + 5);
  if (kind === undefined || inHead > bytes.length - BEFORE) throw new RangeError('that is no frame');
  const head = bytes.toString('utf8', BEFORE, BEFORE + inHead);
  return { kind, number: bytes.readUInt32LE(LENGTH + 1), head, body: bytes.subarray(BEFORE + inHead) };
}
