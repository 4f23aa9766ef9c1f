import { describe, expect, it } from 'vitest';
import { Frame } from './frame.ts';

describe('the messages of one result', () => {
  it('carry the subscription id of each client', () => {
    const frame = new Frame('{"data":{"text":"Würfel ♟"}}');
    for (const id of ['1', '2', 'a "quoted" one', '1'])
      expect(JSON.parse(frame.for(id).toString())).toEqual({
        id,
        type: 'next',
        payload: { data: { text: 'Würfel ♟' } },
      });
  });

  it('are the same bytes for readers with the same subscription id', () => {
    const frame = new Frame('{}');
    expect(frame.for('1')).toBe(frame.for('1'));
  });
});
