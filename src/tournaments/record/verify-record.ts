import {
  type AnyGame,
  authorship,
  inLine,
  type KeySet,
  ON_WORD,
  type ReplayDocument,
  readReplay,
  Unreadable,
  verifyReplay,
} from '../../engine/index.ts';
import type { EventEntry } from '../event/entry.ts';
import { type DecidedLog, decideAgain } from './decide-again.ts';
import type { ExpectedMatch } from './expected-matches.ts';
import { attendanceMisfit, matchMisfit } from './match-checks.ts';
import { isReplayLine, type RecordHead, readEntryLine, readHead } from './record-format.ts';
import { type Fault, type RecordFinding, type Spot, spotText } from './verdict.ts';
import { JudgeStatements, Lists, provenOf, unprovenOf } from './verdict-sentences.ts';

/** The size limit of a tournament's whole log, in UTF-16 code units. */
const LARGEST_LOG = 128 * 1024 * 1024;

/** Verifies a tournament's record line by line, with one match in memory at a time. Ignores lines after a fault. */
export class RecordVerifier {
  readonly #games: readonly AnyGame[];
  readonly #keys: KeySet;
  /** Sentences that apply to several matches. */
  readonly #unprovenLists = new Lists();
  readonly #judgeStatements = new JudgeStatements();
  readonly #entries: EventEntry[] = [];
  readonly #found = new Set<string>();
  #head: RecordHead | null = null;
  #log: DecidedLog | null = null;
  #fault: Fault | null = null;
  #undecided: string | null = null;
  #size = 0;
  #lines = 0;

  /** @param keys trusted keys, not those that came with the record */
  constructor(games: readonly AnyGame[], keys: KeySet) {
    this.#games = games;
    this.#keys = keys;
  }

  /** Whether the record is refuted, so that later lines cannot change the verdict. */
  get isRefuted(): boolean {
    return this.#fault !== null;
  }

  /** Processes the next line. @throws Unreadable if no record could contain such a line */
  take(line: string): void {
    this.#lines++;
    if (this.#fault || line.trim() === '') return;
    inLine(
      () => this.#lines,
      () => this.#takeLine(line),
    );
  }

  #takeLine(line: string): void {
    if (!this.#head) this.#head = readHead(line);
    else if (this.#entries.length < this.#head.entries) this.#takeEntry(this.#head, line);
    else this.#takeMatch(this.#head, line);
  }

  /** Returns the finding after the last line. @throws Unreadable if there was no record */
  finish(): RecordFinding {
    const head = this.#head;
    if (!head) throw new Unreadable('There is no record.', { field: 'body' });
    const fault = this.#fault ?? this.#missing(head);
    if (fault || !this.#log) return { fault, ...NOTHING, claim: null };
    return {
      ...{ fault: null, undecided: this.#undecided },
      proven: [...provenOf(this.#log.event), this.#matchesProven(this.#log)],
      unproven: this.#unproven(this.#log),
      signed: this.#signed(head, this.#keys),
      claim: { tournament: head.tournament, hashes: this.#entries.map(({ hash }) => hash) },
    };
  }

  #takeEntry(head: RecordHead, line: string): void {
    this.#size += line.length;
    if (this.#size > LARGEST_LOG)
      throw new Unreadable("The tournament's log is too large.", { cost: this.#size, limit: LARGEST_LOG });
    const entry = this.#entryOf(head, line);
    if (!entry) return;
    this.#entries.push(entry);
    if (this.#entries.length === head.entries) this.#judgeLog(head);
  }

  // If a match comes before the last entry, an entry is missing. The hash chain shows which entry, unless it is the
  // last one.
  #entryOf(head: RecordHead, line: string): EventEntry | null {
    try {
      return readEntryLine(line, this.#entries.length);
    } catch (error) {
      if (!isReplayLine(line)) throw error;
      this.#judgeLog(head);
      const what = `the head announces ${head.entries} entries, but there are ${this.#entries.length}`;
      this.#fault ??= { entry: this.#entries.length, what };
      return null;
    }
  }

  #judgeLog(head: RecordHead): void {
    const log = decideAgain(head, this.#entries);
    // A wrong fact is reported before a bad signature, because a forged fact also breaks the signature.
    this.#fault = 'what' in log ? log : this.#forged(head);
    if (!('what' in log)) this.#log = log;
  }

  // A signature that does not match its named key is a forgery, no matter who published the key.
  #forged(head: RecordHead): Fault | null {
    const signed = this.#signed(head, this.#allKeys(head));
    return 'forged' in signed ? { entry: signed.forged, what: signed.why } : null;
  }

  #signed({ tournament: match, signatures }: RecordHead, keys: KeySet) {
    const entries = this.#entries.map(({ at, hash }) => ({ at: new Date(at).toISOString(), hash }));
    return authorship({ of: 'TOURNAMENT', match, entries, signatures }, keys);
  }

  #allKeys(head: RecordHead): KeySet {
    const known = new Set(this.#keys.keys.map(({ kid }) => kid));
    return { keys: [...this.#keys.keys, ...head.keys.keys.filter(({ kid }) => !known.has(kid))] };
  }

  #takeMatch(head: RecordHead, line: string): void {
    if (!this.#log) return;
    const replay = readReplay(line);
    const { match } = replay;
    const expected = this.#log.matches.expected.get(match);
    const fault = expected
      ? this.#matchFault(head, replay, expected)
      : { what: 'it belongs to no table of this tournament' };
    if (fault) this.#fault = { ...(expected && { spot: expected.spot }), match, ...fault };
    this.#found.add(match);
  }

  #matchFault(
    head: RecordHead,
    replay: ReplayDocument,
    expected: ExpectedMatch,
  ): Pick<Fault, 'matchEntry' | 'what'> | null {
    if (this.#found.has(replay.match)) return { what: 'it appears twice' };
    const { rules, claim, unproven } = verifyReplay(this.#games, this.#allKeys(head), replay);
    if (rules.verdict === 'REFUTED') return { matchEntry: rules.version, what: rules.why };
    const game = rules.verdict === 'VERIFIED' ? this.#games.find(({ id }) => id === replay.game) : undefined;
    const misfit =
      (claim && matchMisfit(this.#games, expected, claim, replay.entries)) ??
      attendanceMisfit(game, expected, replay.entries);
    if (misfit) return { what: misfit };
    if (rules.verdict === 'UNDECIDED') {
      this.#undecided ??= rules.why;
      this.#addUnproven(`Not executed: ${rules.why}.`, expected.spot);
    }
    this.#judgeStatements.add(replay.entries, expected.spot);
    for (const sentence of unproven) this.#addUnproven(ofMatches(sentence), expected.spot);
    return null;
  }

  #addUnproven(sentence: string, spot: Spot): void {
    this.#unprovenLists.add(`Matches: ${sentence} This applies to`, spotText(spot));
  }

  #missing(head: RecordHead): Fault | null {
    if (!this.#log)
      return { entry: this.#entries.length, what: `the head announces ${head.entries} entries, but some are missing` };
    const missing = [...this.#log.matches.expected.values()].find(({ matchId }) => !this.#found.has(matchId));
    if (missing) {
      const { spot, matchId: match, entry } = missing;
      return { spot, match, what: `it is missing from the record; its result is in entry ${entry}` };
    }
    const found = this.#found.size;
    if (found === head.matches) return null;
    return { what: `its head announces ${head.matches} matches, but there are ${found}` };
  }

  #unproven({ event, matches, decisions }: DecidedLog): string[] {
    const said = [...decisions.sentences, ...unprovenOf(this.#entries, event, matches.unfinished)];
    return [...said, ...this.#judgeStatements.sentences, ...this.#unprovenLists.sentences];
  }

  #matchesProven({ matches: { expected } }: DecidedLog): string {
    const [{ setup } = { setup: null }] = expected.values();
    const all = `Matches: all ${expected.size} are present, with the players, decks, options and clock of the log, and`;
    return setup && this.#undecided === null
      ? `${all} each follows from its seed, the players' answers and the rules of ${setup.game}.`
      : `${all} their chains hold.`;
  }
}

const NOTHING = { undecided: null, proven: [], unproven: [], signed: { not: 'it is refuted' } };

/** Rewords an unproven point about one match so that it applies to several matches. */
function ofMatches(sentence: string): string {
  if (sentence.startsWith(ON_WORD)) return `${ON_WORD}, not decided by the rules: time-outs, departures and rulings.`;
  if (sentence.startsWith('Name:'))
    return "The name of a player was deleted; the record keeps its hash and the player's id.";
  return sentence;
}
