import { setTimeout as sleep } from 'node:timers/promises';
import { type Caller, call } from '../load/graphql-call.ts';
import { GIVEN_BACK } from '../load/lateness.ts';
import { type Load, untilAnswered } from '../load/load.ts';
import { openMatch } from '../load/matches.ts';
import { factsHash, gaps, type RecordedEntry, readRecord } from '../load/record.ts';
import type { Findings } from '../report.ts';

/** A match in which nobody moves, and what was shown of it so far. */
export interface Clock {
  id: string;
  shown: RecordedEntry[];
}

/** What the clock gives for a decision, in seconds. */
const CLOCK_SECONDS = 1;

export async function openClocks(caller: Caller, count: number): Promise<Clock[]> {
  const input = { game: 'golems', timeControl: { perDecision: CLOCK_SECONDS } };
  const opened = await Promise.all(Array.from({ length: count }, () => openMatch([caller, caller], input)));
  return opened.map(({ id }) => ({ id, shown: [] }));
}

/** An entry that somebody has seen is as good as acknowledged. */
export async function readClocks(caller: Caller, clocks: readonly Clock[], load: Load): Promise<void> {
  for (const clock of clocks) {
    const { entries } = await untilAnswered(load, () =>
      readRecord(caller, clock.id, clock.shown.at(-1)?.version ?? -1),
    );
    clock.shown.push(...entries);
  }
}

/** The clocks still run, and nothing that was shown of them is gone. Answers how many time-outs there were. */
export async function clockFindings(
  caller: Caller,
  clocks: readonly Clock[],
  patience: number,
  findings: Findings,
): Promise<number> {
  let fired = 0;
  for (const { id, shown } of clocks) {
    const { entries } = await goesOn(caller, id, patience);
    const wrong = [
      ...gaps(entries),
      ...entries.flatMap(({ kind, version }) =>
        kind === 'TIMED_OUT' || kind === GIVEN_BACK || version === 0
          ? []
          : [`entry ${version} is a ${kind}, nobody moved`],
      ),
      ...shown.flatMap((entry) => (isThere(entry, entries) ? [] : [`entry ${entry.version} was shown and is gone`])),
      ...(entries.length > shown.length ? [] : [`no time-out for ${patience} ms`]),
    ];
    findings.push(...wrong.map((line) => `match ${id}: ${line}`));
    fired += entries.length - 1;
  }
  return fired;
}

// With one entry more than at the beginning, unless none can come.
async function goesOn(caller: Caller, id: string, patience: number) {
  const before = await readRecord(caller, id);
  for (const until = Date.now() + patience; ; await sleep(200)) {
    const now = await readRecord(caller, id);
    if (now.entries.length > before.entries.length || now.status !== 'RUNNING' || Date.now() > until) return now;
  }
}

function isThere(shown: RecordedEntry, entries: readonly RecordedEntry[]): boolean {
  const entry = entries[shown.version];
  return entry !== undefined && entry.at === shown.at && factsHash(entry) === factsHash(shown);
}

const REPLAY = 'query($id: ID!) { match(id: $id) { status replay { status } } }';
interface Answer {
  match: { status: string; replay: { status: string } | null } | null;
}

/** Every finished match gets its verdict. Answers how many there are. */
export async function untilVerified(
  caller: Caller,
  ids: readonly string[],
  patience: number,
  findings: Findings,
): Promise<number> {
  const until = Date.now() + patience;
  let verified = 0;
  for (const id of ids) {
    let replay = await replayOf(caller, id);
    for (; replay === 'PENDING' && Date.now() < until; replay = await replayOf(caller, id)) await sleep(200);
    if (replay === 'VERIFIED') verified++;
    else if (replay !== null) findings.push(`match ${id} is over, and its replay is ${replay}`);
  }
  return verified;
}

/** Null: the match is not over. */
async function replayOf(caller: Caller, id: string): Promise<string | null> {
  const { match } = await call<Answer>(caller, REPLAY, { id });
  return match?.status === 'FINISHED' ? (match.replay?.status ?? 'PENDING') : null;
}
