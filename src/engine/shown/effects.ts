import { seenBy, type Viewer } from '../cards/sight.ts';
import { type Audience, type CardId, type CardName, type Cards, faceOf, zoneAt } from '../cards/zones.ts';
import type { EngineFact, EngineFacts, Fact } from '../game/facts.ts';
import type { AnyGame } from '../game/game.ts';
import { atSeat, type Effect, effect, inZone } from '../game/picture.ts';
import { isEngineFact } from '../play/reduce.ts';

/** Returns what a fact shows on the table. As in its text, cards that the viewer did not see are only counted. */
export function effectsOf(game: AnyGame, cards: Cards, fact: Fact, viewer: Viewer): readonly Effect[] {
  if (!isEngineFact(fact)) return gameEffects(game, fact);
  return fact.fact === 'disclosed' ? gameEffects(game, fact.told) : engineEffects(cards, fact, viewer);
}

function gameEffects({ effects = {} }: AnyGame, fact: Fact): readonly Effect[] {
  return Object.hasOwn(effects, fact.fact) ? (effects[fact.fact]?.(fact) ?? []) : [];
}

function engineEffects(cards: Cards, fact: EngineFact, viewer: Viewer): Effect[] {
  const named = (some: readonly CardId[], seen: Audience): CardName[] =>
    seenBy(viewer, seen) ? some.map((card) => faceOf(cards, card).name) : [];
  switch (fact.fact) {
    case 'cardsMoved':
      return moved(cards, fact, named(fact.cards, fact.seen));
    case 'revealed':
    case 'peeked': {
      const seat = fact.fact === 'peeked' ? (fact.by[0] ?? null) : zoneAt(cards, fact.zone).seat;
      const what = { to: inZone(fact.zone), cards: named(fact.cards, fact.seen), amount: fact.cards.length };
      return [effect('REVEAL', { seat, ...what })];
    }
    case 'rolled':
      return [effect('ROLL', { seat: fact.seat, to: fact.seat === null ? null : atSeat(fact.seat), ...rollOf(fact) })];
    default:
      return [];
  }
}

// Moves within a zone are left to the game, because only the game can say what they mean.
function moved(at: Cards, { from, to, cards }: EngineFacts['cardsMoved'], names: CardName[]): Effect[] {
  if (from === to || cards.length === 0) return [];
  const seat = zoneAt(at, to).seat ?? zoneAt(at, from).seat;
  return [effect('MOVE', { seat, from: inZone(from), to: inZone(to), cards: names, amount: cards.length })];
}

const rollOf = ({ value, sides }: EngineFacts['rolled']): Pick<Effect, 'dice' | 'sides'> => ({ dice: [value], sides });
