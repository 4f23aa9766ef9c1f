import { z } from 'zod';
import { deckList } from '../../engine/index.ts';
import { EDITION, LARGEST_TEAM, setupSchema, text } from './setup.ts';

// Each kind of entry has a request (`input`) and the request's consequences (`facts`). Both are validated, because an
// entry may come from a file.

const player = z.string().max(100);
const entrant = z.int().min(1);
const seed = z.string().max(200);
const seat = z.int().min(0).max(50);
/** How long an absent player had open questions, in milliseconds, and whether the player ran out of time. */
const waited = { asked: z.int().min(0), timedOut: z.boolean() };
const reason = text(1000);
const none = z.strictObject({});
const places = z.array(z.int().min(1).max(6)).max(6).nullable();
const spot = { stage: z.int().min(1), round: z.int().min(1), table: z.int().min(1) };

const ROLES = ['JUDGE', 'COMMENTATOR'] as const;
export type Role = (typeof ROLES)[number];

const gameOver = z.strictObject({
  ...spot,
  game: z.int().min(1),
  matchId: z.string().max(100),
  /** The ranks by seat, from the match's result. Empty if the rules failed on the match. */
  ranks: z.array(z.int().min(1)).max(20),
  why: z.string().max(200),
  hash: z.string().max(200),
  /** A judge's rulings that reach beyond the match, by seat. */
  rulings: z.array(z.strictObject({ seat, ruling: z.enum(['MATCH_LOSS', 'DISQUALIFICATION']) })).max(50),
  /** The seats whose players have not acted, according to the match's log. Set only if there is a rule for no-shows. */
  unanswered: z
    .array(z.strictObject({ seat, ...waited }))
    .min(1)
    .max(50)
    .optional(),
  /** The seats that had no playable deck, so that the game could not begin (NO_DECK). */
  noDeck: z.array(seat).min(1).max(50).optional(),
});
export type GameOver = z.infer<typeof gameOver>;

/** A counted game, with the state of its table after the game (see `EventTable`). */
const taken = z.strictObject({
  ...spot,
  game: z.int().min(1),
  places,
  over: z.boolean(),
  /** The table's places if some entrants have lost the table; null if its games decide. */
  ruled: places,
  /** Whether all entrants have lost the table. */
  allLost: z.literal(true).optional(),
  out: z.array(entrant).max(6).optional(),
  waits: z.literal(true).optional(),
  disqualified: z.array(entrant),
  noShows: z.array(entrant).min(1).max(6).optional(),
  unanswered: z
    .array(z.strictObject({ entrant, ...waited }))
    .max(6)
    .optional(),
});

const node = z.strictObject({
  branch: z.enum(['WINNERS', 'LOSERS', 'GRAND_FINAL', 'RESET']),
  round: z.int().min(1),
  position: z.int().min(1),
});

const tables = z.array(z.array(entrant).min(2).max(6)).max(1000);
const leaving = {
  input: z.strictObject({ entrant, reason }),
  facts: z.strictObject({ tables: z.array(z.strictObject(spot)) }),
};
const missedRounds = z.array(z.strictObject({ stage: z.int().min(1), round: z.int().min(1) })).max(200);
/** Whether the unplayed next stage is taken back, so that its entrants are selected again. */
const recut = z.literal(true).optional();
const office = { input: z.strictObject({ player, role: z.enum(ROLES) }), facts: none };
const plain = { input: none, facts: none };
/** The entrants who begin a stage, both best first and in drawn order. */
const contenders = { players: z.array(entrant), lot: z.array(entrant) };

export const KINDS = {
  CREATED: {
    /** The edition of the rules. Logs from before editions existed lack this field and follow edition 1. */
    input: z.strictObject({
      id: z.string().max(100),
      setup: setupSchema,
      edition: z.int().min(2).max(EDITION).optional(),
    }),
    facts: z.strictObject({ seedHash: z.string().max(200) }),
  },
  SET_UP: { input: z.strictObject({ setup: setupSchema }), facts: none },
  OPENED: plain,
  ANNOUNCED: { input: z.strictObject({ text: text(1000).min(1) }), facts: none },
  REGISTERED: {
    input: z.strictObject({
      members: z.array(player).min(1).max(LARGEST_TEAM),
      deck: deckList.nullable(),
      invited: z.boolean(),
    }),
    facts: z.strictObject({ entrant, late: z.boolean() }),
  },
  CONSENTED: { input: z.strictObject({ entrant, deck: deckList.nullable() }), facts: none },
  DECK_CHANGED: { input: z.strictObject({ entrant, deck: deckList }), facts: none },
  UNREGISTERED: { input: z.strictObject({ entrant }), facts: none },
  CHECKED_IN: {
    input: z.strictObject({ entrant }),
    /** `missed` is set when a no-show reports back. */
    facts: z.strictObject({ missed: missedRounds.optional() }),
  },
  BEGUN: {
    /** `seeding` lists all or some entrants, best first; null if all are ordered by lot. */
    input: z.strictObject({ seeding: z.array(entrant).max(2000).nullable() }),
    facts: z.strictObject({ absent: z.array(entrant), ...contenders }),
  },
  PAIRED: {
    /** The organizer's own tables; null to pair by the rules. */
    input: z.strictObject({ tables: tables.nullable() }),
    facts: z.strictObject({
      stage: z.int().min(1),
      round: z.int().min(1),
      tables,
      byes: z.array(entrant),
      nodes: z.array(node).nullable(),
      /** Scheduled pairs of a round robin that are not played because one or both have left. */
      unplayed: z.array(z.array(entrant).length(2)).min(1).max(1000).optional(),
      begins: z.boolean(),
    }),
  },
  SWAPPED: {
    input: z.strictObject({ a: entrant, b: entrant }),
    facts: z.strictObject({ tables, byes: z.array(entrant) }),
  },
  UNDONE: { input: none, facts: z.strictObject({ recut }) },
  APPROVED: plain,
  RESULTS: {
    input: z.strictObject({ games: z.array(gameOver).max(1000) }),
    facts: z.strictObject({ taken: z.array(taken) }),
  },
  TIME_CALLED: plain,
  RULED: {
    /** `gameWins` is the number of games won by each entrant, which replaces the played games. */
    input: z.strictObject({ ...spot, places, gameWins: z.array(z.int().min(0).max(5)).max(6).optional(), reason }),
    /** `redrawn` means that an unplayed round that was drawn from the old result is drawn again. */
    facts: z.strictObject({ corrected: z.boolean(), redrawn: z.literal(true).optional(), recut }),
  },
  DROPPED: leaving,
  DISQUALIFIED: leaving,
  /** An entrant who had left plays again. Missed rounds are lost. */
  REINSTATED: {
    input: z.strictObject({ entrant, reason }),
    facts: z.strictObject({ missed: missedRounds, recut }),
  },
  PAUSED: { input: z.strictObject({ reason }), facts: none },
  RESUMED: plain,
  /** An outage of the server, in milliseconds since 1970, which extends check-in or the round. */
  TIME_GIVEN_BACK: { input: z.strictObject({ began: z.int().min(0), ended: z.int().min(0) }), facts: none },
  APPOINTED: office,
  DISMISSED: office,
  ADVANCED: { input: none, facts: z.strictObject(contenders) },
  ENDED: {
    input: none,
    facts: z.strictObject({ places: z.array(z.strictObject({ entrant, place: z.int().min(1) })), seed }),
  },
  CANCELLED: { input: z.strictObject({ reason }), facts: z.strictObject({ seed }) },
} as const;

export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS).filter((name): name is Kind => name in KINDS);

export type Input<K extends Kind> = z.infer<(typeof KINDS)[K]['input']>;
export type Facts<K extends Kind> = z.infer<(typeof KINDS)[K]['facts']>;
