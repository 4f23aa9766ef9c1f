import type { FactOf, Who } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { word } from '../cards/print.ts';
import { spotName } from '../rules/spots.ts';
import type { Named } from '../state.ts';

type Facts = BusinessCardBattle['facts'];
type Tellers = { [K in keyof Facts]: (fact: Facts[K], who: Who) => string | null };

/** For example, "Anna's Ines Field". Facts recorded under rules 1.0 have no seat, so only the name is shown. */
const whose = ({ name, seat }: Named, who: Who): string => (seat === undefined ? name : `${who(seat)}'s ${name}`);
/** For example, "Anna's Ines Field on front 2", because copies can be on other spots. */
const where = (one: Named, who: Who): string => whose(one, who) + spotOf(one);
const spotOf = ({ spot }: Named): string => (spot === undefined ? '' : ` on ${spotName(spot)}`);

const TELL: Tellers = {
  markShown: ({ seat, name, mark }, who) => `${who(seat)} shows ${name}: ${word(mark)}`,
  marksEqual: () => 'The marks are equal',
  firstDecided: ({ seat, by }, who) => `${who(seat)} goes first${by === 'DIE' ? ', by a die roll' : ''}`,
  fielded: ({ seat, characters }, who) =>
    `${who(seat)} fields ${characters.map(({ name, spot, hp }) => `${name} on ${spotName(spot)} (HP ${hp})`).join(', ')}`,
  turnBegan: ({ seat, turn }, who) => `Turn ${turn}: ${who(seat)}`,
  stepped: ({ character, from, to, with: there }, who) =>
    `${whose(character, who)} steps from ${spotName(from)} to ${spotName(to)}${there ? `, changing places with ${there.name}` : ''}`,
  hpShared: ({ from, to, hp, left, now }, who) =>
    `${where(from, who)} gives ${hp} HP to ${to.name}${spotOf(to)}: the giver now has ${left}, the receiver ${now}`,
  restored: ({ character, hp, now }, who) => `${where(character, who)} regains ${hp} HP and has ${now}`,
  battleBegan: ({ attacker, target, longDistance, first }, who) =>
    `${where(attacker, who)} attacks ${where(target, who)}${longDistance ? ' over a distance' : ''}${first === target.card ? `, who leads off` : ''}`,
  instantDeathDeclared: ({ striker }, who) => `${whose(striker, who)} declares Instant Death`,
  plainStrikeDeclared: ({ striker }, who) => `${whose(striker, who)} strikes with its AP`,
  absorbDeclared: ({ target }, who) => `${whose(target, who)} is ready to absorb the strike`,
  absorbsAlways: ({ target }, who) => `${whose(target, who)} absorbs every strike in this battle`,
  struck: ({ striker, target, hp, left }, who) =>
    `${whose(striker, who)} takes ${hp} HP from ${whose(target, who)}, who has ${left} left`,
  strikeFailed: ({ striker, target }, who) => `${whose(striker, who)} fails to hit ${whose(target, who)}`,
  absorbed: ({ target, hp, now }, who) => `${whose(target, who)} absorbs ${hp} HP and has ${now}`,
  absorbFailed: ({ target }, who) => `${whose(target, who)} fails to absorb the strike`,
  instantlyKilled: ({ striker, target }, who) => `${whose(striker, who)} kills ${whose(target, who)} with one stroke`,
  turnedSideways: ({ striker }, who) => `${whose(striker, who)} misses and is turned sideways`,
  strikeSkipped: ({ striker }, who) => `${whose(striker, who)} skips its strike`,
  fell: () => null, // the line about the move to the graveyard shows this
  battleEnded: () => null,
  gone: () => null,
  decided: ({ winner }, who) => (winner === null ? 'Nobody wins' : `${who(winner)} has won`),
  prizeRightGiven: ({ seat, left }, who) => `The winner has ${left} characters left: ${who(seat)} picks the prize`,
  prizeTaken: ({ by, card, from, to }, who) => `${who(by)} picks ${card}, which goes from ${who(from)} to ${who(to)}`,
};

export function tell(fact: FactOf<BusinessCardBattle>, who: Who): string | null {
  // `TELL` has a function for each fact, under the name of the fact.
  const teller = TELL[fact.fact] as (fact: object, who: Who) => string | null;
  return teller(fact, who);
}
