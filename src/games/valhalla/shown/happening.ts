import type { At, Who } from '../../../engine/index.ts';
import { cancelledCard } from '../rules/chain.ts';
import { isFar } from '../rules/reach.ts';
import { sumsOf } from '../rules/stats.ts';
import { isAlive, turnOf } from '../seats.ts';
import type { Activity, ActivityKind, Attack } from '../state.ts';
import type { Valhalla } from '../valhalla.ts';
import { printedOn } from '../zones.ts';

const DOES: Readonly<Record<ActivityKind, string>> = {
  MOVE: 'moves to',
  EQUIP: 'equips',
  SEED: 'seeds equipment under',
  ALLY: 'calls',
  EVENT: 'begins',
};

/** Describes the event that seats are asked about, with enough detail to decide. */
export function happening(at: At<Valhalla>, who: Who): string {
  const { pending } = at.state;
  if (!pending) return betweenPhases(at, who);
  const last = pending.chain.at(-1);
  const against = last && last.answers !== null ? ` against ${cancelledCard(pending, last)}` : '';
  const said = last ? `, ${who(last.seat)} played ${last.card}${against}` : '';
  return `${pending.kind === 'ATTACK' ? attack(at, pending, who) : activity(at, pending, who)}${said}`;
}

function betweenPhases(at: At<Valhalla>, who: Who): string {
  const turn = who(turnOf(at));
  if (!isAlive(at, turnOf(at))) return `${turn} has fallen, and the turn ends`;
  switch (at.state.phase) {
    case 'COMBAT':
      return `${turn}’s Combat phase begins`;
    case 'DISCARD':
      return `${turn}’s turn ends`;
    default:
      return `End of ${turn}’s ${at.state.phase.toLowerCase()} phase`;
  }
}

function activity(at: At<Valhalla>, { seat, what, card, id, cell }: Activity, who: Who): string {
  const text = id === null ? '' : ` (${printedOn(at, id).text.replace(/\.$/, '')})`;
  return `${who(seat)} ${DOES[what]} ${card ?? `cell ${cell}`}${text}`;
}

function attack(at: At<Valhalla>, pending: Attack, who: Who): string {
  const { seat, target, name, r } = pending;
  const { atk, def, dmg, word } = sumsOf(at, pending);
  const begun = `${who(seat)}’s attack on ${who(target)} with ${name}`;
  if (pending.stage === 'DAMAGE') return `${begun} hits, ${dmg} damage is about to be dealt`;
  if (!r) return `${begun} is announced (ATK ${atk} against DEF ${def}, damage ${dmg})`;
  const hits = word === null ? atk >= def : word === 'HIT';
  const why = isFar(at, pending) ? 'out of reach: misses' : `${hits ? `hits for ${dmg}` : 'misses'}`;
  const by = word === null || isFar(at, pending) ? '' : ' by the last word';
  return `${begun}: ${atk} with R ${r[0]} against ${def} with R ${r[1]}, ${why}${by} as things stand`;
}
