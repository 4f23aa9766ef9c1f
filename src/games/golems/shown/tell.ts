import type { FactOf, Who } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { PRINTED } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { Named } from '../state.ts';
import { aimInWords, placed, whose } from './labels.ts';

type Facts = Golems['facts'];

// Lists the units of one stack, such as "Ann's Large Crystal Flyer, Ann's Small Ice Man in d4".
function all(units: readonly Named[], who: Who): string {
  const names = units.map((unit, index) => (index < units.length - 1 ? whose(unit, who) : placed(unit, who)));
  return names.join(', ') || 'no unit';
}

const DECLINED: Readonly<Record<Facts['declined']['what'], string>> = {
  CRAFT: 'builds nothing',
  EXTRA: 'draws no more cards',
  MOVE: 'moves no more golems',
  BATTLE: 'begins no more battles',
  REGENERATION: 'puts back no more golems',
};

const TELL: { [K in keyof Facts]: (fact: Facts[K], who: Who) => string | null } = {
  boardLaid: ({ first }, who) => `The board is laid out; ${who(first)} has the first turn`,
  turnBegan: ({ seat, round }, who) => `Round ${round}: ${who(seat)}'s turn`,
  declined: ({ seat, what }, who) => `${who(seat)} ${DECLINED[what]}`,
  manaChanged: ({ seat, by, mana }, who) =>
    `${who(seat)} ${by < 0 ? 'pays' : 'gains'} ${Math.abs(by)} mana and has ${mana}`,
  golemBuilt: ({ golem, name, space }, who) => `${who(golem.seat)} builds ${name} in ${space}`,
  cardPlayed: (fact, who) => `${who(fact.seat)} plays ${fact.card}${aimInWords(fact, who)}`,
  spellNegated: ({ card }) => `${card} is negated`,
  spellEnded: ({ card, lost }) => (lost ? `${card} does nothing because its caster has left` : null),
  movesGranted: ({ units }, who) => `${all(units, who)} may move again this turn`,
  boosted: ({ units, what, by, turns }, who) =>
    `${all(units, who)}: ${printed(what.toUpperCase())} +${by} for ${turns} turns`,
  repaired: ({ units }, who) => `${all(units, who)}: all damage removed`,
  golemsMoved: ({ golems, from, to, by }, who) =>
    `${golems.map((golem) => whose(golem, who)).join(', ')} ${by === 'PORTAL' ? 'through the portal' : 'moves'} from ${from} to ${to}`,
  golemTransformed: ({ golem, into }, who) => `${placed(golem, who)} becomes ${PRINTED[into]}`,
  stormStruck: ({ target, force, armor, hit }, who) =>
    `The storm ${hit ? 'hits' : 'misses'} ${placed(target, who)} (roll + Force ${force} against roll + Armor ${armor})`,
  unitDestroyed: ({ unit, why }, who) =>
    `${placed(unit, who)} is destroyed${why === 'CLASH' ? ' by a clash of traits' : ''}`,
  battleBegan: ({ sides: [mine, theirs] }, who) =>
    `${who(mine.seat)} in ${mine.space} attacks ${who(theirs.seat)} in ${theirs.space}`,
  battlePassed: ({ seat }, who) => `${who(seat)} passes for the whole battle`,
  roundBegan: ({ round }) => `Round ${round} of the battle`,
  attackNamed: ({ unit, target }, who) => `${whose(unit, who)} attacks ${whose(target, who)}`,
  attackChanged: ({ force, armor }) => (force ? `The attack has Force +${force}` : `The target has Armor +${armor}`),
  extraAttackGiven: ({ unit }, who) => `${whose(unit, who)} gets one more attack this round`,
  attackRolled: ({ unit, target, force, armor, hit }, who) =>
    `${whose(unit, who)} ${hit ? 'hits' : 'misses'} ${whose(target, who)} (roll + Force ${force} against roll + Armor ${armor})`,
  battleWon: ({ seat, space }, who) => `${who(seat)} wins the battle with the stack in ${space}`,
  golemRegenerated: ({ golem, name, space }, who) => `${who(golem.seat)}'s ${name} is put back in ${space}`,
  wizardFell: ({ seat, why }, who) =>
    `${who(seat)}'s Wizard ${why === 'LEFT' ? 'leaves' : 'is destroyed'}, and the golems crumble`,
};

export function tell(fact: FactOf<Golems>, who: Who): string | null {
  // `TELL` has a function for each fact, under the name of the fact.
  const told = TELL[fact.fact] as (fact: FactOf<Golems>, who: Who) => string | null;
  return told(fact, who);
}
