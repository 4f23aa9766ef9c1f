import {
  type At,
  type CardSeen,
  cardsSeen,
  faceOf,
  handSeen,
  knowersOf,
  type Seat,
  type Sight,
} from '../../../engine/index.ts';
import { CARDS } from '../cards/catalogue.ts';
import { type FragmentType, MODES, type Mode, type Range, type Stats, statsOf, untilText } from '../cards/print.ts';
import { fragmentOf } from '../rules/data-fragment.ts';
import { formOf, resilienceOf, statsFor } from '../rules/stats.ts';
import { attackerOf, defenderOf, isStanding, isTag, sideOf, teamOf } from '../seats.ts';
import type { SparkForming } from '../spark-forming.ts';
import { pendingOf, type Side } from '../state.ts';
import { type SeatZone, zoneOf } from '../zones.ts';
import { pendingLines } from './labels.ts';
import type {
  AttackSeen,
  DefenceSeen,
  FragmentSeen,
  Phase,
  PlayerSeen,
  RangeSeen,
  SparkFormingView,
  StatSeen,
  TeamSeen,
} from './seen.ts';

// The phase that a client sees during each step.
const PHASE: Readonly<Record<keyof SparkForming['steps'], Phase>> = {
  redraw: 'REDRAW',
  turn: 'NEXT',
  enter: 'NEXT',
  attack: 'ATTACK',
  assist: 'ATTACK',
  defend: 'DEFENCE',
  damage: 'DAMAGE',
  swap: 'DAMAGE',
  quarantine: 'END',
  draw: 'END',
  dispose: 'END',
  charge: 'END',
  effects: 'END',
  takeBack: 'END',
};

function phaseOf(at: At<SparkForming>): Phase {
  const step = at.agenda.at(-1);
  return step ? PHASE[step.step] : 'OVER';
}

function seenIn(at: At<SparkForming>, zone: SeatZone, seat: Seat, sight: Sight): CardSeen[] {
  return cardsSeen(CARDS, zoneOf(at, zone, seat).cards, sight);
}

const TYPE: Readonly<Record<string, FragmentType>> = { Blast: 'BLAST', Burst: 'BURST', Boost: 'BOOST' };

// Returns a fragment as a viewer sees it. The type of a fragment is public, because it is printed on the back of the
// card.
function fragmentSeen(at: At<SparkForming>, zone: SeatZone, seat: Seat, sight: Sight): FragmentSeen | null {
  const [id] = zoneOf(at, zone, seat).cards;
  if (id === undefined) return null;
  const type = TYPE[faceOf(at, id).back.replace('Tag Team ', '')] ?? 'BLAST';
  const [card = null] = seenIn(at, zone, seat, sight);
  return { type, team: zone === 'teamFragment', card, faceUp: knowersOf(at, id) === 'everyone' };
}

const statsSeen = (stats: Stats): StatSeen[] => statsOf(stats).map(([stat, value]) => ({ stat, value }));
const rangeSeen = (mode: Mode, [lower, upper]: Range): RangeSeen => ({ mode, lower, upper });

function playerSeen(at: At<SparkForming>, seat: Seat, sight: Sight): PlayerSeen {
  const { state } = at;
  const { form: _, species, type } = formOf(at, seat);
  return {
    seat,
    side: sideOf(seat),
    standing: isStanding(state, seat),
    active: state.active.includes(seat),
    health: state.hp[seat] ?? 0,
    form: seenIn(at, 'form', seat, sight)[0]?.name ?? '',
    species,
    characterType: type,
    stats: statsSeen(statsFor(at, seat)),
    resilience: resilienceOf(at, seat),
    upgrade: seenIn(at, 'upgrade', seat, sight)[0]?.name ?? null,
    fragment: fragmentSeen(at, 'fragment', seat, sight),
    teamFragment: fragmentSeen(at, 'teamFragment', seat, sight),
    handCount: zoneOf(at, 'hand', seat).cards.length,
    hand: handSeen(CARDS, zoneOf(at, 'hand', seat).cards, sight),
    deckCount: zoneOf(at, 'deck', seat).cards.length,
    action: seenIn(at, 'action', seat, sight),
    dataCharge: seenIn(at, 'dataCharge', seat, sight),
    fragmentCharge: seenIn(at, 'fragmentCharge', seat, sight),
    quarantine: seenIn(at, 'quarantine', seat, sight).reverse(),
    pending: pendingLines(pendingOf(state, seat)),
    attacksInARow: state.ownStreak[seat] ?? 0,
    waited: state.waited[seat] ?? 0,
    rested: state.rested[seat] ?? 0,
  };
}

function attackSeen(at: At<SparkForming>): AttackSeen | null {
  const { attack, strikes } = at.state;
  if (!attack) return null;
  const { attackers, card, by, boost, power, ranges, sustained } = attack;
  return {
    attackers: [...attackers],
    card,
    blast: by === 'BLAST',
    boost,
    power: [...power],
    ranges: MODES.flatMap((mode) => {
      const range = ranges[mode];
      return range ? [rangeSeen(mode, range)] : [];
    }),
    sustained: sustained !== null,
    until: sustained && untilText(sustained),
    strikes,
  };
}

function defenceSeen(at: At<SparkForming>): DefenceSeen | null {
  const { defence } = at.state;
  if (!defence) return null;
  const { seat, card, by, boost, mode, range, fit, power } = defence;
  return { seat, card, burst: by === 'BURST', boost, range: rangeSeen(mode, range), fit, power };
}

// Returns the Tag Team Fragment in force. Until the fragment is face up, only the team can see which one it is, because
// that depends on all fragments of the team.
function fragmentInForce(at: At<SparkForming>, side: Side, sight: Sight): Pick<TeamSeen, 'fragment' | 'fragmentSeat'> {
  const own = !isTag(at) || at.state.lastStand[side];
  const zone = own ? 'fragment' : 'teamFragment';
  const found = fragmentOf(at, at.state.active[side]);
  const team = teamOf(at, side);
  const all = team.flatMap((seat) => zoneOf(at, zone, seat).cards);
  const told = own || all.every((card) => sight.reads(card)) || (found && knowersOf(at, found.id) === 'everyone');
  const seat = found && told ? team.find((one) => zoneOf(at, zone, one).cards.includes(found.id)) : undefined;
  if (seat === undefined) return { fragment: null, fragmentSeat: null };
  return { fragment: fragmentSeen(at, zone, seat, sight), fragmentSeat: seat };
}

function teamSeen(at: At<SparkForming>, side: Side, sight: Sight): TeamSeen {
  const { active, lastStand } = at.state;
  const inForce = fragmentInForce(at, side, sight);
  return { side, seats: teamOf(at, side), active: active[side], lastStand: isTag(at) && lastStand[side], ...inForce };
}

export function view(at: At<SparkForming>, sight: Sight): SparkFormingView {
  const { state, options, seats } = at;
  return {
    sparkFormingPhase: phaseOf(at),
    turn: state.turn,
    turns: options.turns,
    attacker: attackerOf(state),
    defender: defenderOf(state),
    teams: [teamSeen(at, 0, sight), teamSeen(at, 1, sight)],
    players: Array.from({ length: seats }, (_, seat) => playerSeen(at, seat, sight)),
    attack: attackSeen(at),
    defence: defenceSeen(at),
    attacksEnded: state.ended,
    streak: state.streak,
  };
}
