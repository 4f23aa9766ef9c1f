import type { FactOf, Seat } from '../../../engine/index.ts';
import type { Valhalla } from '../valhalla.ts';
import { shotsLabel } from './labels.ts';

type Facts = Valhalla['facts'];
type Who = (seat: Seat) => string;

const DECLINED: Readonly<Record<Facts['declined']['what'], string>> = {
  ACTIVITY: 'ends the Activity phase',
  COMBAT: 'ends the Combat phase',
  TAKE: 'takes nothing from the ground',
  CHOICE: 'declines the effect',
};
const ANNOUNCED: Readonly<Record<Exclude<Facts['activityAnnounced']['what'], 'MOVE'>, string>> = {
  EQUIP: 'is about to equip',
  SEED: 'seeds a piece of equipment under',
  ALLY: 'calls',
  EVENT: 'begins',
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const TELL: { [K in keyof Facts]: (fact: Facts[K], who: Who) => string | null } = {
  firstChosen: ({ seat }, who) => `${who(seat)} goes first`,
  terrainLaid: ({ seat, cell }, who) => `${who(seat)} lays a terrain on cell ${cell}`,
  turnBegan: ({ seat, round }, who) => `Round ${round}: ${who(seat)}'s turn`,
  phaseBegan: () => null,
  phaseSkipped: ({ seat, phase }, who) => `${who(seat)} skips the ${phase.toLowerCase()} phase`,
  skipSet: ({ seat, phase }, who) => `${who(seat)} will skip the next ${phase.toLowerCase()} phase`,
  declined: ({ seat, what }, who) => `${who(seat)} ${DECLINED[what]}`,
  activityAnnounced: ({ seat, what, card, cell }, who) =>
    // No player is asked about a move, so the line about its outcome is enough.
    what === 'MOVE' ? null : `${who(seat)} ${ANNOUNCED[what]} ${card ?? `cell ${cell}`}`,
  activityEnded: ({ seat, what, card, done }, who) => {
    if (!done) return `${who(seat)}'s ${card ?? 'move'} comes to nothing`;
    if (what === 'EQUIP') return `${who(seat)} equips ${card}`;
    return what === 'ALLY' ? `${card} joins ${who(seat)}` : null;
  },
  windowClosed: () => null,
  // The seat triggers the effect, and is not always its target.
  acted: ({ seat, card }, who) => `${card} takes effect (${who(seat)})`,
  checked: ({ seat, card, r, needed, met }, who) =>
    `${card}: the R check of ${who(seat)} needs ${needed} or more and ${met ? 'succeeds' : 'fails'} with ${r}`,
  terrainSwapped: ({ seat, from, to }, who) => `${who(seat)} swaps the terrains of cells ${from} and ${to}`,
  moved: ({ seat, from, to, by }, who) =>
    `${who(seat)} ${from === 0 ? 'enters the map on' : `goes from cell ${from} to`} cell ${to}${by ? ` (${by})` : ''}`,
  cardPlayed: ({ seat, card, on, use }, who) =>
    // Facts contain seat numbers instead of names.
    `${who(seat)} ${use ? 'uses' : 'plays'} ${card}${on.replace(/Seat (\d+)/, (_, other) => who(Number(other)))}`,
  numberDrawn: ({ seat, r }, who) => `R check: ${who(seat)} turns over R ${r}`,
  attackAnnounced: ({ seat, target, name }, who) => `${who(seat)} attacks ${who(target)} with ${name}`,
  stageReached: () => null,
  attackDecided: ({ seat, target, atk, def, hit, why }, who) =>
    `${who(seat)} ${hit ? 'hits' : 'misses'} ${who(target)} (R + ATK ${atk} against R + DEF ${def}${why ? `, ${why}` : ''})`,
  attackEnded: ({ dmg }) => `${dmg} damage`,
  pieceChanged: ({ name, shots, used, why }) => {
    if (why === 'READIED') return `${name} is ready again`;
    if (why === 'RELOADED') return `${name} is reloaded and has ${shotsLabel(shots)}`;
    if (why === 'SHOT' && shots === 0) return `${name} is empty`;
    return used && shots > 0 && why !== undefined ? `${name} has ${shotsLabel(shots)} left` : null;
  },
  pieceGone: () => null,
  allyHurt: ({ seat, name, n, hp }, who) =>
    `${who(seat)}'s ${name} takes ${n} damage and ${hp > 0 ? `has ${hp} HP left` : 'falls'}`,
  armourTook: ({ seat, name, n, lost }, who) =>
    `${who(seat)}'s ${name} absorbs ${n} damage${lost ? ' and is lost, because there was more' : ''}`,
  armourOvercome: ({ seat, n }, who) => `${who(seat)} takes ${n} damage, more than the armour can absorb`,
  lifeChanged: ({ seat, by, life }, who) =>
    `${who(seat)} ${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} life and has ${life}`,
  boosted: ({ seat, what, by, from }, who) =>
    `${who(seat)}: ${what} ${signed(by)} until ${who(from)}'s next Resolve phase`,
  resolved: ({ seat, ready, names }, who) => {
    if (ready.length === 0) return null;
    return names ? `${who(seat)} readies used pieces: ${names.join(', ')}` : `${who(seat)} readies used pieces`;
  },
  extraAttackGiven: ({ seat }, who) => `${who(seat)} gets one more attack`,
  fell: ({ seat, why }, who) => `${who(seat)} ${why === 'LEFT' ? 'leaves' : 'is defeated'}`,
};

export function tell(fact: FactOf<Valhalla>, who: Who): string | null {
  // `TELL` has a function for each fact, under the name of the fact.
  const told = TELL[fact.fact] as (fact: FactOf<Valhalla>, who: Who) => string | null;
  return told(fact, who);
}
