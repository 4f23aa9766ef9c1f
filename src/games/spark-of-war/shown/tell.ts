import type { FactOf, Seat } from '../../../engine/index.ts';
import { PLANETS, shipCard } from '../cards/catalogue.ts';
import { printedSide, SIDES, SIX } from '../rules/hex.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { type Doer, isStar, type Named } from '../state.ts';
import { COLOUR_WORD, thingLabel } from './labels.ts';
import { tellScores } from './tell-scores.ts';

type Facts = SparkOfWar['facts'];
type Who = (seat: Seat) => string;

const there = (card: Named): string => `${thingLabel(card)} in ${card.hex}`;

/** Names the acting player, such as "Seat 1", or "Seat 1 (orange)" in a Face-off. */
const doing = ({ seat, side }: Doer, who: Who): string => (side ? `${who(seat)} (${COLOUR_WORD[side]})` : who(seat));

const DECLINED: Readonly<Record<Facts['declined']['what'], string>> = {
  DEPLOY: 'can deploy no spaceship',
  STATION: 'can deploy no spaceship and keeps the supply stations',
  POWER: 'does not use the special power',
  SALVO: 'adds no damage',
};

// Describes the sides of a rotated card. The sides follow from the printed card, so the fact does not contain them.
function lies(name: string, rotation: number): string {
  const planet = new Map(Object.entries(PLANETS)).get(name);
  const sides = SIX.flatMap((side) => {
    const printed = printedSide(side, rotation);
    if (planet) return planet.forcefields.some((one) => one === printed) ? [SIDES[side]] : [];
    const damage = shipCard(name).damage[printed] ?? 0;
    return damage > 0 ? [`${SIDES[side]} ${damage}`] : [];
  });
  return `${planet ? 'forcefields' : 'damage'} ${sides.join(', ')}`;
}

function laid({ galaxy, things, first }: Facts['galaxyLaid'], who: Who): string {
  const stars = things.filter(({ thing }) => isStar(thing)).length;
  const isFaceOff = things.some(({ thing }) => thing.colour !== null);
  const side = first % 2 === 0 ? 'BLUE' : 'ORANGE';
  const begins = doing(isFaceOff ? { seat: first, side } : { seat: first }, who);
  const laidOut = `${things.length - stars} planets and ${stars} ${stars === 1 ? 'star' : 'stars'}`;
  return `${galaxy}: ${laidOut} are laid out; ${begins} has the first turn`;
}

const TELL: { [K in keyof Facts]: (fact: Facts[K], who: Who) => string | null } = {
  galaxyLaid: laid,
  turnBegan: (fact, who) => `Turn ${fact.turn + 1}: ${doing(fact, who)}`,
  actionBegan: ({ action }) => `Action phase ${action} of 2`,
  declined: (fact, who) => `${doing(fact, who)} ${DECLINED[fact.what]}`,
  deployed: (fact, who) => `${doing(fact, who)} deploys ${there(fact)}`,
  picked: (fact, who) =>
    `${doing(fact, who)} ${fact.why === 'ROTATE' ? 'rotates' : 'aims salvaged ships at'} ${there(fact)}`,
  turned: (fact) => `${there(fact)} is turned: ${lies(fact.name, fact.rotation)}`,
  shipDestroyed: (fact, who) => `${doing(fact, who)} destroys ${there(fact)}`,
  salvoFired: (fact, who) => `${doing(fact, who)} deals 1 more damage to ${there(fact)}`,
  conquered: (fact, who) =>
    `${doing(fact, who)} ${fact.why === 'DAMAGE' ? 'conquers' : 'picks up adrift cards:'} ${fact.taken.map(there).join(', ')}`,
  actionEnded: () => null,
  fleetsRecalled: () =>
    'Both ship piles are empty: all ships in the galaxy and in the salvage yards are shuffled again',
  seatLeft: (fact, who) => `${doing(fact, who)} leaves the war`,
  scored: ({ scores }, who) => tellScores(scores, (score) => doing(score, who)),
};

export function tell(fact: FactOf<SparkOfWar>, who: Who): string | null {
  // `TELL` has a function for each fact, under the name of the fact.
  const told = TELL[fact.fact] as (fact: FactOf<SparkOfWar>, who: Who) => string | null;
  return told(fact, who);
}
