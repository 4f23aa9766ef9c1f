import {
  type At,
  type CardId,
  cardsSeen,
  handSeen,
  type Seat,
  type Sight,
  type StepOf,
  zoneAt,
} from '../../../engine/index.ts';
import { CARDS, type Power, planetCard, shipCard } from '../cards/catalogue.ts';
import { dealtAt, hasForcefield, pierces, resistanceOf, sustained } from '../rules/damage.ts';
import { freeHexes } from '../rules/deployment.ts';
import { coordinates, type Hex, SIX } from '../rules/hex.ts';
import { pileOf, pilePoints, sideSums } from '../rules/scoring.ts';
import { roundsOf } from '../rules/turn.ts';
import { colourOf, hasLeft, seatsOf, turnOf } from '../seats.ts';
import type { SparkOfWar } from '../spark-of-war.ts';
import { isStar, type Score, type Thing } from '../state.ts';
import { DISCARD_PILE, DRAW_PILE, zoneOf } from '../zones.ts';
import type { HexSeen, Phase, PlayerSeen, PowerWord, ScoreSeen, SparkOfWarView, ThingSeen } from './seen.ts';

const PHASE: Readonly<Record<keyof SparkOfWar['steps'], Phase>> = {
  turn: 'DISCARD',
  action: 'DEPLOYMENT',
  deploy: 'DEPLOYMENT',
  orient: 'DEPLOYMENT',
  destroy: 'SPECIAL_POWER',
  rotate: 'SPECIAL_POWER',
  stow: 'SPECIAL_POWER',
  salvo: 'DAMAGE',
  spend: 'DAMAGE',
  conquer: 'DAMAGE',
  discard: 'DISCARD',
};

function phaseOf(step: StepOf<SparkOfWar>): Phase {
  return step.step === 'orient' && step.power ? 'SPECIAL_POWER' : PHASE[step.step];
}

function playerSeen(at: At<SparkOfWar>, seat: Seat, sight: Sight): PlayerSeen {
  const cards = (zone: 'hand' | 'quests' | 'salvage' | 'scored' | 'supply'): readonly CardId[] =>
    zoneOf(at, zone, seat).cards;
  const score = at.state.scores?.find((one) => one.seat === seat);
  return {
    seat,
    playing: !hasLeft(at, seat),
    colour: colourOf(at, seat),
    points: pilePoints(pileOf(at, seat)),
    planets: cardsSeen(CARDS, cards('scored'), sight),
    salvage: cardsSeen(CARDS, cards('salvage'), sight),
    stations: cards('supply').length,
    handCount: cards('hand').length,
    hand: handSeen(CARDS, cards('hand'), sight),
    questCount: cards('quests').length,
    quests: handSeen(CARDS, cards('quests'), sight),
    score: score ? scoreSeen(at, score) : null,
  };
}

// Returns a score for the view. Records made under earlier rules do not say which team scored or how a quest counted.
function scoreSeen({ state }: At<SparkOfWar>, { side, total, planets, stars, compensation, quests }: Score): ScoreSeen {
  return {
    total,
    planets,
    stars,
    compensation: compensation ?? 0,
    team: sideSums(state.scores ?? []).find((sum) => sum.side === side)?.total ?? null,
    quests: quests.map(({ quest, points, copied, planet }) => {
      return { quest, points, copied: copied ?? null, planet: planet ?? null };
    }),
  };
}

function thingSeen(at: At<SparkOfWar>, hex: Hex, thing: Thing): ThingSeen {
  const { card, kind, name, colour, rotation } = thing;
  const power = kind === 'ship' ? shipCard(name).power : null;
  return {
    number: card,
    kind: isStar(thing) ? 'STAR' : KIND[kind],
    name,
    text: CARDS[name]?.text ?? '',
    planet: kind === 'planet' ? planetCard(name).planet : null,
    colour,
    rotation,
    resistance: resistanceOf(thing),
    damage: sustained(at.state, hex),
    deals: SIX.map((side) => dealtAt(thing, side)),
    forcefields: SIX.map((side) => hasForcefield(thing, side)),
    ignoresForcefields: pierces(thing),
    power: power && POWER[power],
  };
}

const KIND = { planet: 'PLANET', ship: 'SHIP', station: 'STATION' } as const;
const POWER: Readonly<Record<Power, PowerWord>> = {
  destroy: 'DESTROY_SHIP',
  pierce: 'IGNORE_FORCEFIELDS',
  rotatePlanet: 'ROTATE_PLANET',
  rotateShip: 'ROTATE_SHIP',
  stow: 'STOW_SHIP',
};

function hexesSeen(at: At<SparkOfWar>): HexSeen[] {
  const held = Object.entries(at.state.things).map(([key, thing]) => {
    return { key, ...coordinates(key), card: thingSeen(at, key, thing), damageIfDeployed: null };
  });
  const free = freeHexes(at.state).map(({ hex, damage }) => {
    return { key: hex, ...coordinates(hex), card: null, damageIfDeployed: damage };
  });
  return [...held, ...free];
}

export function view(at: At<SparkOfWar>, sight: Sight): SparkOfWarView {
  const { state, options } = at;
  const step = at.agenda.at(-1);
  return {
    mode: options.mode === 'faceOff' ? 'FACE_OFF' : 'FREE_FOR_ALL',
    galaxy: state.galaxy,
    sparkOfWarPhase: step ? phaseOf(step) : 'OVER',
    turnSeat: turnOf(at),
    turn: state.turn + 1,
    turns: roundsOf(at) * at.seats,
    round: Math.floor(state.turn / at.seats) + 1,
    rounds: roundsOf(at),
    action: state.action,
    starsLeft: Object.values(state.things).filter(isStar).length,
    players: seatsOf(at).map((seat) => playerSeen(at, seat, sight)),
    hexes: hexesSeen(at),
    drawCount: zoneAt(at, DRAW_PILE).cards.length,
    discard: cardsSeen(CARDS, [...zoneAt(at, DISCARD_PILE).cards].reverse(), sight),
  };
}
