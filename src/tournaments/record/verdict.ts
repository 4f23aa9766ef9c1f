import type { Authorship, OwnRecord, ReplayVerdict } from '../../engine/index.ts';
import type { EventEntry } from '../event/entry.ts';
import type { GameOver } from '../event/entry-kinds.ts';

/** A place in a tournament, as far as it is known. */
export type Spot = Partial<Pick<GameOver, 'stage' | 'round' | 'table' | 'game'>>;

export interface Fault {
  entry?: number;
  spot?: Spot;
  match?: string;
  matchEntry?: number;
  what: string;
}

/** The verdict on a tournament's record. A refuted record proves nothing. */
export interface RecordVerdict {
  /** `VERIFIED` if everything follows from the rules and is signed with a given key or equals the server's own. */
  verdict: ReplayVerdict;
  fault: Fault | null;
  /** If `REFUTED`: the fault in words, with its place. If `UNDECIDED`: the missing proof. */
  why: string | null;
  /** One sentence for each point that is proven, and for each that is not. */
  proven: string[];
  unproven: string[];
}

/** Returns a fault in words, preceded by its place. */
function faultText({ entry, spot, match, matchEntry, what }: Fault): string {
  const places = [
    ...(entry === undefined ? [] : [`entry ${entry}`]),
    ...(spot ? [spotText(spot)] : []),
    ...(match === undefined ? [] : [`match ${match}`]),
    ...(matchEntry === undefined ? [] : [`entry ${matchEntry} of its log`]),
  ];
  return places.length === 0 ? what : `${places.join(', ')}: ${what}`;
}

export function spotText({ stage, round, table, game }: Spot): string {
  const parts = { stage, round, table, game };
  return Object.entries(parts)
    .flatMap(([name, number]) => (number === undefined ? [] : [`${name} ${number}`]))
    .join(', ');
}

export function placeOf(entry: EventEntry): Pick<Fault, 'spot'> {
  if (entry.kind === 'PAIRED') return { spot: { stage: entry.facts.stage, round: entry.facts.round } };
  if (entry.kind === 'RULED')
    return { spot: { stage: entry.input.stage, round: entry.input.round, table: entry.input.table } };
  const [game, ...more] = entry.kind === 'RESULTS' ? entry.input.games : [];
  return game && more.length === 0 ? { spot: spotAt(game) } : {};
}

export function spotAt({ stage, round, table, game }: Required<Spot>): Required<Spot> {
  return { stage, round, table, game };
}

/** The finding on a tournament's record, before it is compared with the server's log. */
export interface RecordFinding {
  fault: Fault | null;
  /** Why some matches cannot be executed here; null if all were executed. */
  undecided: string | null;
  proven: string[];
  unproven: string[];
  signed: Authorship;
  /** Identifies the record for comparison with the server's own record; null if the record is refuted. */
  claim: { tournament: string; hashes: string[] } | null;
}

export function concludedRecord(finding: RecordFinding, own: OwnRecord): RecordVerdict {
  const { signed, undecided } = finding;
  if (finding.fault) return refuted(finding.fault);
  if ('forged' in signed) return refuted({ entry: signed.forged, what: signed.why });
  if (typeof own === 'object')
    return refuted({ entry: own.differsAt, what: 'it differs from the record that this server keeps' });
  const [proven, unproven] = [[...finding.proven], [...finding.unproven]];
  if ('by' in signed) proven.push(`Authorship: beginning and end are signed with key ${signed.by.join(' and ')}.`);
  else unproven.push(`Authorship: ${signed.not}.`);
  if (own === 'SAME') proven.push('Log: it equals the record that this server keeps.');
  const unsigned = 'not' in signed && own !== 'SAME';
  const why = undecided ?? (unsigned ? `it follows from the rules, but its author is not proven: ${signed.not}` : null);
  return { verdict: why === null ? 'VERIFIED' : 'UNDECIDED', fault: null, why, proven, unproven };
}

function refuted(fault: Fault): RecordVerdict {
  return { verdict: 'REFUTED', fault, why: faultText(fault), proven: [], unproven: [] };
}
