import type { FactOf, Seat } from '../../../engine/index.ts';
import { SIDES } from '../rules/hex.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import type { Named } from '../state.ts';

type Facts = SparkOfWar['facts'];
type Who = (seat: Seat) => string;

const there = ({ name, hex }: Named): string => `${name} in ${hex}`;

const DECLINED: Readonly<Record<Facts['declined']['what'], string>> = {
  DEPLOY: 'can deploy nothing',
  POWER: 'does not use the special power',
  SALVO: 'adds no damage',
};

const TELL: { [K in keyof Facts]: (fact: Facts[K], who: Who) => string | null } = {
  galaxyLaid: ({ galaxy, things, first }, who) =>
    `${galaxy}: ${things.length} planets and stars are laid; ${who(first)} has the first turn`,
  turnBegan: ({ seat, turn }, who) => `Turn ${turn + 1}: ${who(seat)}`,
  actionBegan: ({ action }) => `Action phase ${action} of 2`,
  declined: ({ seat, what }, who) => `${who(seat)} ${DECLINED[what]}`,
  deployed: ({ seat, name, hex }, who) => `${who(seat)} deploys ${name} in ${hex}`,
  picked: ({ seat, why, ...card }, who) =>
    `${who(seat)} ${why === 'ROTATE' ? 'rotates' : 'wants more damage for'} ${there(card)}`,
  turned: ({ rotation, ...card }) => `${there(card)} lies with its printed top at the ${SIDES[rotation]}`,
  shipDestroyed: ({ seat, ...card }, who) => `${who(seat)} destroys ${there(card)}`,
  salvoFired: ({ seat, ...card }, who) => `${who(seat)} deals 1 more damage to ${there(card)}`,
  conquered: ({ seat, why, taken }, who) =>
    `${who(seat)} ${why === 'DAMAGE' ? 'conquers' : 'picks up, adrift,'} ${taken.map(there).join(', ')}`,
  actionEnded: () => null,
  fleetsRecalled: () => 'Both ship piles are empty: all ships in the galaxy and in the salvage yards are shuffled anew',
  seatLeft: ({ seat }, who) => `${who(seat)} leaves the war`,
  scored: ({ scores }, who) =>
    scores
      .map(({ seat, total, quests }) => {
        const parts = quests.map(({ quest, points }) => `${quest} ${points}`);
        return `${who(seat)} has ${total} points (${parts.join(', ')})`;
      })
      .join('; '),
};

/** One readable line for a fact, null for one not worth a word. */
export function tell(fact: FactOf<SparkOfWar>, who: Who): string | null {
  const told = TELL[fact.fact] as (fact: FactOf<SparkOfWar>, who: Who) => string | null; // the record pairs name and teller
  return told(fact, who);
}
