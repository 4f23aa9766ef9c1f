import { describe, expect, it } from 'vitest';
import { linesOf, playEvent } from './small-event.ts';
import { verdictOn } from './verify-lines.ts';

const lines = linesOf(playEvent(undefined, { players: 2, name: 'unread' }));

describe('an unreadable record', () => {
  it.each([
    ['no head', ['{}']],
    ['a line that is no JSON', [lines[0] ?? '', 'nonsense']],
    ['an entry of an unknown kind', [lines[0] ?? '', (lines[1] ?? '').replace('CREATED', 'MADE')]],
    ['a key twice', [(lines[0] ?? '').replace('"seed":', '"seed":"","seed":')]],
    ['nothing', []],
  ])('is refused: %s', (_, some) => {
    expect(() => verdictOn(some)).toThrow(expect.objectContaining({ name: 'Unreadable' }));
  });

  it('is refused with the number of the line', () => {
    expect(() => verdictOn([lines[0] ?? '', '', 'nonsense'])).toThrow('Line 3: This is not JSON');
  });

  const [top = '', first = '', second = ''] = lines;
  const match = lines.find((line) => line.includes('"arbiter-replay-3"')) ?? '';
  const withKey = (line: string, key: string, from = '{') => line.replace(from, `${from}"${key}":"DISQUALIFIED",`);
  it.each([
    ['an entry', [top, withKey(first, 'ruling')], 'ruling'],
    ['the input of an entry', [top, first, withKey(second, 'remark', '"input":{').replace(',}', '}')], 'remark'],
    ['the head', [withKey(top, 'note')], 'note'],
    ['the keys of the head', [withKey(top, 'remark', '"keys":{')], 'remark'],
    ['a key of the head', [withKey(top, 'remark', '"keys":{"keys":[{')], 'remark'],
    ['a signature of the head', [withKey(top, 'remark', '"signatures":[{')], 'remark'],
    ['a match', [...lines.filter((line) => line !== match), withKey(match, 'ruling')], 'ruling'],
    [
      'an entry of a match',
      [...lines.filter((line) => line !== match), withKey(match, 'ruling', '"entries":[{')],
      'ruling',
    ],
  ])('is refused with the name of an unknown key in %s', (_, some, key) => {
    expect(() => verdictOn(some)).toThrow(
      expect.objectContaining({ name: 'Unreadable', message: expect.stringContaining(`"${key}"`) }),
    );
  });
});

describe('a missing line of the log', () => {
  const event = playEvent(undefined, { players: 2, name: 'unread' });
  const { length } = event.entries;
  it.each([
    ['one in the middle', length - 2, { fault: { entry: length - 3 } }],
    ['the last', length, { why: expect.stringMatching(/the log ends here, but the tournament is not over/) }],
  ])('refutes the record and is located: %s', (_, at, says) => {
    expect(verdictOn(linesOf(event).toSpliced(at, 1))).toMatchObject({ verdict: 'REFUTED', ...says });
  });
});
