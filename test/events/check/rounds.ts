import type { ReadTournament, Round, Stage } from './read-log.ts';

/** Checks that in each round, every active entrant has exactly one table or bye, and other entrants have none. */
export function roundFindings({ stages, setup }: ReadTournament): string[] {
  return stages.flatMap((stage) => stage.rounds.flatMap((round) => oneRound(stage, round, setup.seats)));
}

function oneRound(
  { kind, players }: Stage,
  { stage, round, tables, byes, there, byHand }: Round,
  seats: number,
): string[] {
  const at = `stage ${stage}, round ${round}`;
  const found = [...tables.flatMap(({ entrants }) => entrants), ...byes];
  const twice = found.filter((one, index) => found.indexOf(one) !== index);
  const strangers = found.filter((one) => !there.includes(one));
  const findings = [
    ...twice.map((one) => `${at}: entrant ${one} is there twice`),
    ...strangers.map((one) => `${at}: entrant ${one} is paired, and had gone or never came`),
  ];
  if (kind === 'SWISS' && seats > 2 && byes.length > 0 && there.length > 1 && !byHand)
    findings.push(`${at}: ${byes} have byes, where tables could be smaller`);
  // Only an elimination stage leaves active entrants without a table or bye.
  if (!kind.includes('ELIMINATION'))
    for (const one of there) if (!found.includes(one)) findings.push(`${at}: entrant ${one} has neither table nor bye`);
  if (there.some((one) => !players.includes(one))) findings.push(`${at}: an entrant plays who is not in the stage`);
  if (!byHand)
    findings.push(
      ...sizes(
        tables.map(({ entrants }) => entrants.length),
        seats,
      ).map((one) => `${at}: ${one}`),
    );
  return findings;
}

// There are as few tables as possible, and their sizes differ by at most one seat.
function sizes(counts: readonly number[], seats: number): string[] {
  const all = counts.reduce((a, b) => a + b, 0);
  const findings: string[] = [];
  if (Math.max(...counts) > seats || Math.min(...counts) < 2) findings.push(`tables of ${counts}`);
  if (Math.max(...counts) - Math.min(...counts) > 1) findings.push(`tables of ${counts} differ too much`);
  if (counts.length !== Math.ceil(all / seats)) findings.push(`${counts.length} tables for ${all} entrants`);
  return counts.length === 0 ? [] : findings;
}

/** Checks that in a round robin, each pair has met as often as planned, unless one of the two has left. */
export function robinFindings({ stages, setup, gone }: ReadTournament): string[] {
  return stages.flatMap(({ kind, number, rounds, players }) => {
    if (kind !== 'ROUND_ROBIN') return [];
    const cycles = setup.stages[number - 1]?.cycles ?? 1;
    const stayed = players.filter((one) => !gone.has(one));
    const tables = rounds.flatMap((round) => round.tables);
    return stayed.flatMap((a) =>
      stayed
        .filter((b) => a < b)
        .flatMap((b) => {
          const met = tables.filter(({ entrants }) => entrants.includes(a) && entrants.includes(b)).length;
          return met === cycles ? [] : [`stage ${number}: ${a} and ${b} have met ${met} times`];
        }),
    );
  });
}
