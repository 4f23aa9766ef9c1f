import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarText } from './calendar.ts';
import { csv } from './csv.ts';

describe('CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('prevents spreadsheets from executing %j', (name) => {
    expect(csv([[name]])).toBe(`"'${name}"\r\n`);
  });

  it('quotes every field, and does not change numbers', () => {
    expect(csv([['a"b', 'c,d', -1, null, 'é\nf']])).toBe('"a""b","c,d","-1","","é\nf"\r\n');
  });
});

describe('a calendar', () => {
  const round: CalendarEvent = {
    ...{ uid: 'x-1-1@arbiter', summary: 'Ünder a; very, long \\ name\nof something'.repeat(5) },
    ...{ from: Date.UTC(2026, 0, 2, 3, 4, 5), to: Date.UTC(2026, 0, 2, 4), tentative: true },
  };
  const text = calendarText({ id: 'x', version: 7, name: 'Cup', stamp: 0 }, [round]);

  it('folds lines to 75 bytes, and unfolding restores the text', () => {
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const whole = text.replaceAll('\r\n ', '');
    expect(whole).toContain('SUMMARY:Ünder a\\; very\\, long \\\\ name\\nof something');
    expect(whole).toContain('DTSTART:20260102T030405Z\r\nDTEND:20260102T040000Z');
    expect(whole).not.toMatch(/[^\r]\n/);
  });
});
