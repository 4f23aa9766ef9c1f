import type { AnyGame } from '../../../src/engine/index.ts';
import { ruleOf } from '../../../src/engine/play/question.ts';
import { isEngineFact } from '../../../src/engine/play/reduce.ts';
import { expectThat, type Script, type Walked, walk } from '../script.ts';
import type { Compared, Comparing } from './comparisons.ts';
import type { Corner } from './corners.ts';
import { knownPiles } from './known-piles.ts';
import { wordsIn, wordsOf } from './move-words.ts';

/** The parts of a game that its matches have reached. */
export interface Reached {
  matches: number;
  entries: number;
  /** The number of matches in each planned corner, by the corner's index. */
  corners: Map<number, number>;
  /** The names of the parts, such as `fact fell`, `card Dragon`, `move play.target.unit` or `move turn: play`. */
  parts: Set<string>;
  /** The number of times that a step offered a word as a choice, keyed by names such as `move turn: play`. */
  offered: Map<string, number>;
  /** The number of matches that ended for each reason. {@link endOf} masks the numbers in reasons. */
  ends: Map<string, number>;
  /** The number of matches in which the game had to end a turn by a ruling. */
  ruled: number;
  comparisons: Map<Comparing, Compared[]>;
  /** The number of matches in which everyone knew a card in a pile that no seat may read, by the pile's label. */
  knownPiles: Map<string, number>;
}

/** @param corners the planned corners */
export function nothingReached(corners: readonly Corner[]): Reached {
  const sets = { parts: new Set<string>(), offered: new Map<string, number>() };
  const counts = { matches: 0, entries: 0, ruled: 0, corners: new Map(corners.map(({ index }) => [index, 0])) };
  return { ...counts, ends: new Map(), comparisons: new Map(), knownPiles: new Map(), ...sets };
}

export function noteIn({ comparisons }: Reached, compared: Compared): void {
  const list = comparisons.get(compared.by) ?? [];
  comparisons.set(compared.by, list);
  list.push(compared);
}

/** Wraps a game so that it records which steps run and which moves are offered and made. */
export function watched(game: AnyGame, reached: Reached): AnyGame {
  const steps = Object.keys(game.steps).map((name) => [name, watchedStep(game, name, reached)]);
  return { ...game, steps: Object.fromEntries(steps) as AnyGame['steps'] }; // each step keeps its own handlers
}

function watchedStep(game: AnyGame, name: string, { parts, offered }: Reached): object {
  const rule = ruleOf(game, { step: name });
  const { run, take, choices } = rule;
  const partOf = movesOf(name);
  if (run) {
    const noting: typeof run = (table, step) => {
      parts.add(`step ${name}`);
      run(table, step);
    };
    return { ...rule, run: noting };
  }
  const taking: typeof take = (table, step, seat, move) => {
    for (const part of [
      `step ${name}`,
      ...Object.keys(move).map(partOf),
      ...wordsOf(game, move).map((word) => `move ${word}`),
    ]) {
      parts.add(part);
    }
    take?.(table, step, seat, move);
  };
  const listing: typeof choices = (at, step, seat, who) => {
    const made = choices?.(at, step, seat, who) ?? [];
    for (const { move } of made) for (const word in move) count(offered, partOf(word));
    return made;
  };
  return { ...rule, take: taking, choices: listing };
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

// Names a part for a word in this step's moves. Cached, because every choice of every question is counted.
function movesOf(step: string): (word: string) => string {
  const parts = new Map<string, string>();
  return (word) => {
    const part = parts.get(word) ?? `move ${step}: ${word}`;
    parts.set(word, part);
    return part;
  };
}

/** Records a match. */
export function reach(reached: Reached, game: AnyGame, corner: Pick<Corner, 'index'>, script: Script): void {
  const walked = walk(game, script);
  const { entries, end, rulings } = walked;
  reached.matches++;
  if (rulings > 0) reached.ruled++;
  reached.entries += entries.length;
  reached.corners.set(corner.index, (reached.corners.get(corner.index) ?? 0) + 1);
  const why = end.result ? endOf(end.result.why) : '(stopped by the script)';
  reached.ends.set(why, (reached.ends.get(why) ?? 0) + 1);
  for (const part of partsIn(game, walked)) reached.parts.add(part);
  for (const label of knownPiles(walked.moments)) count(reached.knownPiles, label);
}

/** Returns the reason why a match ended, with its numbers masked. */
export function endOf(why: string): string {
  return why.replace(/\d+/g, 'n');
}

// A card counts as played once everyone could see it, or once a fact of the game names it.
function* partsIn(game: AnyGame, { entries, end }: Walked): Generator<string> {
  for (const fact of entries.flatMap((entry) => entry.facts)) {
    yield `fact ${fact.fact}`;
    if (!isEngineFact(fact)) for (const card of cardsNamed(game, fact)) yield `card ${card}`;
    else if (fact.fact === 'disclosed') yield `fact ${fact.told.fact}`;
    else if ('cards' in fact && 'seen' in fact && fact.seen === 'everyone')
      for (const card of fact.cards) yield `card ${end.faces[typeof card === 'number' ? card : card.id]?.name}`;
  }
}

function cardsNamed(game: AnyGame, value: unknown): string[] {
  if (typeof value === 'string') return Object.hasOwn(game.cards, value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one) => cardsNamed(game, one));
}

/**
 * A move that a step offers less often than this may stay untried. Questions that are asked only by the properties
 * count too.
 */
const OFTEN = 500;

/** Returns all parts of a game. */
export function partsOf(game: AnyGame, { offered }: Reached): string[] {
  const list = (what: string, names: Iterable<string>): string[] => [...names].map((name) => `${what} ${name}`);
  return [
    ...list('fact', Object.keys(game.facts)),
    ...list('card', Object.keys(game.cards)),
    ...list('step', Object.keys(game.steps)),
    ...list('move', wordsIn(game)),
    ...[...offered].filter(([, times]) => times >= OFTEN).map(([part]) => part),
  ];
}

/** Returns the parts that no match has reached, except those that the game lists as rare. */
export function missing(reached: Reached, game: AnyGame): string[] {
  const rare = new Set(game.trials?.rare?.flatMap(({ what }) => what));
  return partsOf(game, reached).filter((part) => !reached.parts.has(part) && !rare.has(part));
}

/** Checks that every fact, card, step and word of a move has occurred. */
export function everythingIsReached(game: AnyGame, reached: Reached): void {
  const left = missing(reached, game);
  expectThat(
    left.length === 0,
    () => `no match of ${game.id} has reached: ${left.join('; ')} (corners that reach them, or a line in trials.rare)`,
  );
}
