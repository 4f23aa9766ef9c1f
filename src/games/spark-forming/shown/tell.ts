import type { FactOf, Seat } from '../../../engine/index.ts';
import type { SparkForming } from '../spark-forming.ts';
import type { Attack, Defence } from '../state.ts';
import { effectDone, metBy, pendingLines } from './labels.ts';

type Facts = SparkForming['facts'];
type Who = (seat: Seat) => string;

const withBoost = (boost: string | null): string => (boost === null ? '' : ` and the Boost ${boost}`);

function attackInWords({ attackers, card, by, boost, power, ranges, sustained }: Attack, who: Who): string {
  const team = attackers.length > 1 ? ' as a double team' : '';
  const what = by === 'BLAST' ? `the Blast ${card}` : card;
  const strength = `${power.join(' and ')} before Resilience`;
  const names = attackers.map(who).join(' and ');
  const attack = attackers.length > 1 ? 'attack' : 'attacks';
  return `${names} ${attack}${team} with ${what}${withBoost(boost)} (${strength}; ${metBy(ranges, sustained)})`;
}

const VERB = { BLOCK: 'blocks', DODGE: 'dodges', COUNTER: 'counters' } as const;

function defenceInWords({ seat, card, by, boost, mode, range, fit }: Defence, who: Who): string {
  const what = by === 'BURST' ? `the Burst ${card}` : card;
  const how = fit === 'EXCEEDS' ? 'exceeding the range' : 'within the range';
  return `${who(seat)} ${VERB[mode]} with ${what}${withBoost(boost)} (${range[0]}-${range[1]}, ${how})`;
}

const DAMAGE = { ATTACK: '', BLOCKED: ' through the block', COUNTER: ' to the counter' } as const;

const SETTLED = {
  ATTACKER: "The attack succeeds: only the attacker's cards have effects",
  DEFENDER: "The defence succeeds: only the defender's cards have effects",
  NOBODY: 'No card effects apply',
} as const;

const TELL: { [K in keyof Facts]: (fact: Facts[K], who: Who) => string | null } = {
  matchBegan: ({ side }, who) => `${who(side)}'s side attacks first`,
  handRedrawn: ({ seat, again }, who) => `${who(seat)} ${again ? 'draws a new hand' : 'keeps the first hand'}`,
  turnBegan: ({ turn, attacker, defender }, who) => `Turn ${turn}: ${who(attacker)} against ${who(defender)}`,
  attackMade: (fact, who) => attackInWords(fact, who),
  attackEnded: ({ seat }, who) => `${who(seat)} ends the attack`,
  defenceMade: (fact, who) => defenceInWords(fact, who),
  notDefended: ({ seat }, who) => `${who(seat)} does not defend`,
  damageDealt: ({ to, amount, hp, why }, who) =>
    `${who(to)} loses ${amount === 0 ? 'no' : amount} Health Points${DAMAGE[why]} (${hp} left)`,
  settled: ({ success, next }, who) => `${SETTLED[success]}. ${who(next)}'s side attacks next`,
  attackGoesOn: ({ strikes }) => `The attack goes on (${strikes} ${strikes === 1 ? 'strike' : 'strikes'} so far)`,
  noted: ({ seat, pending }, who) =>
    pendingLines(pending, `${who(seat)}'s`).join('; ') || `No effect is pending for ${who(seat)}`,
  recovered: ({ seat, by, hp, why }, who) =>
    `${who(seat)} recovers ${by} by ${why === 'REST' ? 'resting' : 'an effect'} and has ${hp} Health Points`,
  fragmentUsed: ({ seat, card, cost }, who) =>
    `${who(seat)} plays ${card}, paying ${cost} charge ${cost === 1 ? 'card' : 'cards'}`,
  tagged: ({ from, to }, who) => `${who(from)} tags ${who(to)} in`,
  fell: ({ seat, why }, who) => `${who(seat)} ${why === 'LEFT' ? 'leaves' : 'is defeated'}`,
  entered: ({ seat }, who) => `${who(seat)} comes in`,
  lastStandMade: ({ seat }, who) => `${who(seat)} makes a last stand with their own Data Fragment`,
  effectDone: ({ seat, effect }, who) => `${who(seat)}'s effect: ${effectDone(effect)}`,
  attackLost: ({ next }, who) => `${who(next)}'s side attacks next`,
  turnBroken: () => 'The turn is cut short',
};

export function tell(fact: FactOf<SparkForming>, who: Who): string | null {
  // `TELL` has a function for each fact, under the name of the fact.
  const told = TELL[fact.fact] as (fact: FactOf<SparkForming>, who: Who) => string | null;
  return told(fact, who);
}
