import { outcome, winner } from './outcome.ts';
import type { ReadTournament, Stage } from './read-log.ts';
import { slowStandings } from './slow-standings.ts';

/** Checks that a later stage begins with the best entrants of the previous stage who are still in the event. */
export function cutFindings(tournament: ReadTournament): string[] {
  return tournament.stages.slice(1).flatMap(({ number, players }) => {
    const before = tournament.stages[number - 2];
    if (!before || before.kind.includes('ELIMINATION')) return [];
    const take = tournament.setup.stages[number - 1]?.take ?? players.length;
    const gone = new Set(before.players.filter((one) => tournament.gone.has(one) && !players.includes(one)));
    const wanted = slowStandings(tournament.setup, before)
      .map(({ entrant }) => entrant)
      .filter((one) => !gone.has(one))
      .slice(0, take);
    return String(wanted) === String(players) ? [] : [`stage ${number} begins with ${players}, not with ${wanted}`];
  });
}

/** Checks the final places: first the entrants of the last stage, then those who were cut before the last stage. */
export function placeFindings(tournament: ReadTournament): string[] {
  const wanted: { entrant: number; place: number }[] = [];
  for (const stage of tournament.stages.toReversed()) {
    const rest = placed(tournament, stage).filter(({ entrant }) => wanted.every((one) => one.entrant !== entrant));
    const before = wanted.length;
    for (const { entrant, place } of rest)
      wanted.push({ entrant, place: before + 1 + rest.filter((one) => one.place < place).length });
  }
  const text = (all: ReadTournament['places']) =>
    all
      .map(({ entrant, place }) => `${place}:${entrant}`)
      .toSorted()
      .join(' ');
  return text(wanted) === text(tournament.places)
    ? []
    : [`the places at the end are ${text(tournament.places)}, not ${text(wanted)}`];
}

function placed(tournament: ReadTournament, stage: Stage): { entrant: number; place: number }[] {
  return withoutDisqualified(
    tournament,
    stage.kind.includes('ELIMINATION') ? bracketPlaces(stage) : slowStandings(tournament.setup, stage),
  );
}

/** Removes disqualified entrants, so that everyone below them moves up. */
export function withoutDisqualified<T extends { entrant: number; place: number }>(
  { disqualified }: Pick<ReadTournament, 'disqualified'>,
  lines: readonly T[],
): T[] {
  const left = lines.filter(({ entrant }) => !disqualified.has(entrant));
  return left.map((one) => ({ ...one, place: 1 + left.filter(({ place }) => place < one.place).length }));
}

/**
 * In a bracket, entrants rank by how late they were eliminated. Those eliminated in the same round share a place,
 * except at a last table of more than two.
 */
export function bracketPlaces({ players, rounds, kind }: Stage): { entrant: number; place: number }[] {
  const lives = kind === 'DOUBLE_ELIMINATION' ? 2 : 1;
  const last = rounds.at(-1)?.tables[0];
  const places = last && last.entrants.length > 2 ? outcome(last) : null;
  const outIn = (who: number): number => {
    let lost = 0;
    for (const { round, tables } of rounds) {
      const own = tables.find(({ entrants }) => entrants.includes(who));
      if (own && winner(own) !== who && ++lost === lives) {
        const place = own === last ? places?.[own.entrants.indexOf(who)] : undefined;
        return round + (place === undefined ? 0 : 1 / place);
      }
    }
    return Number.POSITIVE_INFINITY;
  };
  const out = players.map((entrant) => ({ entrant, round: outIn(entrant) }));
  return out.map(({ entrant, round }) => ({ entrant, place: 1 + out.filter((one) => one.round > round).length }));
}
