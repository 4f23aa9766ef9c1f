import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frame, FrameReader, framed, KINDS } from './frames.ts';

const kinds = Object.values(KINDS);
const frames = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    number: fc.nat(2 ** 32 - 1),
    head: fc.string({ unit: 'grapheme' }),
    body: fc.string({ unit: 'grapheme', maxLength: 300 }),
  }),
  { maxLength: 8 },
);
type Sent = Omit<Frame, 'body'> & { body: string };

function readIn(pieces: readonly Buffer[]): Sent[] {
  const reader = new FrameReader();
  const heard: Sent[] = [];
  for (const piece of pieces) reader.read(piece, (frame) => heard.push({ ...frame, body: frame.body.toString() }));
  return heard;
}

describe('frames between nodes', () => {
  it('come as they were sent, into however many pieces they are cut', () => {
    fc.assert(
      fc.property(frames, fc.array(fc.nat(200), { maxLength: 50 }), (sent, cuts) => {
        const all = Buffer.concat(sent.map(({ kind, number, head, body }) => framed(kind, number, head, body)));
        const pieces: Buffer[] = [];
        let from = 0;
        for (const length of cuts) {
          pieces.push(all.subarray(from, from + length));
          from = Math.min(all.length, from + length);
        }
        expect(readIn([...pieces, all.subarray(from)])).toEqual(sent);
      }),
    );
  });

  it('of a length or a kind that no node sends are an error', () => {
    const long = framed(KINDS.ask, 1, 'x');
    long.writeUInt32LE(2 ** 31, 0);
    const [strange, wrong] = [framed(KINDS.ask, 1, 'x'), framed(KINDS.ask, 1, 'x')];
    strange.writeUInt8(9, 4);
    wrong.writeUInt32LE(500, 9);
    for (const bytes of [long, strange, wrong]) expect(() => readIn([bytes])).toThrow(RangeError);
    expect(() => readIn([Buffer.from('GET / HTTP/1.1\r\n\r\n')])).toThrow(RangeError);
  });
});
