import type { Seat } from '../cards/zones.ts';
import { sha256 } from '../crypto/sha256.ts';
import type { AnyGame } from '../game/game.ts';
import { isJudging, JUDGING, OFFERING } from '../game/judging.ts';
import { canonical } from '../json.ts';
import type { Progress } from '../proof/execute-again.ts';
import { authorship } from './authorship.ts';
import { mislabelled, misquoted } from './beginning.ts';
import { followsFromRules } from './follows-from-rules.ts';
import type { KeySet } from './key-set.ts';
import { type Preamble, preambleIn, valuesOf } from './preamble.ts';
import type { ReplayDocument, ReplayEntry, ReplayHead } from './replay-form.ts';
import type { Finding, RulesVerdict } from './verdict.ts';

/** The kinds of entry with which an official ends a match. */
const ENDS: readonly string[] = ['RULING', 'ENDED'];

/** The beginning of the sentence about entries that no rule decides. */
export const ON_WORD = "Taken on the author's word";

/**
 * Checks a document's claims against the chain, the rules and the signatures, without the server's log.
 * @param replay a document with the right form, complete up to the first break of its chain
 * @param done called for each entry that was executed and found correct
 */
export function verifyReplay(
  games: readonly AnyGame[],
  keys: KeySet,
  replay: ReplayDocument,
  done?: Progress,
): Finding {
  const preamble = preambleIn(replay.entries[0]);
  const rules = followsFromRules(games, replay, done);
  if (rules.verdict === 'REFUTED') return refuted(rules);
  const wrong = wrongBeginning(replay, preamble);
  if (wrong) return refuted({ verdict: 'REFUTED', version: 0, why: wrong });
  const signed = authorship(replay, keys);
  if ('forged' in signed) return refuted({ verdict: 'REFUTED', version: signed.forged, why: signed.why });
  const word = unsignedWord(replay) ?? partialJudge(replay, preamble) ?? partialAgreement(replay, preamble);
  if (word) return refuted(word);
  const [proven, unproven] = [provenOf(replay, rules, preamble), unprovenOf(replay, preamble)];
  return { rules, proven, unproven, signed, claim: claimOf(replay, preamble) };
}

function wrongBeginning(replay: ReplayDocument, preamble: ReturnType<typeof preambleIn>): string | null {
  if (preamble === 'UNREADABLE') return 'its beginning cannot be read';
  const label = mislabelled(replay, preamble);
  return label || preamble === 'NONE' ? label : misquoted(replay, preamble);
}

// Refutes a record that a judge acted in or an official ended, if its last entry is not signed. Servers always sign
// such records, and the final signature covers all earlier entries.
function unsignedWord({ entries, signatures = [] }: ReplayDocument): RulesVerdict | null {
  const last = entries.length - 1;
  if (signatures.some((one) => one.version === last)) return null;
  const word = entries.find(({ kind }, i) => isJudging(kind) || (i === last && ENDS.includes(kind)));
  if (!word) return null;
  const why = `an entry of kind ${word.kind} counts only with a signature`;
  return { verdict: 'REFUTED', version: word.version, why };
}

// Refutes a record in which a player acts as a judge. Servers do not allow such actions.
function partialJudge({ entries }: ReplayDocument, preamble: Preamble | string): RulesVerdict | null {
  if (typeof preamble === 'string') return null;
  const players = preamble.seats.flatMap(({ player }) => player?.id ?? []);
  const own = entries.find(({ kind, move }) => isJudging(kind) && move && players.some((id) => id === move.by));
  if (!own) return null;
  return { verdict: 'REFUTED', version: own.version, why: 'the judge sits at the match' };
}

// Refutes a record in which a player was not asked for an agreement. Bots, seats that have left or that a bot has taken
// over, and other seats of a player who is asked or has made the offer need not be asked.
function partialAgreement({ entries }: ReplayDocument, preamble: Preamble | string): RulesVerdict | null {
  if (typeof preamble === 'string') return null;
  const absent = new Set<Seat>();
  for (const { seat, bot } of preamble.seats) if (bot !== null) absent.add(seat);
  for (const entry of entries) {
    const heard = heardIn(entry);
    if (heard && !isComplete(preamble, absent, heard)) {
      return { verdict: 'REFUTED', version: entry.version, why: 'a player was not asked to agree' };
    }
    for (const fact of entry.facts) if (fact.fact === 'left') absent.add(Number(fact.seat));
    if (entry.kind === 'TIMED_OUT' && preamble.onTimeOut === 'BOT' && entry.seat !== null) absent.add(entry.seat);
  }
  return null;
}

// The seats that an agreement needs: the seat that wants it, and the seats that are asked.
function heardIn({ kind, seat, move }: ReplayEntry): Seat[] | null {
  if (seat === null) return null;
  if (kind === 'REWOUND') return move?.why === 'AGAINST_BOTS' ? [seat] : null;
  const offer = kind === 'OFFERED' ? OFFERING.OFFERED.safeParse(move).data : undefined;
  return offer ? [seat, ...offer.asks] : null;
}

function isComplete({ seats }: Preamble, absent: ReadonlySet<Seat>, heard: readonly Seat[]): boolean {
  const players = seats.flatMap(({ seat, player }) => (heard.includes(seat) ? [player?.id ?? null] : []));
  return seats.every(({ seat, player }) => absent.has(seat) || players.includes(player?.id ?? null));
}

function refuted(rules: RulesVerdict): Finding {
  return { rules, proven: [], unproven: [], signed: { not: 'it is refuted' }, claim: null };
}

function provenOf(replay: ReplayDocument, rules: RulesVerdict, preamble: Preamble | string): string[] {
  const { game, rulesVersion, seedHash } = replay;
  return [
    'Chain: no entry has been changed, added, left out or moved since it was hashed.',
    `Seed: its hash is ${seedHash}, which was published before the deal.`,
    ...(rules.verdict === 'VERIFIED'
      ? [`Rules: every fact follows from the seed, the answers and the rules of ${game} ${rulesVersion}.`]
      : []),
    ...(typeof preamble === 'string' ? [] : beginningOf(preamble)),
  ];
}

function beginningOf(preamble: Preamble): string[] {
  const values = valuesOf(preamble).flatMap((value, seat) => (value === null ? [] : [seat]));
  const deal = `Deal: the cards follow from that seed together with the entropy from seats ${values.join(', ')}.`;
  const beginning = 'Beginning: the chain covers the players, their seats and decks, the options and the clock.';
  return values.length > 0 ? [deal, beginning] : [beginning];
}

function unprovenOf(replay: ReplayDocument, preamble: Preamble | string): string[] {
  const words = replay.entries.filter(({ kind }) => WORDS.includes(kind));
  const [some, more] = [words.slice(0, 10), words.length - 10];
  const list = some.map(({ version, kind }) => `${version} (${kind})`).join(', ');
  return [
    ...(typeof preamble === 'string'
      ? ['Beginning: the record is old, and its chain does not cover which player had which seat.']
      : []),
    ...forgottenNames(replay, preamble),
    ...(words.length > 0
      ? [
          `${ON_WORD}, not decided by the rules: ${words.length === 1 ? 'entry' : 'entries'} ${list}${more > 0 ? ` and ${more} more` : ''}.`,
        ]
      : []),
  ];
}

function forgottenNames({ seats }: ReplayDocument, preamble: Preamble | string): string[] {
  if (typeof preamble === 'string') return [];
  const hashed = preamble.seats.filter(({ player }) => player && 'named' in player);
  const forgotten = hashed.filter(({ seat }) => seats[seat]?.salt === undefined).map(({ seat }) => seat);
  if (forgotten.length === 0) return [];
  return [
    `Name: the name of the player in seat ${forgotten.join(', ')} was deleted; the record keeps its hash and the player's id.`,
  ];
}

/** Entries that the rules cannot confirm, such as time-outs, departures, ends by an official, and judges' decisions. */
const WORDS: readonly string[] = ['TIMED_OUT', 'TIME_GIVEN_BACK', 'RESIGNED', 'VOID', ...ENDS, ...Object.keys(JUDGING)];

function claimOf(replay: ReplayDocument, preamble: Preamble | string): Finding['claim'] {
  return {
    match: replay.match,
    head: headDigest(replay, replay.entries[0]),
    hashes: replay.entries.map((entry) => entry.hash),
    preamble: typeof preamble === 'string' ? null : preamble,
    result: replay.result,
  };
}

/**
 * Omits the format, entries and signatures. If the chain covers the seats, the digest does not include them: another
 * check compares seats with the chain, and names disappear when accounts are deleted.
 */
export function headDigest(
  head: ReplayHead & Partial<ReplayDocument>,
  first: { move: object | null } | undefined,
): string {
  const { format: _, entries: __, signatures: ___, seats, ...rest } = head;
  return sha256(canonical(preambleIn(first) === 'NONE' ? { ...rest, seats } : rest));
}
