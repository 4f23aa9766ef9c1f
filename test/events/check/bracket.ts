import { winner } from './outcome.ts';
import type { ReadTournament, Round, Stage } from './read-log.ts';

/** Checks eliminations: winners advance, eliminated entrants stay out, and the seeds meet as they should. */
export function bracketFindings(tournament: ReadTournament): string[] {
  return tournament.stages.flatMap((stage) => {
    if (!stage.kind.includes('ELIMINATION')) return [];
    const lives = stage.kind === 'DOUBLE_ELIMINATION' ? 2 : 1;
    const findings = [
      ...seedFindings(tournament, stage),
      ...lifeFindings(stage, lives),
      ...endFindings(tournament, stage, lives),
    ];
    if (lives === 1 && tournament.setup.seats === 2) findings.push(...treeFindings(tournament, stage));
    return findings.map((one) => `stage ${stage.number}, ${one}`);
  });
}

// In the first round, the top seed meets the bottom seed, and the best seeds get the byes.
function seedFindings({ setup }: ReadTournament, { players, rounds }: Stage): string[] {
  const [first] = rounds;
  if (!first || setup.seats > 2) return [];
  const size = 2 ** Math.ceil(Math.log2(players.length));
  const seedOf = (one: number) => players.indexOf(one) + 1;
  const wrong = first.tables.filter(({ entrants: [a = 0, b = 0] }) => seedOf(a) + seedOf(b) !== size + 1);
  const byes = players
    .slice(0, size - players.length)
    .filter((one) => first.there.includes(one) && !first.byes.includes(one));
  return [
    ...wrong.map(({ entrants }) => `round 1: the seeds ${entrants.map(seedOf)} meet`),
    ...byes.map((one) => `round 1: seed ${seedOf(one)} has no bye`),
  ];
}

function losses(rounds: readonly Round[], who: number): number {
  const own = rounds.flatMap(({ tables }) => tables).filter(({ entrants }) => entrants.includes(who));
  return own.filter((table) => table.over && winner(table) !== who).length;
}

function lifeFindings({ rounds }: Stage, lives: number): string[] {
  return rounds.flatMap((round, index) => {
    const before = rounds.slice(0, index);
    const playing = [...round.tables.flatMap(({ entrants }) => entrants), ...round.byes];
    const out = playing
      .filter((one) => losses(before, one) >= lives)
      .map((one) => `round ${round.round}: ${one} is out`);
    const apart = round.tables.filter(({ entrants: [a = 0, b = 0] }) => {
      const [own, theirs] = [losses(before, a), losses(before, b)];
      return own !== theirs && playing.length > 2;
    });
    return [...out, ...apart.map(({ entrants }) => `round ${round.round}: ${entrants} have not lost as often`)];
  });
}

// At the end, one entrant is left. All others have been eliminated or have left the event.
function endFindings({ gone }: ReadTournament, { players, rounds }: Stage, lives: number): string[] {
  const left = players.filter((one) => !gone.has(one) && losses(rounds, one) < lives);
  const champion = left[0];
  const findings = left.length > 1 ? [`the end: ${left} are still in`] : [];
  const last = rounds.at(-1)?.tables[0];
  if (champion !== undefined && last && winner(last) !== champion)
    findings.push('the end: the last table has another winner');
  return findings;
}

// In each round, the winners of neighbouring tables meet, in the usual seeding order.
function treeFindings({ gone }: ReadTournament, { players, rounds }: Stage): string[] {
  let line: (number | null)[] = seedOrder(2 ** Math.ceil(Math.log2(players.length))).map(
    (seed) => players[seed - 1] ?? null,
  );
  const findings: string[] = [];
  let index = 0;
  while (line.length > 1) {
    const round = rounds[index];
    const pairs = Array.from({ length: line.length / 2 }, (_, one) => [
      line[2 * one] ?? null,
      line[2 * one + 1] ?? null,
    ]);
    const paired = round?.tables.map(({ entrants }) => entrants.toSorted((a, b) => a - b).join()) ?? [];
    line = pairs.map(([a = null, b = null]) => {
      if (a === null || b === null) return a ?? b;
      const at = paired.indexOf([a, b].sort((x, y) => x - y).join());
      const table = round?.tables[at];
      if (table) return winner(table);
      if (!gone.has(a) && !gone.has(b)) findings.push(`round ${index + 1}: ${a} and ${b} should meet`);
      return gone.has(a) ? b : a;
    });
    index++;
  }
  return findings;
}

/** Returns the seeds in bracket order, as in 1, 8, 4, 5, 2, 7, 3, 6: each odd position is followed by its opponent. */
function seedOrder(size: number): number[] {
  if (size <= 1) return [1];
  return seedOrder(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}
