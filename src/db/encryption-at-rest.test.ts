import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AtRestKey } from '../config.ts';
import { AtRest, SEALED_AS, SealBroken } from './encryption-at-rest.ts';

const key = (id: string): AtRestKey => ({ id, key: randomBytes(32) });
const [OLD, NEW] = [key('2025'), key('2026')];
const [MATCH, OTHER] = ['0b1c6c0e-7d0a-4a6b-9d53-3b0f9f6c2a11', '0b1c6c0e-7d0a-4a6b-9d53-3b0f9f6c2a12'];

const withOld = () => new AtRest({ current: OLD, all: [OLD] });
const withBoth = () => new AtRest({ current: NEW, all: [NEW, OLD] });
const sealed = (atRest = withOld()) => atRest.newBox(MATCH) ?? expect.fail();

describe('a sealed text', () => {
  test('opens to the original, and looks different every time', () => {
    const { box, dataKey } = sealed();
    const texts = Array.from({ length: 20 }, () => box.seal('Zoë bids 7', 'entry 3'));
    expect(new Set(texts).size).toBe(20);
    for (const text of texts) expect(text).toMatch(/^sealed-1:[\w-]+$/);
    expect(
      withOld()
        .boxOf(MATCH, dataKey)
        ?.open(texts[0] ?? '', 'entry 3'),
    ).toBe('Zoë bids 7');
  });

  test('does not open as a different entry, in a different match, or after a change', () => {
    const { box, dataKey } = sealed();
    const text = box.seal('secret', 'entry 3');
    expect(() => box.open(text, 'entry 4')).toThrow(SealBroken);
    expect(() => withOld().boxOf(OTHER, dataKey)).toThrow();
    expect(() => sealed().box.open(text, 'entry 3')).toThrow();
    for (const at of [12, 25, text.length - 2]) {
      const touched = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      expect(() => box.open(touched, 'entry 3')).toThrow();
    }
  });

  test('needs its key, and the error about a missing key names the key', () => {
    const { dataKey } = sealed();
    expect(() => new AtRest().boxOf(MATCH, dataKey)).toThrow('AT_REST_KEY must also list the key 2025');
    const impostor = { ...key('2025') };
    expect(() => new AtRest({ current: impostor, all: [impostor] }).boxOf(MATCH, dataKey)).toThrow();
  });

  test('is not sealed again when the operator’s key changes', () => {
    const { box, dataKey } = sealed();
    const text = box.seal('secret', 'entry 3');
    const anew = withBoth().resealed(dataKey, SEALED_AS.dataKey(MATCH)) ?? expect.fail();
    expect(withBoth().resealed(anew, SEALED_AS.dataKey(MATCH))).toBeNull();
    const later = new AtRest({ current: NEW, all: [NEW] });
    expect(later.boxOf(MATCH, anew)?.open(text, 'entry 3')).toBe('secret');
    expect(() => new AtRest({ current: NEW, all: [NEW] }).boxOf(MATCH, dataKey)).toThrow('2025');
  });
});

describe('an unsealed text', () => {
  test('stays unsealed without a key, or with keys for reading only', () => {
    for (const atRest of [new AtRest(), new AtRest({ current: null, all: [OLD] })]) {
      expect(atRest.seals).toBe(false);
      expect(atRest.newBox(MATCH)).toBeNull();
      expect(atRest.boxOf(MATCH, null)).toBeNull();
      expect(atRest.sealSecret('clear', 'x')).toBe('clear');
      expect(atRest.openSecret('clear', 'x')).toBe('clear');
    }
    expect(new AtRest({ current: null, all: [OLD] }).boxOf(MATCH, sealed().dataKey)).not.toBeNull();
  });
});
