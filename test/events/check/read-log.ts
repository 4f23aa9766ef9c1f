import { z } from 'zod';
import type { LogEntry } from '../record-file.ts';

// A second reading of a tournament's log, written from the documents (docs/reference/tournaments.md,
// docs/reference/record-format.md and src/tournaments/README.md), so that it does not repeat the server's mistakes.

const number = z.number();
const places = z.array(number).nullable();
const setup = z.object({
  game: z.string(),
  seats: number,
  teamSize: number,
  bestOf: number,
  points: z.object({ byPlace: z.array(number), draw: number.nullable(), bye: number }),
  tieBreaks: z.array(z.string()),
  stages: z.array(
    z.looseObject({ kind: z.string(), take: number.nullish(), rounds: number.nullish(), cycles: number.nullish() }),
  ),
});
export type Setup = z.infer<typeof setup>;

export interface Table {
  table: number;
  entrants: readonly number[];
  games: { matchId: string; ranks: readonly number[]; places: readonly number[] | null }[];
  over: boolean;
  /** A ruling, which overrides the games. */
  ruled: { places: readonly number[] | null } | null;
  /** Results that replace the games: the number won by each entrant, in the table's order, and the number drawn. */
  counted: { wins: readonly number[]; drawn: number } | null;
}

export interface Round {
  stage: number;
  round: number;
  tables: Table[];
  byes: readonly number[];
  /** Scheduled pairs of a round robin that do not play because at least one of the two has left. */
  unplayed: readonly (readonly number[])[];
  /** The entrants who were active when the round was paired. */
  there: readonly number[];
  /** Whether the organizer has made or changed the pairings by hand. */
  byHand: boolean;
  /** The earlier rounds, as they stood when this round was paired. */
  before: readonly Round[];
}

export interface Stage {
  number: number;
  kind: string;
  /** The entrants of the stage, best first. */
  players: number[];
  lot: number[];
  rounds: Round[];
}

export interface ReadTournament {
  id: string;
  setup: Setup;
  /** The players of each entrant. */
  members: Map<number, readonly string[]>;
  gone: Set<number>;
  disqualified: Set<number>;
  absent: readonly number[];
  stages: Stage[];
  places: readonly { entrant: number; place: number }[];
  seedHash: string;
  seed: string | null;
  findings: string[];
}

const spot = { stage: number, round: number, table: number };
const SPOT = ['stage', 'round', 'table', 'game'] as const;
const words = {
  created: z.object({ id: z.string(), setup }),
  begun: z.object({ players: z.array(number), lot: z.array(number) }),
  paired: z.object({
    stage: number,
    round: number,
    tables: z.array(z.array(number)),
    byes: z.array(number),
    unplayed: z.array(z.array(number)).default([]),
  }),
  swapped: z.object({ tables: z.array(z.array(number)), byes: z.array(number) }),
  games: z.object({ games: z.array(z.object({ ...spot, game: number, matchId: z.string(), ranks: z.array(number) })) }),
  taken: z.object({
    taken: z.array(
      z.object({ ...spot, game: number, places, over: z.boolean(), ruled: places, disqualified: z.array(number) }),
    ),
  }),
  ruled: z.object({ ...spot, places, gameWins: z.array(number).optional() }),
  takenBack: z.object({
    corrected: z.boolean().optional(),
    redrawn: z.boolean().optional(),
    recut: z.boolean().optional(),
  }),
  left: z.object({ tables: z.array(z.object(spot)) }),
  entrant: z.object({ entrant: number }),
  registered: z.object({ entrant: number, late: z.boolean() }),
  members: z.object({ members: z.array(z.string()) }),
  ended: z.object({ places: z.array(z.object({ entrant: number, place: number })), seed: z.string() }),
};

/** Reads a log from its first entry to its last. */
export function readLog(entries: readonly LogEntry[]): ReadTournament {
  const [first, ...rest] = entries;
  if (first?.kind !== 'CREATED') throw new Error('a log begins with CREATED');
  const { id, setup: chosen } = words.created.parse(first.input);
  const { seedHash } = z.object({ seedHash: z.string() }).parse(first.facts);
  const nothing = {
    members: new Map(),
    gone: new Set<number>(),
    disqualified: new Set<number>(),
    absent: [],
    stages: [],
    places: [],
    findings: [],
  };
  const tournament: ReadTournament = { id, setup: chosen, seedHash, seed: null, ...nothing };
  for (const entry of rest) READERS[entry.kind]?.(tournament, entry);
  return tournament;
}

const READERS: Readonly<Record<string, (tournament: ReadTournament, entry: LogEntry) => void>> = {
  SET_UP: (tournament, { input }) => {
    tournament.setup = z.object({ setup }).parse(input).setup;
  },
  REGISTERED: (tournament, { input, facts }) => {
    const { entrant, late } = words.registered.parse(facts);
    tournament.members.set(entrant, words.members.parse(input).members);
    if (!late) return;
    tournament.stages[0]?.players.push(entrant);
    tournament.stages[0]?.lot.push(entrant);
  },
  UNREGISTERED: (tournament, { input }) => void tournament.gone.add(words.entrant.parse(input).entrant),
  BEGUN: (tournament, { facts }) => {
    tournament.absent = z.object({ absent: z.array(number) }).parse(facts).absent;
    for (const one of tournament.absent) tournament.gone.add(one);
    stageBegins(tournament, facts);
  },
  ADVANCED: (tournament, { facts }) => stageBegins(tournament, facts),
  PAIRED: (tournament, { input, facts }) => {
    const { stage, round, tables, byes, unplayed } = words.paired.parse(facts);
    const own = tournament.stages[stage - 1];
    if (!own || stage !== tournament.stages.length || round !== own.rounds.length + 1)
      return void tournament.findings.push(`stage ${stage}, round ${round} is not the next one`);
    const there = own.players.filter((one) => !tournament.gone.has(one));
    const before = structuredClone(own.rounds).map((one) => ({ ...one, before: [] }));
    const made = tables.map((entrants, index) => tableOf(index + 1, entrants));
    own.rounds.push({ stage, round, tables: made, byes, unplayed, there, byHand: input.tables !== null, before });
  },
  SWAPPED: (tournament, { facts }) => {
    const { tables, byes } = words.swapped.parse(facts);
    const round = tournament.stages.at(-1)?.rounds.at(-1);
    if (!round) return;
    Object.assign(round, { tables: tables.map((one, index) => tableOf(index + 1, one)), byes, byHand: true });
  },
  UNDONE: takenBack,
  RESULTS: resultsTaken,
  RULED: (tournament, { input, facts }) => {
    takenBack(tournament, { facts });
    const { places: ruled, gameWins, ...where } = words.ruled.parse(input);
    const table = tableAt(tournament, where);
    const counted = gameWins ? { wins: gameWins, drawn: 0 } : null;
    if (table) Object.assign(table, { ruled: { places: ruled }, counted, over: true });
  },
  DROPPED: leaves,
  DISQUALIFIED: (tournament, entry) => {
    leaves(tournament, entry);
    tournament.disqualified.add(words.entrant.parse(entry.input).entrant);
  },
  ENDED: (tournament, { facts }) => {
    const { places: last, seed } = words.ended.parse(facts);
    Object.assign(tournament, { places: last, seed });
  },
};

// Removes the last round, or a whole stage if no game of it has been played.
function takenBack(tournament: ReadTournament, { facts }: Pick<LogEntry, 'facts'>): void {
  const { recut, corrected, redrawn } = words.takenBack.parse(facts);
  if (recut) tournament.stages.pop();
  else if (redrawn || corrected === undefined) tournament.stages.at(-1)?.rounds.pop();
}

function stageBegins(tournament: ReadTournament, facts: LogEntry['facts']): void {
  const { players, lot } = words.begun.parse(facts);
  const kind = tournament.setup.stages[tournament.stages.length]?.kind ?? 'NONE';
  tournament.stages.push({
    number: tournament.stages.length + 1,
    kind,
    players: [...players],
    lot: [...lot],
    rounds: [],
  });
}

function tableOf(table: number, entrants: readonly number[]): Table {
  return { table, entrants, games: [], over: false, ruled: null, counted: null };
}

function tableAt(
  tournament: ReadTournament,
  { stage, round, table }: { stage: number; round: number; table: number },
): Table | null {
  const found = tournament.stages[stage - 1]?.rounds[round - 1]?.tables[table - 1];
  if (!found) tournament.findings.push(`there is no table ${table} in stage ${stage}, round ${round}`);
  return found ?? null;
}

function resultsTaken(tournament: ReadTournament, { input, facts }: LogEntry): void {
  const { games } = words.games.parse(input);
  for (const one of words.taken.parse(facts).taken) {
    const table = tableAt(tournament, one);
    const from = games.find((game) => SPOT.every((word) => game[word] === one[word]));
    if (!table || !from) continue;
    // A void game that is restarted does not count.
    if (one.places === null && !one.over) continue;
    table.games.push({ matchId: from.matchId, ranks: from.ranks, places: one.places });
    if (one.ruled) table.ruled = { places: one.ruled };
    if (one.ruled) table.counted = forfeited(tournament, table, one.ruled, false);
    table.over ||= one.over;
    for (const entrant of one.disqualified) {
      tournament.gone.add(entrant);
      tournament.disqualified.add(entrant);
    }
  }
}

// At a running table of two, the other entrant wins; at larger tables, the game continues.
function leaves(tournament: ReadTournament, { input, facts }: LogEntry): void {
  const { entrant } = words.entrant.parse(input);
  tournament.gone.add(entrant);
  for (const where of words.left.parse(facts).tables) {
    const table = tableAt(tournament, where);
    if (!table) continue;
    const ruled = table.entrants.map((one) => (one === entrant ? 2 : 1));
    Object.assign(table, { ruled: { places: ruled }, counted: forfeited(tournament, table, ruled, true), over: true });
  }
}

// At a table of two, the entrant who has not lost the table wins the remaining games.
function forfeited(
  { setup }: ReadTournament,
  { games }: Table,
  places: readonly number[],
  wasPlaying: boolean,
): Table['counted'] {
  if (places.length !== 2 || places[0] === places[1]) return null;
  const wins = [0, 1].map(
    (seat) => games.filter((game) => game.places?.[seat] === 1 && game.places[1 - seat] === 2).length,
  );
  const drawn = games.filter((game) => game.places?.every((place) => place === 1)).length;
  const other = places[0] === 1 ? 0 : 1;
  for (let played = games.length, isFirst = wasPlaying; ; played++, isFirst = false) {
    if (!isFirst && (played >= setup.bestOf || 2 * (wins[other] ?? 0) > setup.bestOf)) return { wins, drawn };
    wins[other] = (wins[other] ?? 0) + 1;
  }
}
