import type {
  AtTime,
  BotLevel,
  StageFormat,
  TieBreak,
  TimeControlInput,
  TimeOutPolicy,
  TournamentDecks,
  TournamentDecksShown,
  TournamentPointsInput,
  TournamentRegistration,
  Visibility,
} from '../../../data/client.ts';

/** A stage as it is being filled in. Null: as many as it takes, or all. */
export interface StageForm {
  readonly format: StageFormat;
  readonly rounds: number | null;
  readonly cycles: number;
  readonly take: number | null;
}

/** What the form of an event holds, as long as it is being filled in. Lengths are in minutes here, as people say them. */
export interface SetupForm {
  readonly name: string;
  readonly description: string;
  /** Empty: none chosen yet. */
  readonly game: string;
  /** What differs from the game's defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly stages: readonly StageForm[];
  readonly seats: number;
  readonly teamSize: number;
  readonly bestOf: number;
  readonly timeControl: TimeControlInput | null;
  readonly onTimeOut: TimeOutPolicy;
  readonly forfeitAfter: number;
  readonly standInLevel: BotLevel;
  readonly decks: TournamentDecks;
  readonly decksShown: TournamentDecksShown;
  readonly registration: TournamentRegistration;
  readonly visibility: Visibility;
  /** Null: as many as there may be. */
  readonly capacity: number | null;
  /** `2026-11-22T18:00`, by the clock on the reader's wall; empty: when the organizer says so. */
  readonly startsAt: string;
  readonly checkIn: number | null;
  /** The round whose pairing ends late entry; null: no late entry. */
  readonly lateRounds: number | null;
  /** Null: what is usual for so many seats. */
  readonly points: TournamentPointsInput | null;
  readonly tieBreaks: readonly TieBreak[];
  readonly roundLength: number | null;
  readonly atTime: AtTime;
  readonly pause: number;
  readonly grace: number;
  readonly byHand: boolean;
  /** Null: what is usual for such a clock; 0: never. */
  readonly noShowAfter: number | null;
  readonly noShowDrops: boolean;
  /** The player who defends the title. */
  readonly champion: string | null;
  readonly broadcastDelay: number;
}

/** What each part of the form is given. */
export interface PartProps {
  readonly form: SetupForm;
  readonly change: (part: Partial<SetupForm>) => void;
}

export const SWISS: StageForm = { format: 'SWISS', rounds: null, cycles: 1, take: null };

/** What most events are: with a name and a game it can be sent. */
export const USUAL: SetupForm = {
  name: '',
  description: '',
  game: '',
  options: {},
  stages: [SWISS],
  seats: 2,
  teamSize: 1,
  bestOf: 1,
  timeControl: { fischer: { bank: 900, increment: 10 } },
  onTimeOut: 'FORFEIT',
  forfeitAfter: 3,
  standInLevel: 'STEADY',
  decks: 'ANY',
  decksShown: 'NEVER',
  registration: 'OPEN',
  visibility: 'PUBLIC',
  capacity: null,
  startsAt: '',
  checkIn: null,
  lateRounds: null,
  points: null,
  tieBreaks: ['OPPONENTS_MATCH_WIN', 'GAME_WIN', 'OPPONENTS_GAME_WIN'],
  roundLength: null,
  atTime: 'JUDGE',
  pause: 0,
  grace: 5,
  byHand: false,
  noShowAfter: null,
  noShowDrops: true,
  champion: null,
  broadcastDelay: 0,
};

/** Formats by one word each; whatever else is put together is OWN. */
export const PRESETS = {
  SWISS: [SWISS],
  SWISS_CUT: [SWISS, { ...SWISS, format: 'SINGLE_ELIMINATION', take: 8 }],
  ROUND_ROBIN: [{ ...SWISS, format: 'ROUND_ROBIN' }],
  SINGLE_ELIMINATION: [{ ...SWISS, format: 'SINGLE_ELIMINATION' }],
  DOUBLE_ELIMINATION: [{ ...SWISS, format: 'DOUBLE_ELIMINATION' }],
} as const satisfies Record<string, readonly StageForm[]>;
export type Preset = keyof typeof PRESETS | 'OWN';
const NAMES: readonly (keyof typeof PRESETS)[] = [
  'SWISS',
  'SWISS_CUT',
  'ROUND_ROBIN',
  'SINGLE_ELIMINATION',
  'DOUBLE_ELIMINATION',
];

/** Which of the usual formats this is, whatever its numbers are. */
export function presetOf(stages: readonly StageForm[]): Preset {
  const formats = (list: readonly StageForm[]) => list.map(({ format }) => format).join();
  return NAMES.find((name) => formats(PRESETS[name]) === formats(stages)) ?? 'OWN';
}

/** Three, one and none at tables of two; at larger ones a point for everybody who is behind: what the server has, too. */
export function usualPoints(seats: number): { byPlace: number[]; draw: number | null; bye: number } {
  if (seats === 2) return { byPlace: [3, 0], draw: 1, bye: 3 };
  return { byPlace: Array.from({ length: seats }, (_, place) => seats - 1 - place), draw: null, bye: seats - 1 };
}
