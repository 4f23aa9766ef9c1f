import {
  type Ask,
  type BlankOption,
  type Choice,
  EngineBug,
  isPass,
  isRead,
  oneOf,
  PASS,
  type Pass,
  type Run,
  type Seat,
  type Table,
  type Who,
  wholeNumber,
} from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import type { Attack, Restore, Share, Step } from '../moves.ts';
import { other, turnPlayer } from '../seats.ts';
import { named, stepOptions, type Told, told } from '../shown/labels.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import { zoneName } from '../zones.ts';
import { attack } from './battle.ts';
import { eliminated, stalled } from './end.ts';
import { type Fighter, fighter, fighterOn, fighters, has, isInPlay, reach } from './field.ts';
import { fall } from './graveyard.ts';
import { areNeighbours, placeOf, spotAt } from './spots.ts';

type Act = Attack | Share | Restore;
type Choices<M> = Choice<M>[];

const TARGET = ['attack', 'target'] as const;
const SHARED_HP = ['share', 'hp'] as const;
const STEP_TO = ['move', 'to'] as const;

const DO_NOTHING: Choice<Pass> = { label: SAY.nothing, move: PASS };
const NOTHING_MORE: Choice<Pass> = { label: SAY.nothingMore, move: PASS };

export const turn: Run<BusinessCardBattle, 'turn'> = {
  run: (table) => {
    const { first, turn, outcome } = table.at.state;
    if (first === null || outcome) return;
    table.emit({ fact: 'turnBegan', seat: (first + turn) % 2, turn: turn + 1 });
    table.next({ step: 'act' }, { step: 'endOfTurn' });
  },
};

/** Rules, A turn: one character moves, acts, or moves and then acts. */
export const act: Ask<BusinessCardBattle, 'act'> = {
  asks: turnPlayer,
  prompt: () => ASK.act,
  choices: (at, _, seat, who) => {
    const [mine, theirs] = [told(fighters(at, seat), who), told(fighters(at, other(seat)), who)];
    const choices: Choices<Act | Step | Pass> = [DO_NOTHING];
    for (const one of mine) addBlows(choices, one, theirs, who);
    for (const one of mine) choices.push(stepChoice(one, mine, who));
    // The choices start with the most frequent actions and end with the many ways to share HP.
    for (const one of mine) addShares(choices, one, mine, who);
    return choices;
  },
  take: (table, _, seat, move) => {
    if (isPass(move)) return table.pass(seat);
    if (!('move' in move)) return perform(table, seat, move);
    const one = fighter(table.at, move.move.character);
    const [to] = move.move.to;
    if (!to) throw new EngineBug('a move to nowhere');
    step(table, one, placeOf(to));
    table.next({ step: 'follow', character: one.card });
  },
  absent: () => PASS,
  // The step is not `open`, because a character can always step somewhere, so there is always more than one choice.
};

/** After its move, the same character can attack, share HP or restore itself. */
export const follow: Ask<BusinessCardBattle, 'follow'> = {
  asks: (at, { character }) => (isInPlay(at, character) ? turnPlayer(at) : []),
  prompt: (at, { character }) => ASK.follow(fighter(at, character)),
  choices: (at, { character }, seat, who) => {
    const [mine, theirs] = [told(fighters(at, seat), who), told(fighters(at, other(seat)), who)];
    const choices: Choices<Act | Pass> = [NOTHING_MORE];
    const one = mine.find(({ card }) => card === character);
    if (!one) return choices;
    addBlows(choices, one, theirs, who);
    addShares(choices, one, mine, who);
    return choices;
  },
  take: (table, _, seat, move) => {
    if (isPass(move)) return table.pass(seat);
    perform(table, seat, move);
  },
  absent: () => PASS,
  open: true,
};

// Adds attacks and Self-Restoration to the choices.
function addBlows(choices: Choices<Act | Step | Pass>, one: Told, theirs: readonly Told[], who: Who): void {
  const from = targetsOf(one, theirs, who);
  if (from.length > 0) {
    const move: Attack = { attack: { character: one.card, target: [] } };
    choices.push(oneOf(isRead(who) ? SAY.attacks(one.label) : '', move, TARGET, from));
  }
  if (!has(one, 'SELF_RESTORATION') || regained(one) === 0) return;
  const move: Restore = { restore: { character: one.card } };
  choices.push({ label: SAY.regains(one.label, regained(one)), move });
}

function targetsOf(one: Told, theirs: readonly Told[], who: Who): BlankOption[] {
  const from: BlankOption[] = [];
  for (const target of theirs) {
    const how = reach(one, target);
    if (!how) continue;
    const label = isRead(who) ? `${target.label}${how === 'LONG_DISTANCE' ? farTo(target) : ''}` : '';
    from.push({ value: target.card, label });
  }
  return from;
}

function farTo(target: Fighter): string {
  return has(target, 'FLYING') ? SAY.far : SAY.farUnanswered;
}

// Returns the HP that Self-Restoration regains. Ruling: it is a quarter of the printed HP, rounded down, and never
// raises the HP above the printed HP.
function regained({ hp, printed }: Fighter): number {
  return Math.max(0, Math.min(Math.floor(printed.hp / 4), printed.hp - hp));
}

function addShares(choices: Choices<Act | Step | Pass>, one: Told, mine: readonly Told[], who: Who): void {
  for (const to of mine) {
    if (!areNeighbours(one.place, to.place)) continue;
    const label = isRead(who) ? SAY.gives(one.label, to.label) : '';
    const move: Share = { share: { from: one.card, to: to.card, hp: 0 } };
    choices.push(wholeNumber(label, move, SHARED_HP, 1, one.hp));
  }
}

function stepChoice(one: Fighter, mine: readonly Fighter[], who: Who): Choice<Step> {
  const move: Step = { move: { character: one.card, to: [] } };
  const spots = stepOptions(one.place);
  if (!isRead(who)) return oneOf('', move, STEP_TO, spots);
  const from = spots.map((option) => {
    const there = mine.find((them) => spotAt(them.place) === option.value);
    return there ? { ...option, label: SAY.swaps(option.label, there) } : option;
  });
  return oneOf(SAY.moves(one), move, STEP_TO, from);
}

/** Moves a character one step on its own field. If another character is there, the two swap places. */
export function step(table: Table<BusinessCardBattle>, one: Fighter, to: number): void {
  const there = fighterOn(table.at, one.seat, to);
  const [cards, places] = there
    ? [
        [one.card, there.card],
        [to, one.place],
      ]
    : [[one.card], [to]];
  table.emit({
    fact: 'stepped',
    seat: one.seat,
    character: named(one),
    from: spotAt(one.place),
    to: spotAt(to),
    with: there && named(there),
  });
  table.move(cards, zoneName('field', one.seat), { places });
}

function perform(table: Table<BusinessCardBattle>, seat: Seat, move: Act): void {
  if ('attack' in move) return attack(table, move.attack.character, move.attack.target[0] ?? 0);
  if ('share' in move) return share(table, seat, move);
  const one = fighter(table.at, move.restore.character);
  const hp = regained(one);
  table.emit({ fact: 'restored', character: named(one), hp, now: one.hp + hp });
}

function share(table: Table<BusinessCardBattle>, seat: Seat, { share }: Share): void {
  const [from, to] = [fighter(table.at, share.from), fighter(table.at, share.to)];
  const left = from.hp - share.hp;
  const now = to.hp + share.hp;
  table.emit({ fact: 'hpShared', seat, from: named(from), to: named(to), hp: share.hp, left, now });
  if (left === 0) fall(table, from);
}

export const endOfTurn: Run<BusinessCardBattle, 'endOfTurn'> = {
  run: (table) => {
    if (eliminated(table) || stalled(table)) return;
    // Ruling: an empty front line is filled after every turn, so that no player can stay out of reach during the
    // opponent's turn.
    table.next({ step: 'advance' }, { step: 'turn' });
  },
};
