import type { FactOf, Who } from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { cardOf } from '../cards/catalogue.ts';
import { beats, word } from '../cards/print.ts';
import { spotName } from '../rules/spots.ts';
import type { Named } from '../state.ts';

type Facts = BusinessCardBattle['facts'];
type Tellers = { [K in keyof Facts]: (fact: Facts[K], who: Who) => string | null };

/** For example, "Anna's Ines Field". Facts recorded under rules 1.0 have no seat, so only the name is shown. */
const whose = ({ name, seat }: Named, who: Who): string => (seat === undefined ? name : `${who(seat)}'s ${name}`);
/** For example, "Anna's Ines Field on front 2", because copies can be on other spots. */
const where = (one: Named, who: Who): string => whose(one, who) + spotOf(one);
const spotOf = ({ spot }: Named): string => (spot === undefined ? '' : ` on ${spotName(spot)}`);

const PARTS = [
  ['all', 1],
  ['half', 2],
  ['a quarter', 4],
] as const;

/** Says how a strike comes to its damage, such as "a quarter of its AP 38". */
function partOfAp({ name }: Named, hp: number): string {
  const { ap } = cardOf(name);
  const [part] = PARTS.find(([, divisor]) => hp === Math.max(1, Math.floor(ap / divisor))) ?? ['a part'];
  return `${part} of its AP ${ap}`;
}

// Says whose strikes are weak in a battle. Over a long distance, both are.
function weakness({ attacker, target, longDistance }: Facts['battleBegan'], who: Who): string {
  if (longDistance) return ' over a long distance, so all strikes are weak';
  const [own, theirs] = [cardOf(attacker.name).attribute, cardOf(target.name).attribute];
  if (beats(theirs, own)) return `. ${word(theirs)} beats ${word(own)}, so ${whose(attacker, who)} strikes weakly`;
  if (beats(own, theirs)) return `. ${word(own)} beats ${word(theirs)}, so ${whose(target, who)} strikes weakly`;
  return '';
}

// Says why the attacked character strikes first, or why its Leadoff Attack does not help it.
function leadoff({ attacker, target, strikesBack, first }: Facts['battleBegan'], who: Who): string {
  if (!cardOf(target.name).skills.includes('LEADOFF_ATTACK')) return '';
  if (first === target.card) return `. ${whose(target, who)} strikes first, by Leadoff Attack`;
  const why = strikesBack ? 'because both have Leadoff Attack' : 'because the other cannot strike back';
  return `. ${whose(attacker, who)} strikes first, ${why}`;
}

const TELL: Tellers = {
  markShown: ({ seat, name, mark }, who) => `${who(seat)} shows ${name}: ${word(mark)}`,
  marksEqual: () => 'Both marks are the same',
  firstDecided: ({ seat, by }, who) => `${who(seat)} goes first${by === 'DIE' ? ', by a die roll' : ''}`,
  fielded: ({ seat, characters }, who) =>
    `${who(seat)} fields ${characters.map(({ name, spot, hp }) => `${name} on ${spotName(spot)} (HP ${hp})`).join(', ')}`,
  turnBegan: ({ seat, turn }, who) => `Turn ${turn}: ${who(seat)}`,
  stepped: ({ character, from, to, with: there }, who) =>
    `${whose(character, who)} steps from ${spotName(from)} to ${spotName(to)}${there ? `, changing places with ${there.name}` : ''}`,
  hpShared: ({ from, to, hp, left, now }, who) =>
    `${where(from, who)} gives ${hp} HP to ${to.name}${spotOf(to)}: ${from.name} now has ${left}, ${to.name} ${now}`,
  restored: ({ character, hp, now }, who) => `${where(character, who)} regains ${hp} HP and has ${now}`,
  battleBegan: (fact, who) =>
    `${where(fact.attacker, who)} attacks ${where(fact.target, who)}${weakness(fact, who)}${leadoff(fact, who)}`,
  instantDeathDeclared: ({ striker }, who) => `${whose(striker, who)} declares Instant Death`,
  plainStrikeDeclared: ({ striker }, who) => `${whose(striker, who)} strikes with its AP`,
  absorbDeclared: ({ target }, who) => `${whose(target, who)} is ready to absorb the strike`,
  absorbsAlways: ({ target }, who) => `${whose(target, who)} absorbs every strike in this battle`,
  struck: ({ striker, target, hp, left }, who) =>
    `${whose(striker, who)} hits with ${partOfAp(striker, hp)}: ${whose(target, who)} loses ${hp} HP (${left} left)`,
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
