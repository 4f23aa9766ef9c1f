import { expect, it } from 'vitest';
import { MISTAKE, PATIENTLY, runDocsCommands } from './run-docs-commands.ts';

it('a reader pastes the first match line by line, and its record verifies', PATIENTLY, async () => {
  const { code, output } = await runDocsCommands('docs/start/first-match.md');
  expect(output).not.toMatch(MISTAKE);
  expect(output).toMatch(/"decision":\{"prompt":/);
  expect(output).toMatch(/"submitMove":\{"entry":\{"version":\d+,"text":/);
  expect(output).toMatch(/"resign":\{"status":"FINISHED"/);
  expect(output).toMatch(/"verdict":"VERIFIED"/);
  expect([code, output]).toEqual([0, output]);
});

it('a reader pastes the first event line by line; a forged record is refuted', PATIENTLY, async () => {
  const { code, output } = await runDocsCommands('docs/start/first-event.md');
  expect(output).not.toMatch(MISTAKE);
  expect(output).toMatch(/"beginTournament":\{"status":"RUNNING"/);
  expect(output).toMatch(/^VERIFIED/m);
  expect(output).toMatch(/^REFUTED/m);
  expect([code, output]).toEqual([0, output]);
});
