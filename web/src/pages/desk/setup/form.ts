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

/**
 * A stage in the form. If `rounds` is null, the server chooses their number; if `take` is null, all entrants advance.
 */
export interface StageForm {
  readonly format: StageFormat;
  readonly rounds: number | null;
  readonly cycles: number;
  readonly take: number | null;
}

/** The state of the event form. Durations are in minutes. */
export interface SetupForm {
  readonly name: string;
  readonly description: string;
  /** The id of the game; empty if no game has been chosen yet. */
  readonly game: string;
  /** The options that differ from the game's defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly stages: readonly StageForm[];
  readonly seats: number;
  readonly teamSize: number;
  readonly bestOf: number;
  readonly timeControl: TimeControlInput | null;
  readonly onTimeOut: TimeOutPolicy;
  readonly forfeitAfter: number;
  readonly standInLevel: BotLevel;
  readonly rated: boolean;
  readonly decks: TournamentDecks;
  readonly decksShown: TournamentDecksShown;
  readonly registration: TournamentRegistration;
  readonly visibility: Visibility;
  /** The maximum number of entrants; null for no limit. */
  readonly capacity: number | null;
  /** The start in local time, as in `2026-11-22T18:00`; empty if the organizer starts the event. */
  readonly startsAt: string;
  readonly checkIn: number | null;
  /** The round whose pairing ends late entry; null for no late entry. */
  readonly lateRounds: number | null;
  /** The points for each place; null for the defaults for this number of seats. */
  readonly points: TournamentPointsInput | null;
  readonly tieBreaks: readonly TieBreak[];
  readonly roundLength: number | null;
  readonly atTime: AtTime;
  readonly pause: number;
  readonly grace: number;
  readonly byHand: boolean;
  /** The minutes after which an absent player loses; null for the default of this clock, 0 for never. */
  readonly noShowAfter: number | null;
  readonly noShowDrops: boolean;
  /** The defending champion. */
  readonly champion: string | null;
  readonly broadcastDelay: number;
}

/** The properties of each part of the form. */
export interface PartProps {
  readonly form: SetupForm;
  readonly change: (part: Partial<SetupForm>) => void;
}

export const SWISS: StageForm = { format: 'SWISS', rounds: null, cycles: 1, take: null };

/** The common defaults: only a name and a game are missing. */
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
  rated: true,
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

/** The formats with a name; any other combination is OWN. */
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

/** Returns the named format of these stages, whatever their numbers. */
export function presetOf(stages: readonly StageForm[]): Preset {
  const formats = (list: readonly StageForm[]) => list.map(({ format }) => format).join();
  return NAMES.find((name) => formats(PRESETS[name]) === formats(stages)) ?? 'OWN';
}

/**
 * Returns the server's default points: 3, 1 and 0 points at tables of two; at larger tables, a point for each entrant
 * ranked below.
 */
export function usualPoints(seats: number): { byPlace: number[]; draw: number | null; bye: number } {
  if (seats === 2) return { byPlace: [3, 0], draw: 1, bye: 3 };
  return { byPlace: Array.from({ length: seats }, (_, place) => seats - 1 - place), draw: null, bye: seats - 1 };
}
