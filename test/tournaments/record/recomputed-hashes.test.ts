import { expect, it } from 'vitest';
import { linesOf, playEvent, rehashed } from './small-event.ts';
import { verdictOn } from './verify-lines.ts';

const event = playEvent();
const lines = linesOf(event);
const second = event.entries.filter(({ kind }) => kind === 'PAIRED')[1]?.version ?? expect.fail('no second round');

it('a verdict on a changed pairing names it and the correct one', () => {
  const forged = lines.map((line, index) =>
    index === second + 1 ? line.replace(/"tables":\[\[(\d),(\d)\]/, '"tables":[[$2,$1]') : line,
  );
  const verdict = verdictOn(forged);
  expect(verdict.why).toMatch(
    /round 2, table 1: the entry, PAIRED, does not match its hash .*: the pairing does not follow: recorded/,
  );
  expect(verdict.fault).toMatchObject({ entry: second, spot: { stage: 1, round: 2, table: 1 } });
});

it('the same holds after a forger recomputes all hashes: the verdict does not stop at the wrong signature', () => {
  const made = rehashed(event, (entry) => {
    if (entry.version === second && entry.kind === 'PAIRED') entry.facts.tables[0]?.reverse();
  });
  const verdict = verdictOn([lines[0] ?? '', ...linesOf(made).slice(1)]);
  expect(verdict.why).toMatch(/stage 1, round 2, table 1: the pairing does not follow: recorded/);
});
