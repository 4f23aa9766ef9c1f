import { describe, expect, it } from 'vitest';
import { Frame } from './frame.ts';

describe('the messages made from one result', () => {
  it('carry the subscription id of each client', () => {
    const frame = new Frame('{"data":{"text":"Würfel ♟"}}');
    for (const id of ['1', '2', 'a "quoted" one', '1'])
      expect(JSON.parse(frame.for(id).toString())).toEqual({
        id,
        type: 'next',
        payload: { data: { text: 'Würfel ♟' } },
      });
  });

  it('share one buffer if the subscription ids are equal', () => {
    const frame = new Frame('{}');
    expect(frame.for('1')).toBe(frame.for('1'));
  });
});
