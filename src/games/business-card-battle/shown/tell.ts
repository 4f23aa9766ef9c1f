import type { FactOf, Seat } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { word } from '../cards/print.ts';
import { spotName } from '../rules/spots.ts';

type Facts = BusinessCardBattle['facts'];
type Tellers = { [K in keyof Facts]: (fact: Facts[K], who: (seat: Seat) => string) => string | null };

const TELL: Tellers = {
  markShown: ({ seat, name, mark }, who) => `${who(seat)} shows ${name}: ${word(mark)}`,
  marksEqual: () => 'The marks are equal',
  firstDecided: ({ seat, by }, who) => `${who(seat)} goes first${by === 'DIE' ? ', by the die' : ''}`,
  fielded: ({ seat, characters }, who) =>
    `${who(seat)} fields ${characters.map(({ name, spot, hp }) => `${name} on ${spotName(spot)} (HP ${hp})`).join(', ')}`,
  turnBegan: ({ seat, turn }, who) => `Turn ${turn}: ${who(seat)}`,
  stepped: ({ character, from, to, with: there }) =>
    `${character.name} steps from ${spotName(from)} to ${spotName(to)}${there ? `, changing places with ${there.name}` : ''}`,
  hpShared: ({ from, to, hp, left, now }) => `${from.name} gives ${hp} HP to ${to.name}: ${left} and ${now}`,
  restored: ({ character, hp, now }) => `${character.name} regains ${hp} HP and has ${now}`,
  battleBegan: ({ attacker, target, longDistance, first }) =>
    `${attacker.name} attacks ${target.name}${longDistance ? ' over a distance' : ''}${first === target.card ? `, who leads off` : ''}`,
  instantDeathDeclared: ({ striker }) => `${striker.name} declares Instant Death`,
  struck: ({ striker, target, hp, left }) => `${striker.name} takes ${hp} HP from ${target.name}, who has ${left} left`,
  strikeFailed: ({ striker }) => `${striker.name}'s strike fails`,
  absorbed: ({ target, hp, now }) => `${target.name} absorbs ${hp} HP and has ${now}`,
  instantlyKilled: ({ striker, target }) => `${striker.name} kills ${target.name} at one stroke`,
  turnedSideways: ({ striker }) => `${striker.name} misses and is turned sideways`,
  strikeSkipped: ({ striker }) => `${striker.name} skips its strike`,
  fell: () => null, // the card's way to the graveyard tells it
  battleEnded: () => null,
  gone: () => null,
  decided: ({ winner }, who) => (winner === null ? 'Nobody wins' : `${who(winner)} has won`),
  prizeRightGiven: ({ seat, left }, who) => `The winner has ${left} characters left: ${who(seat)} picks the prize`,
  prizeTaken: ({ by, card, from, to }, who) => `${who(by)} picks ${card}, which goes from ${who(from)} to ${who(to)}`,
};

export function tell(fact: FactOf<BusinessCardBattle>, who: (seat: Seat) => string): string | null {
  const teller = TELL[fact.fact] as (fact: object, who: (seat: Seat) => string) => string | null; // the record pairs both
  return teller(fact, who);
}
