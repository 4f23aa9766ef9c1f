import { z } from 'zod';
import { BOT_LEVELS } from '../bots/policies.ts';
import { fromBase64url } from '../crypto/base64url.ts';
import { ENTRY_KINDS } from '../play/entry.ts';

/**
 * The first form had neither a preamble nor signatures. The second had plain names in the hash chain. Both can still be
 * verified. The fourth form extends the third with values that old verifiers do not accept, and the fifth extends the
 * fourth. A record has one of these forms only if it contains such a value, so that old verifiers can read all other
 * records.
 */
const REPLAY_FORMATS = [
  'arbiter-replay-1',
  'arbiter-replay-2',
  'arbiter-replay-3',
  'arbiter-replay-4',
  'arbiter-replay-5',
] as const;
export type ReplayFormat = (typeof REPLAY_FORMATS)[number];

const fact = z.looseObject({ fact: z.string() });
const agenda = z.tuple([z.int().min(0)], z.record(z.string(), z.unknown()));
/** A time in exactly the form that is hashed. Any other spelling of the time would give a different hash. */
const moment = z.iso.datetime({
  precision: 3,
  error: 'must be a time with milliseconds, such as 2030-01-31T18:05:09.123Z',
});

/** The maximum number of entries in a record, which is three times the longest match of any game. */
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
      /** The name's salt. Absent if names are not hashed or the account was deleted. */
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

export const signedEntry = z.strictObject({ version: z.int().min(0), signature: signatureForm });

/** A self-contained record of a finished match. Anyone who has the rules can execute the match again and compare. */
export const replaySchema = headSchema.extend({
  entries: z.array(entrySchema).min(1).max(MOST_ENTRIES),
  /** The signatures of the first and the last entry. Absent in old records. */
  signatures: z.array(signedEntry).max(10).exactOptional(),
});
export const unfinishedSchema = replaySchema.omit({ entries: true });
export type ReplayEntry = z.infer<typeof entrySchema>;
export type ReplayDocument = z.infer<typeof replaySchema>;
export type ReplayHead = z.infer<typeof headSchema>;
