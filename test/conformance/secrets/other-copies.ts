import type { CardId, EngineFact, Entry, Fact } from '../../../src/engine/index.ts';
import { isEngineFact } from '../../../src/engine/play/reduce.ts';

/** The name of a card in one of two histories. */
type NameIn = (card: CardId) => string;

/**
 * Whether one entry moves different but equal cards in two histories, perhaps unseen. After it, the zone holds
 * different cards, which may be shown later. It is enough if the cards are equal in one of the histories.
 */
export function leftOtherCopies(one: Entry | undefined, other: Entry, histories: readonly NameIn[]): boolean {
  return (one?.facts ?? []).some((fact, i) => {
    const made = other.facts[i];
    if (!made || !isMove(fact) || !isMove(made) || fact.from !== made.from || fact.to !== made.to) return false;
    const isEqual = (nameIn: NameIn) => listed(fact.cards.map(nameIn)) === listed(made.cards.map(nameIn));
    return !isEqual(String) && histories.some(isEqual);
  });
}

function isMove(fact: Fact): fact is EngineFact & { fact: 'cardsMoved' } {
  return isEngineFact(fact) && fact.fact === 'cardsMoved';
}

function listed(names: readonly string[]): string {
  return [...names].sort().join();
}
