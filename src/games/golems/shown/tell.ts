import type { FactOf, Seat } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import type { Golems } from '../golems.ts';
import type { Named } from '../state.ts';
import { aimInWords } from './labels.ts';

type Facts = Golems['facts'];
type Who = (seat: Seat) => string;

/** "Ann's Large Crystal Flyer". */
const whose = (unit: Named, who: Who): string => `${who(unit.seat)}'s ${unit.name}`;
const all = (units: readonly Named[], who: Who): string => units.map((unit) => whose(unit, who)).join(', ') || 'nobody';

const DECLINED: Readonly<Record<Facts['declined']['what'], string>> = {
  CRAFT: 'builds nothing',
  EXTRA: 'draws no further card',
  MOVE: 'moves no further golem',
  BATTLE: 'begins no further battle',
  REGENERATION: 'puts back no further golem',
};

const TELL: { [K in keyof Facts]: (fact: Facts[K], who: Who) => string | null } = {
  boardLaid: ({ first }, who) => `The board is laid; ${who(first)} has the first turn`,
  turnBegan: ({ seat, round }, who) => `Round ${round}: ${who(seat)}'s turn`,
  declined: ({ seat, what }, who) => `${who(seat)} ${DECLINED[what]}`,
  manaChanged: ({ seat, by, mana }, who) =>
    `${who(seat)} ${by < 0 ? 'pays' : 'gains'} ${Math.abs(by)} mana and has ${mana}`,
  golemBuilt: ({ golem, name, space }, who) => `${who(golem.seat)} builds ${name} in ${space}`,
  cardPlayed: ({ seat, card, target, on }, who) => `${who(seat)} plays ${card}${aimInWords(target, on, who)}`,
  spellNegated: ({ card }) => `${card} is negated`,
  spellEnded: () => null,
  movesGranted: ({ units }, who) => `${all(units, who)} may move once more this turn`,
  boosted: ({ units, what, by, turns }, who) =>
    `${all(units, who)}: ${printed(what.toUpperCase())} +${by} for ${turns} turns`,
  repaired: ({ units }, who) => `${all(units, who)}: all damage removed`,
  golemsMoved: ({ golems, from, to, by }, who) =>
    `${all(golems, who)} ${by === 'PORTAL' ? 'through the portal' : 'moves'} from ${from} to ${to}`,
  golemTransformed: ({ golem, into }, who) => `${whose(golem, who)} becomes ${printed(into)}`,
  stormStruck: ({ target, force, armor, hit }, who) =>
    `The storm ${hit ? 'hits' : 'misses'} ${whose(target, who)} (Force ${force} against Armor ${armor})`,
  unitDestroyed: ({ unit, why }, who) =>
    `${whose(unit, who)} is destroyed${why === 'CLASH' ? ' by a clash of traits' : ''}`,
  battleBegan: ({ sides: [mine, theirs] }, who) =>
    `${who(mine.seat)} in ${mine.space} attacks ${who(theirs.seat)} in ${theirs.space}`,
  roundBegan: ({ round }) => `Round ${round} of the battle`,
  attackNamed: ({ unit, target }, who) => `${whose(unit, who)} attacks ${whose(target, who)}`,
  attackChanged: ({ force, armor }) => (force ? `The attack has Force +${force}` : `The target has Armor +${armor}`),
  extraAttackGiven: ({ unit }, who) => `${whose(unit, who)} gets one more attack this round`,
  attackRolled: ({ unit, target, force, armor, hit }, who) =>
    `${whose(unit, who)} ${hit ? 'hits' : 'misses'} ${whose(target, who)} (Force ${force} against Armor ${armor})`,
  battleWon: ({ seat, space }, who) => `${who(seat)} wins the battle with the stack in ${space}`,
  golemRegenerated: ({ golem, name, space }, who) => `${who(golem.seat)}'s ${name} is put back in ${space}`,
  wizardFell: ({ seat, why }, who) =>
    `${who(seat)}'s Wizard ${why === 'LEFT' ? 'leaves' : 'is destroyed'}, and his golems crumble`,
};

/** One readable line for a fact, null for one not worth a word. */
export function tell(fact: FactOf<Golems>, who: Who): string | null {
  const told = TELL[fact.fact] as (fact: FactOf<Golems>, who: Who) => string | null; // the record pairs name and teller
  return told(fact, who);
}
