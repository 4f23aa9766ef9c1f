import type { Verdict } from '../../clients/typescript/src/index.ts';

export function verdictLine(id: string, said: Verdict): string {
  if (said.verdict === 'VERIFIED') return `VERIFIED  match ${id}: every card, die and move follows from its seed.`;
  if (said.verdict === 'UNDECIDED') return `UNDECIDED  match ${id}: ${said.why}`;
  return `REFUTED  match ${id}, entry ${said.version}: ${said.why}`;
}
