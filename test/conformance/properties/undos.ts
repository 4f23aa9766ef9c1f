import {
  type AnyAt,
  type AnyGame,
  advance,
  type CardId,
  copyMatch,
  type Entry,
  entryRandom,
  foldAll,
  play,
  same,
  type Undo,
  undoOf,
  verify,
} from '../../../src/engine/index.ts';
import { actionFor, expectThat, type Script, spread, walk } from '../script.ts';
import { parting, picture, readable, shownBy, viewersOf } from '../secrets/viewers.ts';

const TRIED = 12;
const PLAYED_ON = 8;
/** The undone answer is given again with other randomness this many times. */
const REROLLS = 3;

/**
 * Checks several answers of a match. If an answer can be undone, the undo restores exactly what each viewer saw before,
 * the answer had shown no viewer a card, no randomness changes its outcome, and play goes on. If it cannot, a record in
 * which it is undone is refuted.
 */
export function undosLeaveNoTrace(game: AnyGame, script: Script): void {
  const { entries } = walk(game, script);
  const answers = entries.filter(({ kind }) => kind === 'MOVE');
  let last: { undo: Undo; past: Entry[] } | null = null;
  for (const { version, seat } of spread(answers, TRIED)) {
    const past = entries.slice(0, version + 1);
    const undo = undoOf(game, past, [seat ?? 0]);
    isFoundFromTable(game, past, seat ?? 0, undo);
    if (typeof undo !== 'string') {
      isExact(game, script, past, undo);
      last = { undo, past };
    }
  }
  if (last) playsOn(game, script, last.past, last.undo);
  const refused = answers.findLast(({ version, seat }) => {
    return undoOf(game, entries.slice(0, version + 1), [seat ?? 0]) === 'REVEALED' && version < entries.length - 1;
  });
  if (refused) forgedUndoIsRefuted(game, script, entries.slice(0, refused.version + 1));
}

// An earlier table and the entries from it on are enough.
function isFoundFromTable(game: AnyGame, past: readonly Entry[], seat: number, undo: ReturnType<typeof undoOf>): void {
  const start = past.slice(0, -1).findLast(({ kind }) => kind === 'MOVE')?.version;
  if (start === undefined || past.slice(start).some(({ kind }) => kind === 'REWOUND')) return;
  const found = undoOf(game, past.slice(start), [seat], foldAll(game, past.slice(0, start + 1)));
  expectThat(same(found, undo), () => `from version ${start}, an undo at ${past.length - 1} is different`);
}

function isExact(game: AnyGame, script: Script, past: readonly Entry[], undo: Undo): void {
  const viewers = viewersOf(script.seats);
  const then = foldAll(game, past.slice(0, undo.to + 1));
  const before = viewers.map((viewer) => picture(game, then, viewer));
  const at = foldAll(game, past);
  const answer = past.at(-1);
  for (const viewer of viewers) {
    picture(game, at, viewer); // every viewer has seen the answer
    const known: ReadonlySet<CardId> = new Set(readable(then, viewer));
    const shown = [...readable(at, viewer), ...(answer ? shownBy(answer, viewer) : [])];
    expectThat(
      shown.every((card) => known.has(card)),
      () => `the answer at ${at.version} has shown a card, but can be undone`,
    );
  }
  isDecided(game, then, answer);
  const undone = { ...undoneAt(game, script, past, undo).at, version: then.version };
  for (const [i, viewer] of viewers.entries()) {
    const [was = '', is] = [before[i], picture(game, undone, viewer)];
    expectThat(was === is, () => `the undo of ${at.version} restores something else: ${parting(was, is)}`);
  }
}

// Another shuffle or die would have given the same facts.
function isDecided(game: AnyGame, then: AnyAt, answer: Entry | undefined): void {
  if (answer?.seat == null || !answer.move) return;
  const { seat, move, facts, version } = answer;
  for (let n = 0; n < REROLLS; n++) {
    const again = advance(game, copyMatch(then), entryRandom(`other ${n}`, version), { kind: 'MOVE', seat, move });
    expectThat(same(again.facts, facts), () => `chance decided the answer at ${version}, but it can be undone`);
  }
}

function undoneAt(game: AnyGame, script: Script, past: readonly Entry[], { seat, to }: Undo) {
  const at = foldAll(game, past);
  const action = { kind: 'REWOUND' as const, seat, move: { to, why: 'UNDONE' as const } };
  const played = play(game, at, entryRandom(script.seed, at.version + 1), action, undefined, past);
  expectThat(!('refused' in played), () => `the undo of ${at.version} is refused`);
  return played;
}

function playsOn(game: AnyGame, script: Script, past: readonly Entry[], undo: Undo): void {
  const calm = { ...script, interrupted: false };
  let { at, entry } = undoneAt(game, script, past, undo);
  const entries = [...past, entry];
  for (let n = 0; n < PLAYED_ON && !at.result; n++) {
    const action = actionFor(game, at, calm, script.picks[n] ?? n, 0);
    const played = play(game, at, entryRandom(script.seed, at.version + 1), action);
    expectThat(!('refused' in played), () => `after an undo, a listed choice is refused: ${JSON.stringify(action)}`);
    ({ at, entry } = played);
    entries.push(entry);
  }
  const verdict = verify(game, JSON.parse(JSON.stringify(entries)), script.seed);
  expectThat(verdict.verdict === 'VERIFIED', () => `a record with an undo is ${JSON.stringify(verdict)}`);
}

function forgedUndoIsRefuted(game: AnyGame, script: Script, past: readonly Entry[]): void {
  const at = foldAll(game, past);
  const [seat, to] = [past.at(-1)?.seat ?? 0, at.version - 1];
  if (at.result) return;
  const action = { kind: 'REWOUND' as const, seat, move: { to, why: 'UNDONE' as const } };
  const forged = advance(game, at, entryRandom(script.seed, at.version + 1), action, past);
  const verdict = verify(game, JSON.parse(JSON.stringify([...past, forged])), script.seed);
  expectThat(verdict.verdict === 'REFUTED', () => `an undo that reveals something is ${verdict.verdict}`);
}
