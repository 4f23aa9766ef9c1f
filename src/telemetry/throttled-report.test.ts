import { expect, it } from 'vitest';
import { throttledReport } from './throttled-report.ts';

function heard() {
  const lines: string[] = [];
  let now = 0;
  const report = throttledReport(
    (error, about, alike = 0) => lines.push(`${about}: ${error.message} (${alike})`),
    () => now,
  );
  return { lines, report, later: (ms: number) => (now += ms) };
}

it('of many errors that differ only in job and worker, the log has one and counts the rest', () => {
  const { lines, report, later } = heard();
  for (let job = 0; job < 300; job++)
    report(new Error(`Missing lock for job deliver-${job}-1. moveToFinished`), job % 2 ? 'deliver' : 'moveBot');
  expect(lines).toEqual(['moveBot: Missing lock for job deliver-0-1. moveToFinished (0)']);
  later(60_000);
  report(new Error('Missing lock for job deliver-300-1. moveToFinished'), 'deliver');
  expect(lines[1]).toBe('deliver: Missing lock for job deliver-300-1. moveToFinished (299)');
});

it('the log has each finally failed job once', () => {
  const { lines, report } = heard();
  for (const match of ['a', 'b', 'a']) report(new Error('no rules'), `moveBot {"matchId":"${match}"}`);
  expect(lines).toEqual(['moveBot {"matchId":"a"}: no rules (0)', 'moveBot {"matchId":"b"}: no rules (0)']);
});
