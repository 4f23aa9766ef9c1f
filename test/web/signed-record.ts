import { generateKeyPairSync } from 'node:crypto';
import { fittingDecks } from '../../scripts/play/fitting-decks.ts';
import {
  type Action,
  type AnyAt,
  type AnyGame,
  type AnyTypes,
  advance,
  type BotPolicy,
  begin,
  canonical,
  dealSeed,
  type Entry,
  entryRandom,
  hashAfter,
  type KeySet,
  type ReplayDocument,
  randomPolicy,
  type Setup,
  seedHash,
  thumbprint,
  waitingFor,
} from '../../src/engine/index.ts';
import { publicPart } from '../../src/matches/signing/signing-keys.ts';
import { signedBy } from '../matches/replays/forging.ts';
import { headOf, preambleOf } from '../matches/replays/record-head.ts';

const AT = '2026-01-01T00:00:00.000Z';
const SEED = 'c5'.repeat(32);
const VALUE = 'correct-horse-battery';

/** A record as a server writes it, including names, and the server's public keys. No server is needed. */
export interface SignedRecord {
  document: ReplayDocument;
  keys: KeySet;
}

/** The players, the maximum length and the options of a match. */
export interface Playing {
  policy?: BotPolicy;
  seats?: number;
  options?: object;
  /** A judge ends the match after this many entries. */
  entries?: number;
  /** An extra action before the next move, or null. */
  between?: (at: AnyAt, made: readonly Entry[]) => Action | null;
}

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const X = publicPart(publicKey);
const KEY = { kty: 'OKP' as const, crv: 'Ed25519' as const, x: X, kid: thumbprint(X) };

/** Plays a match between bots. Returns its record. */
export function signedRecord(game: AnyGame, playing: Playing = {}): SignedRecord {
  const { seats = game.seats.min } = playing;
  const options = game.options.parse(playing.options ?? {});
  const setup = { seats, options, decks: fittingDecks(game, options, seats), firstCard: 1 };
  const places = Array.from({ length: seats }, (_, seat) => ({ bot: null, entropy: seat === 0 ? VALUE : null }));
  const preamble = preambleOf(game, setup, { seed: SEED, createdAt: AT, places });
  const deal = dealSeed(
    SEED,
    places.map(({ entropy }) => entropy),
  );
  const { made, result } = played(game, setup, deal, playing);
  const [first, ...rest] = made;
  const entries = chained([{ ...first, move: preamble } as Entry, ...rest], seedHash(deal));
  const document = { ...headOf(preamble, { seed: SEED, startedAt: AT, finishedAt: AT }, made), result, entries };
  return { document: signedBy(privateKey, KEY.kid, JSON.parse(canonical(document))), keys: { keys: [KEY] } };
}

function played(
  game: AnyGame,
  setup: Setup<AnyTypes>,
  deal: string,
  { policy = randomPolicy, entries, between }: Playing,
) {
  const { at, entry } = begin(game, setup, entryRandom(deal, 0));
  const made: Entry[] = [entry];
  while (!at.result) {
    const random = entryRandom(deal, at.version + 1);
    const other = between?.(at, made);
    if (other) {
      made.push(advance(game, at, random, other, made));
    } else if (entries !== undefined && made.length >= entries - 1) {
      const ranks = Array.from({ length: setup.seats }, () => 1);
      made.push(advance(game, at, random, { kind: 'RULING', seat: null, move: { ranks, why: 'Enough was seen' } }));
    } else {
      const [seat = 0] = waitingFor(game, at);
      const move = policy(game, at, seat, entryRandom('chosen', at.version));
      made.push(advance(game, at, random, { kind: 'MOVE', seat, move }));
    }
  }
  return { made, result: at.result };
}

function chained(made: readonly Entry[], start: string) {
  let previous = start;
  return made.map((entry) => {
    const whole = { ...entry, key: null, at: AT };
    previous = hashAfter(previous, whole);
    return { ...whole, hash: previous };
  });
}

/** Copies the record and signs the copy, as a forger who owns the key could. */
export function resigned(document: ReplayDocument): ReplayDocument {
  return signedBy(privateKey, KEY.kid, document);
}
