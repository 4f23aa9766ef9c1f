import type { EventEntry } from '../../../src/tournaments/event/entry.ts';
import type { CountedGames } from '../../../src/tournaments/standings/round.ts';

/** A game whose result was taken. */
export interface TakenGame {
  game: number;
  matchId: string;
  /** Whether it counts: nobody had ruled before how its table comes out. */
  counts: boolean;
  entry: number;
}

export interface SheetTable {
  entrants: readonly number[];
  taken: TakenGame[];
  /** Somebody has left it, or an official has ruled: by entrant; null: all have lost. */
  ruled: { places: readonly number[] | null; games?: CountedGames } | null;
}

export interface SheetRound {
  stage: number;
  round: number;
  tables: SheetTable[];
  byes: readonly number[];
  /** Who was to be paired. */
  there: ReadonlySet<number>;
  /** It was paired before the tables of the round before were over. */
  early: boolean;
  entry: number;
}

/** What a tournament's log says, read line by line: neither its decider nor its fold has a part in it. */
export interface EventSheet {
  /** Ids of players, by number. */
  players: Map<number, string>;
  rounds: SheetRound[];
  /** Who has begun each stage, late ones too. */
  began: Map<number, Set<number>>;
  places: readonly { entrant: number; place: number }[];
}

export function sheetOf(entries: readonly EventEntry[]): EventSheet {
  const sheet: EventSheet = { players: new Map(), rounds: [], began: new Map(), places: [] };
  const gone = new Set<number>();
  for (const entry of entries) read(sheet, gone, entry);
  return sheet;
}

function read(sheet: EventSheet, gone: Set<number>, entry: EventEntry): void {
  switch (entry.kind) {
    case 'REGISTERED':
      sheet.players.set(entry.facts.entrant, entry.input.members[0] ?? '');
      if (entry.facts.late) sheet.began.get(1)?.add(entry.facts.entrant);
      return;
    case 'BEGUN':
    case 'ADVANCED':
      sheet.began.set(sheet.began.size + 1, new Set(entry.facts.players));
      return;
    case 'PAIRED': {
      const { stage, round, tables, byes } = entry.facts;
      const there = new Set([...(sheet.began.get(stage) ?? [])].filter((one) => !gone.has(one)));
      const seated = tables.map((entrants): SheetTable => ({ entrants, taken: [], ruled: null }));
      const before = sheet.rounds.at(-1)?.tables ?? [];
      const early = before.some(({ taken, ruled }) => !ruled && !taken.some(({ counts }) => counts));
      sheet.rounds.push({ stage, round, tables: seated, byes, there, early, entry: entry.version });
      return;
    }
    case 'RESULTS':
      for (const { stage, round, table, game, matchId } of entry.input.games) {
        const counts = entry.facts.taken.some(
          (one) =>
            one.stage === stage &&
            one.round === round &&
            one.table === table &&
            one.game === game &&
            (one.over || one.places),
        );
        tableAt(sheet, { stage, round, table })?.taken.push({ game, matchId, counts, entry: entry.version });
      }
      return;
    case 'RULED': {
      const table = tableAt(sheet, entry.input);
      if (table) table.ruled = { places: entry.input.places };
      return;
    }
    case 'DROPPED':
    case 'DISQUALIFIED':
      gone.add(entry.input.entrant);
      for (const spot of entry.facts.tables) {
        const table = tableAt(sheet, spot);
        if (!table) continue;
        const places = table.entrants.map((one) => (one === entry.input.entrant ? 2 : 1));
        // Tables are of two and best of one: the other has won the game.
        table.ruled = { places, games: { wins: places.map((place) => 2 - place), drawn: 0 } };
      }
      return;
    case 'ENDED':
      sheet.places = entry.facts.places;
  }
}

function tableAt(
  { rounds }: EventSheet,
  spot: { stage: number; round: number; table: number },
): SheetTable | undefined {
  const round = rounds.find((one) => one.stage === spot.stage && one.round === spot.round);
  return round?.tables[spot.table - 1];
}
