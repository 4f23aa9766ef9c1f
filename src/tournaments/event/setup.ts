import { z } from 'zod';
import { BOT_LEVELS, TIME_OUT_POLICIES, timeControlSchema } from '../../engine/index.ts';
import type { PointsRule } from '../standings/points.ts';
import { TIE_BREAKS } from '../standings/standings.ts';

/** Registration is `OPEN` to every player, needs an `INVITATION`, or is done by the `ORGANIZER`. */
export const REGISTRATIONS = ['OPEN', 'INVITATION', 'ORGANIZER'] as const;
/** Players use `ANY` deck for each game, or a deck that is `REGISTERED` and locked. */
const DECK_RULES = ['ANY', 'REGISTERED'] as const;
/** When other players see a registered deck. */
const DECKS_SHOWN = ['NEVER', 'AFTER_REGISTRATION', 'DURING_MATCH'] as const;
/** How unfinished games end when the round's time runs out. */
export const AT_TIME = ['DRAW', 'LESS_TIME_LEFT_LOSES', 'JUDGE'] as const;
export type AtTime = (typeof AT_TIME)[number];
export const VISIBILITIES = ['PUBLIC', 'PRIVATE'] as const;

const DAY = 86_400;
const WEEK = 7 * DAY;
const YEAR = 365 * DAY;
export const MOST_ENTRANTS = 2000;
export const LARGEST_TEAM = 5;
const MOST_STAGES = 4;

/** How many of the previous stage's best remaining entrants advance; null for all. */
const take = z.int().min(2).max(MOST_ENTRANTS).nullable();

const stage = z.discriminatedUnion('kind', [
  /** `rounds` is null for as many rounds as an elimination would have. */
  z.strictObject({ kind: z.literal('SWISS'), rounds: z.int().min(1).max(50).nullable(), take }),
  z.strictObject({ kind: z.literal('ROUND_ROBIN'), cycles: z.int().min(1).max(2), take }),
  z.strictObject({ kind: z.literal('SINGLE_ELIMINATION'), take }),
  z.strictObject({ kind: z.literal('DOUBLE_ELIMINATION'), take }),
]);

export type Stage = z.infer<typeof stage>;

const points: z.ZodType<PointsRule> = z.strictObject({
  byPlace: z.array(z.int().min(0).max(1000)).min(2).max(6),
  draw: z.int().min(0).max(1000).nullable(),
  bye: z.int().min(0).max(1000),
});

/** Refuses characters that PostgreSQL cannot store. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !/[\0\p{Surrogate}]/u.test(value), 'it contains characters that cannot be stored');

/** The organizer's settings. Times are in milliseconds since 1970, durations in seconds. */
export const setupSchema = z
  .strictObject({
    name: text(100).min(1),
    description: text(5000),
    game: z.string().max(100),
    options: z.record(z.string(), z.json()),
    /** The number of entrants at a full table. If not all tables can be full, some have one entrant fewer. */
    seats: z.int().min(2).max(6),
    /** The number of players per entrant, who sit on one side. */
    teamSize: z.int().min(1).max(LARGEST_TEAM),
    timeControl: timeControlSchema.nullable(),
    onTimeOut: z.enum(TIME_OUT_POLICIES),
    forfeitAfter: z.int().min(1).max(1000),
    /** The level of stand-in bots. Logs from before levels existed lack this field and use `STEADY`. */
    standInLevel: z.enum(BOT_LEVELS).optional(),
    bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
    decks: z.enum(DECK_RULES),
    decksShown: z.enum(DECKS_SHOWN),
    capacity: z.int().min(2).max(MOST_ENTRANTS),
    registration: z.enum(REGISTRATIONS),
    /** When the tournament begins automatically; null if the organizer begins it. */
    startsAt: z.int().min(0).nullable(),
    /** How long before the start check-in opens; null for no check-in. */
    checkIn: z.int().min(60).max(WEEK).nullable(),
    visibility: z.enum(VISIBILITIES),
    broadcastDelay: z.int().min(0).max(DAY),
    stages: z.array(stage).min(1).max(MOST_STAGES),
    points,
    tieBreaks: z.array(z.enum(TIE_BREAKS)).max(TIE_BREAKS.length),
    /** The time for one round; null if a round lasts until its last game is over. */
    roundLength: z.int().min(60).max(YEAR).nullable(),
    atTime: z.enum(AT_TIME),
    pause: z.int().min(0).max(YEAR),
    /** How long corrections are possible after the last result. Logs from before this field allow none. */
    grace: z.int().min(0).max(DAY).optional(),
    /** Whether the organizer approves each round before it begins. */
    byHand: z.boolean(),
    /** Players may enter until this round of the first stage is paired. 0 and 1 allow no entries after the start. */
    lateRounds: z.int().min(0).max(50),
    /** How long a player may leave a table unanswered before losing it. Absent or 0 for no limit. */
    noShowAfter: z.int().min(0).max(YEAR).optional(),
    /** Whether a no-show is dropped until the player reports back. */
    noShowDrops: z.boolean().optional(),
    /** The id of the defending champion; null or absent if there is none. */
    champion: z.uuid().nullable().optional(),
    /** Present only if the matches are not rated, because earlier verifiers cannot read a set-up with this field. */
    rated: z.literal(false).optional(),
  })
  .superRefine((setup, context) => {
    const [field, message] = misfitOf(setup) ?? [];
    if (field && message) context.addIssue({ code: 'custom', path: [field], message });
  });

export type Setup = z.infer<typeof setupSchema>;
export type SetupField = keyof Setup;

function misfitOf(setup: z.infer<typeof setupSchema>): [SetupField, string] | null {
  const { stages, seats, checkIn, startsAt, points, tieBreaks } = setup;
  if (stages[0]?.take !== null) return ['stages', 'everyone plays in the first stage: omit its `take`'];
  if (seats > 2 && stages.some(({ kind }) => kind === 'ROUND_ROBIN' || kind === 'DOUBLE_ELIMINATION'))
    return ['stages', 'round robin and double elimination need tables of two: choose another format, or seats: 2'];
  if (checkIn !== null && startsAt === null) return ['checkIn', 'needs startsAt: set that, or leave checkIn out'];
  if (points.byPlace.length < seats) return ['points', `needs ${seats} values in byPlace, one for each seat`];
  if (setup.roundLength !== null && setup.atTime === 'DRAW' && stages.some(({ kind }) => /ELIMINATION/.test(kind)))
    return ['atTime', 'a table in an elimination needs a winner: choose something other than DRAW'];
  if (new Set(tieBreaks).size < tieBreaks.length) return ['tieBreaks', 'names a tie-break twice: name each once'];
  return null;
}

/**
 * The edition of the rules that a new tournament names in its first entry. A log without an edition is folded and
 * verified by edition 1 forever. Edition 2 made these changes: disqualified entrants have no place; a forfeited table
 * of two counts the remaining games against its loser; a round robin records its unplayed tables; taking back the first
 * round of a later stage also takes back the selection of qualifiers; a round counts in standings once it has begun; a
 * bracket has no first place if all entrants lost their last tables. Edition 3 changed tie-breaks: the mean over no
 * opponents is the floor of the percentage; a round without a table counts as one against an opponent with at most the
 * score of a draw in each round; a direct encounter follows articles 6.1.2 and 6.3 of FIDE's C.07.
 */
export const EDITION = 3;

export function isSecondEdition({ edition = 1 }: { readonly edition?: number }): boolean {
  return edition >= 2;
}
