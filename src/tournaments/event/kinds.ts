import { z } from 'zod';
import { deckList } from '../../engine/index.ts';
import { EDITION, LARGEST_TEAM, setupSchema, text } from './setup.ts';

// By kind of entry: the request (`input`), and what follows (`facts`). Both are checked when read: an entry may come from a file.

const player = z.string().max(100);
const entrant = z.int().min(1);
const seed = z.string().max(200);
const seat = z.int().min(0).max(50);
/** For how many milliseconds a no-show was asked, and whether the time of a question ran out. */
const waited = { asked: z.int().min(0), timedOut: z.boolean() };
const reason = text(1000);
const none = z.strictObject({});
const places = z.array(z.int().min(1).max(6)).max(6).nullable();
/** Which table of which round. */
const spot = { stage: z.int().min(1), round: z.int().min(1), table: z.int().min(1) };

export const ROLES = ['JUDGE', 'COMMENTATOR'] as const;
export type Role = (typeof ROLES)[number];

/** A game that its match's log says is over. */
const gameOver = z.strictObject({
  ...spot,
  game: z.int().min(1),
  matchId: z.string().max(100),
  /** By seat, as the match's result has them; empty: the rules have failed on it. */
  ranks: z.array(z.int().min(1)).max(20),
  why: z.string().max(200),
  /** Of the match's last entry. */
  hash: z.string().max(200),
  /** Rulings of a judge in the match that reach further than it, by seat. */
  rulings: z.array(z.strictObject({ seat, ruling: z.enum(['MATCH_LOSS', 'DISQUALIFICATION']) })).max(50),
  /** With a rule for no-shows: the seats whose players have done nothing in it, as its own log says. */
  unanswered: z
    .array(z.strictObject({ seat, ...waited }))
    .min(1)
    .max(50)
    .optional(),
  /** It could not begin (NO_DECK): nobody may play with the decks of these seats. */
  noDeck: z.array(seat).min(1).max(50).optional(),
});
export type GameOver = z.infer<typeof gameOver>;

/** A game that counts, and whether nothing more is played at its table. */
const taken = z.strictObject({
  ...spot,
  game: z.int().min(1),
  places,
  over: z.boolean(),
  /** How the table came out because of a judge's ruling in the match; null: as its games say. */
  ruled: places,
  /** By such rulings everybody has lost the table. */
  allLost: z.literal(true).optional(),
  /** Who has lost the table by such rulings, where others play on for it. */
  out: z.array(entrant).max(6).optional(),
  /** Nothing more is played at it until somebody rules. */
  waits: z.literal(true).optional(),
  disqualified: z.array(entrant),
  /** Entrants who lost the table by not coming. */
  noShows: z.array(entrant).min(1).max(6).optional(),
  /** Entrants who have not done anything at the table yet. */
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
/** The stage after is taken back, in which nothing has been played: who goes on to it is decided again. */
const recut = z.literal(true).optional();
const office = { input: z.strictObject({ player, role: z.enum(ROLES) }), facts: none };
const plain = { input: none, facts: none };
/** The entrants who begin a stage, best first, and in drawn order. */
const contenders = { players: z.array(entrant), lot: z.array(entrant) };

/** Every kind of entry, and what it holds. */
export const KINDS = {
  CREATED: {
    /** `edition`: of the rules; left out: 1, as in logs of before there were editions. */
    input: z.strictObject({ id: z.string().max(100), setup: setupSchema, edition: z.literal(EDITION).optional() }),
    facts: z.strictObject({ seedHash: z.string().max(200) }),
  },
  SET_UP: { input: z.strictObject({ setup: setupSchema }), facts: none },
  OPENED: plain,
  /** The organizer tells all entrants something. */
  ANNOUNCED: { input: z.strictObject({ text: text(1000).min(1) }), facts: none },
  REGISTERED: {
    /** `deck`: of who asks. */
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
    /** `missed`: a no-show is back. */
    facts: z.strictObject({ missed: missedRounds.optional() }),
  },
  BEGUN: {
    /** `seeding`: best first, of some or all; null: by lot. */
    input: z.strictObject({ seeding: z.array(entrant).max(2000).nullable() }),
    facts: z.strictObject({ absent: z.array(entrant), ...contenders }),
  },
  PAIRED: {
    /** Those that the organizer supplies; null: as the rules pair. */
    input: z.strictObject({ tables: tables.nullable() }),
    facts: z.strictObject({
      stage: z.int().min(1),
      round: z.int().min(1),
      tables,
      byes: z.array(entrant),
      nodes: z.array(node).nullable(),
      /** Scheduled pairs of a round robin that are not played, since one or both have left. */
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
    /** `gameWins`: by entrant, which count instead of the games that were played. */
    input: z.strictObject({ ...spot, places, gameWins: z.array(z.int().min(0).max(5)).max(6).optional(), reason }),
    /** `redrawn`: a round that was drawn from the old result, and has not been played, is drawn again. */
    facts: z.strictObject({ corrected: z.boolean(), redrawn: z.literal(true).optional(), recut }),
  },
  DROPPED: leaving,
  DISQUALIFIED: leaving,
  /** An entrant who had left plays again; the missed rounds are lost. */
  REINSTATED: {
    input: z.strictObject({ entrant, reason }),
    facts: z.strictObject({ missed: missedRounds, recut }),
  },
  PAUSED: { input: z.strictObject({ reason }), facts: none },
  RESUMED: plain,
  /** From when to when the server was away, in milliseconds since 1970: check-in, or the round, has so much longer. */
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
