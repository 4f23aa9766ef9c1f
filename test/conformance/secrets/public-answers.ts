import {
  type AnyAt,
  type AnyGame,
  type CardId,
  type Disclosure,
  type EngineFact,
  type Entry,
  type Fact,
  fastRandom,
  fold,
  redeal,
  same,
  zoneAt,
  zoneOf,
} from '../../../src/engine/index.ts';
import { isEngineFact } from '../../../src/engine/play/reduce.ts';
import { NO_NOTE, type Note } from '../guards/comparisons.ts';
import { expectThat, type Script, spread, walk } from '../script.ts';
import { nameOf, viewersOf } from './viewers.ts';

const MOMENTS = 8;

/** A stored answer about hidden cards. */
export type Answered = EngineFact & { fact: 'disclosed' };

export function isAnswer(fact: Fact): fact is Answered {
  return isEngineFact(fact) && fact.fact === 'disclosed';
}

export function answersIn({ facts }: Entry): Answered[] {
  return facts.filter(isAnswer);
}

/** Returns the question that the answer belongs to. */
export function questionOf({ told }: Answered): object {
  return { ...told, answer: null };
}

/** A function that looks up the name of a card in a world. */
export type NameIn = (card: CardId) => string;

/** Whether the answer would be the same if the cards had these names. */
export function wouldAnswer(game: AnyGame, { told, cards }: Answered, name: NameIn): boolean {
  const { answer, ...asked } = told;
  return same(game.disclosures?.[told.fact]?.(cards.map(name), asked), answer);
}

/**
 * Checks that, in every world dealt to a viewer, earlier answers are still true of the cards that everyone could
 * follow.
 */
export function worldsAgreeWithWhatWasHeard(game: AnyGame, script: Script, note: Note = NO_NOTE): void {
  if (!game.disclosures) return;
  const { entries, moments } = walk(game, script);
  const wanted = new Map(spread(moments, MOMENTS).map((at) => [at.version, at]));
  const viewers = viewersOf(script.seats);
  let at: AnyAt | null = null;
  let open: Answered[] = [];
  let wished = 0;
  const done = new Set<Answered>();
  for (const entry of entries) {
    at = fold(game, at, entry);
    wished += answersIn(entry).length;
    open = [...open, ...answersIn(entry)].filter((answer) => !isLost(at as AnyAt, answer, entry)); // folded just above
    const moment = wanted.get(at.version);
    const viewer = viewers[at.version % viewers.length] ?? [];
    if (!moment || open.length === 0) continue;
    const { faces } = redeal(game, moment, viewer, fastRandom(at.version));
    for (const answer of open) {
      done.add(answer);
      const agrees = wouldAnswer(game, answer, (card) => faces[card]?.name ?? '');
      expectThat(
        agrees,
        () => `${nameOf(viewer)} is dealt a world that contradicts an answer: ${heardText(answer.told)}`,
      );
    }
  }
  if (wished === 0) return;
  const end = done.size === wished ? 'was complete' : 'answers could no longer be followed';
  note({ by: 'worldsAgreeWithWhatWasHeard', done: done.size, wished, illegal: 0, end });
}

function heardText(told: Disclosure): string {
  return JSON.stringify(told);
}

// Follows cards in the simplest way: drops an answer at the first shuffle, or when a card leaves the zone.
function isLost(at: AnyAt, { cards, told }: Answered, entry: Entry): boolean {
  const facts = entry.facts.filter(isEngineFact);
  const from = facts.findIndex((fact) => fact.fact === 'disclosed' && fact.told === told);
  return facts.slice(from + 1).some((fact) => {
    if (fact.fact === 'rewound') return true;
    if (fact.fact === 'shuffled') return fact.order.some((card) => cards.includes(card));
    if (fact.fact !== 'cardsMoved') return false;
    const left = [...fact.cards, ...zoneAt(at, fact.from).cards];
    return left.some((card) => cards.includes(card)) || cards.some((card) => zoneOf(at, card).id === fact.to);
  });
}
