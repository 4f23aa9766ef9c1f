import { z } from 'zod';
import { BOT_LEVELS } from '../bots/policies.ts';
import { fromBase64url } from '../crypto/base64url.ts';
import { ENTRY_KINDS } from '../play/entry.ts';

/**
 * The forms of a replay document: who wants to judge one has to know no more than this. The first form had neither preamble
 * nor signatures, the second one chained names as they are; documents of both are still judged. The fourth is the third with
 * words that verifiers of former times do not know: it is written only where one of these occurs, so that they read all others.
 */
const REPLAY_FORMATS = ['arbiter-replay-1', 'arbiter-replay-2', 'arbiter-replay-3', 'arbiter-replay-4'] as const;
export type ReplayFormat = (typeof REPLAY_FORMATS)[number];

const fact = z.looseObject({ fact: z.string() });
const agenda = z.tuple([z.int().min(0)], z.record(z.string(), z.unknown()));
/** As hashes are taken of it: another way to write the same moment would be another text under the same hash. */
const moment = z.iso.datetime({ precision: 3, error: 'a moment is written with milliseconds, no more and no less' });

/** Entries of a record: the longest match of any game, three times over. */
export const MOST_ENTRIES = 200_000;

export const entrySchema = z.strictObject({
  version: z.int().min(0),
  at: moment,
  kind: z.enum(ENTRY_KINDS),
  seat: z.int().min(0).nullable(),
  move: z.record(z.string(), z.unknown()).nullable(),
  facts: z.array(fact),
  agenda,
  key: z.string().nullable(),
  hash: z.string(),
});

const headSchema = z.strictObject({
  format: z.enum(REPLAY_FORMATS),
  match: z.string(),
  game: z.string(),
  rulesVersion: z.string(),
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      name: z.string().nullable(),
      bot: z.enum(BOT_LEVELS).nullable(),
      /** With the name it makes the hash that is chained; none where that is not, or the account has been deleted. */
      salt: z.string().max(100).exactOptional(),
    }),
  ),
  options: z.record(z.string(), z.unknown()),
  createdAt: moment,
  startedAt: moment,
  finishedAt: moment,
  seed: z.string(),
  seedHash: z.string(),
  result: z.strictObject({
    ranks: z.array(z.int()).readonly(),
    why: z.string(),
    awards: z
      .array(z.strictObject({ card: z.string(), from: z.int(), to: z.int() }))
      .readonly()
      .exactOptional(),
  }),
});

export const signatureForm = z.strictObject({
  kid: z.string().max(100),
  value: z
    .string()
    .max(200)
    .refine((text) => fromBase64url(text) !== null),
});

/** A signature, and of which entry. */
export const signedEntry = z.strictObject({ version: z.int().min(0), signature: signatureForm });

/** A finished match, self-contained: who has this document and the rules can play it again and compare. */
export const replaySchema = headSchema.extend({
  entries: z.array(entrySchema).min(1).max(MOST_ENTRIES),
  /** Of the first entry and the last; none in records of former times. */
  signatures: z.array(signedEntry).max(10).exactOptional(),
});
/** The same without its entries. */
export const unfinishedSchema = replaySchema.omit({ entries: true });
export type ReplayEntry = z.infer<typeof entrySchema>;
export type ReplayDocument = z.infer<typeof replaySchema>;
export type ReplayHead = z.infer<typeof headSchema>;
