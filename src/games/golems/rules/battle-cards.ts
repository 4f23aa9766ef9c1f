import {
  type Ask,
  type At,
  type Choice,
  type Seat,
  type Table,
  type Who,
  type Window,
  window,
} from '../../../engine/index.ts';
import type { EventCard } from '../cards/catalogue.ts';
import type { Golems } from '../golems.ts';
import type { PassBattle, PlayCard } from '../moves.ts';
import { isAlive, turnOf } from '../seats.ts';
import { stackLabel, withArmor, withForce } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { unitById } from '../state.ts';
import { zoneOf } from '../zones.ts';
import { couldStrikeFirst, standing, striker, unitsOf } from './battle.ts';
import { playCard, plays } from './event-cards.ts';

// The rules let players play Battle cards "at any time during the round". Ruling: players are asked before each roll,
// between two attacks if an extra attack would be made before the next attack, and before the round ends.

const PASS_BATTLE: PassBattle = { passBattle: true };
const isPassBattle = (move: object): move is PassBattle => 'passBattle' in move;

// Whether a seat can play battle cards. The check uses only public information, so that it reveals nothing about the
// cards in hand.
function mayPlay(at: At<Golems>, seat: Seat): boolean {
  const { battle } = at.state;
  return (
    battle !== null && !battle.passed.includes(seat) && isAlive(at, seat) && zoneOf(at, 'EVENT', seat).cards.length > 0
  );
}

function answersOf(fits: (card: EventCard) => boolean) {
  return (at: At<Golems>, _: object, seat: Seat, who: Who): Choice<PassBattle | PlayCard>[] => [
    { label: SAY.passBattle, move: PASS_BATTLE },
    ...plays(at, seat, fits, who),
  ];
}

const answer = (table: Table<Golems>, _: object, seat: Seat, move: PassBattle | PlayCard): void => {
  if (!isPassBattle(move)) playCard(table, seat, move);
};
const targets = (at: At<Golems>): Seat[] => at.state.battle?.sides.map((side) => side.seat) ?? [];

const beforeRoll = window<Golems, 'battleCards'>({
  prompt: ({ state }, _, __, who) => {
    const attack = state.battle?.attack;
    const [unit, target] = [attack?.unit, attack?.target].map((id) => unitById(state, id ?? 0));
    if (!attack || !unit || !target) return ASK.battleCard;
    const [own, other] = [withForce(unit, attack.force), withArmor(state, target, attack.armor)];
    return ASK.battleCardFor(who(unit.seat), own, who(target.seat), other);
  },
  may: (at, _, seat) => Boolean(at.state.battle?.attack) && mayPlay(at, seat),
  answers: answersOf(({ kind }) => kind === 'battle'),
  answer,
  targets,
  turn: turnOf,
});

const betweenAttacks = window<Golems, 'roundCards'>({
  prompt: (at, _, __, who) => {
    const sides = at.state.battle?.sides ?? [];
    const stacks = sides.map((side) => stackLabel(at.state, side.space, unitsOf(at.state, side), who));
    return ASK.roundCard(at.state.battle?.round ?? 0, striker(at) === null, stacks);
  },
  may: (at, _, seat) =>
    standing(at.state).length === 2 && mayPlay(at, seat) && (striker(at) === null || couldStrikeFirst(at, seat)),
  answers: answersOf(({ effect }) => effect.do === 'extraAttack'),
  answer,
  targets,
  turn: turnOf,
});

// Stops asking one seat in this battle. The reaction window must not treat this answer as a card, because a card makes
// the window ask all seats again.
function passBattle(table: Table<Golems>, step: { step: 'battleCards' | 'roundCards' } & Window, seat: Seat): void {
  table.emit({ fact: 'battlePassed', seat });
  table.next(step);
}

/** Before an attack is rolled, both sides can play cards or pass for the whole battle. The attacker is asked first. */
export const battleCards: Ask<Golems, 'battleCards'> = {
  ...beforeRoll,
  take: (table, step, seat, move) =>
    isPassBattle(move) ? passBattle(table, step, seat) : beforeRoll.take(table, step, seat, move),
};

/** Between two attacks and after the last attack, both sides can give a unit an extra attack in this round. */
export const roundCards: Ask<Golems, 'roundCards'> = {
  ...betweenAttacks,
  take: (table, step, seat, move) =>
    isPassBattle(move) ? passBattle(table, step, seat) : betweenAttacks.take(table, step, seat, move),
};
