import { z } from 'zod';
import { type RecordFile, type Replay, sha256 } from '../record-file.ts';
import { outcome } from './outcome.ts';
import type { ReadTournament, Round, Table } from './read-log.ts';

const preamble = z.looseObject({
  match: z.string(),
  game: z.string(),
  seats: z.array(z.looseObject({ player: z.looseObject({ id: z.string() }).nullable() })),
});

/**
 * Checks that every game that counts has a match with the right players in its seats, and has the match's result. Every
 * match belongs to a game.
 */
export function resultFindings({ replays }: RecordFile, tournament: ReadTournament): string[] {
  const byId = new Map(replays.map((one) => [one.match, one]));
  const findings = byId.size === replays.length ? [] : ['a match is in the record twice'];
  const counted = new Set<string>();
  for (const { rounds } of tournament.stages)
    for (const round of rounds)
      for (const table of round.tables)
        for (const [index, game] of table.games.entries()) {
          if (counted.has(game.matchId)) findings.push(`${at(round, table)}: match ${game.matchId} counts twice`);
          counted.add(game.matchId);
          const found = byId.get(game.matchId);
          if (!found) findings.push(`${at(round, table)}: the match ${game.matchId} is missing`);
          else
            findings.push(...gameFindings(tournament, table, index, found).map((one) => `${at(round, table)}: ${one}`));
        }
  return [...findings, ...unfinished(tournament)];
}

function at({ stage, round }: Round, { table }: Table): string {
  return `stage ${stage}, round ${round}, table ${table}`;
}

function unfinished({ stages }: ReadTournament): string[] {
  const open = stages.flatMap(({ rounds }) =>
    rounds.flatMap((round) => round.tables.filter(({ over }) => !over).map((table) => at(round, table))),
  );
  return open.map((one) => `${one}: it was never over`);
}

function gameFindings(tournament: ReadTournament, table: Table, index: number, replay: Replay): string[] {
  const { setup, members } = tournament;
  const game = table.games[index];
  const said = preamble.parse(replay.entries[0]?.move);
  const count = table.entrants.length;
  // Seats rotate by one each game; members of a team alternate with those of the other team.
  const seated = table.entrants.map((_, seat) => table.entrants[(seat + index) % count] ?? 0);
  const wanted = Array.from({ length: count * setup.teamSize }, (_, seat) => {
    return members.get(seated[seat % count] ?? 0)?.[Math.floor(seat / count)];
  });
  const found = said.seats.map(({ player }) => player?.id);
  const { ranks } = replay.result;
  const own = table.entrants.map((entrant) => Math.min(...ranks.filter((_, seat) => seated[seat % count] === entrant)));
  const places = own.map((rank) => 1 + own.filter((other) => other < rank).length);
  const findings: string[] = [];
  if (said.match !== replay.match || said.game !== setup.game) findings.push('its match has another id or game');
  if (String(found) !== String(wanted)) findings.push(`game ${index + 1}: the seats held ${found}, not ${wanted}`);
  if (ranks.length > 0 && (String(ranks) !== String(game?.ranks) || String(places) !== String(game?.places)))
    findings.push(`game ${index + 1} came to ${places}, and ${game?.places} was taken`);
  return findings;
}

/** The attempt numbers that a match id may contain: up to four per draw of the round, which corrections may redraw. */
const ATTEMPTS = Array.from({ length: 4 * 8 }, (_, attempt) => attempt);

/** Checks that the ids of matches are derived from their place in the event. */
export function idFindings({ head }: RecordFile, tournament: ReadTournament): string[] {
  return tournament.stages.flatMap(({ rounds }) =>
    rounds.flatMap((round) =>
      round.tables.flatMap((table) =>
        table.games.flatMap(({ matchId }, index) => {
          const spot = `${head.tournament}/${round.stage}/${round.round}/${table.table}/${index + 1}`;
          const could = ATTEMPTS.map((attempt) => sha256(`${spot}/${attempt}`).slice(0, 8));
          return could.includes(matchId.slice(0, 8)) ? [] : [`${at(round, table)}: ${matchId} is not its match`];
        }),
      ),
    ),
  );
}

/**
 * Checks that at a table of two, play ends once one entrant has won; larger tables play all games. A table decided by a
 * ruling may have any number of games.
 */
export function lengthFindings({ setup, stages, gone }: ReadTournament): string[] {
  return stages.flatMap(({ kind, rounds }) =>
    rounds.flatMap((round) =>
      round.tables.flatMap((table) => {
        const { games, entrants, ruled } = table;
        if (ruled || entrants.some((one) => gone.has(one))) return [];
        const wins = entrants.map((_, seat) => games.filter(({ places }) => isFirst(places, seat)).length);
        const early = entrants.length === 2 && Math.max(...wins) > setup.bestOf / 2;
        const enough = early || games.length >= setup.bestOf;
        const settled = !kind.includes('ELIMINATION') || (outcome(table) ?? []).filter((one) => one === 1).length === 1;
        return enough && settled ? [] : [`${at(round, table)}: it was over after ${games.length} games`];
      }),
    ),
  );
}

function isFirst(places: readonly number[] | null, seat: number): boolean {
  return places?.[seat] === 1 && places.filter((one) => one === 1).length === 1;
}
