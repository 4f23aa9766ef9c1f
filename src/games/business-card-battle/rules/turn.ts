import {
  type Ask,
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
import { named, onSpot, spotOption, type Told, told, withStats } from '../shown/labels.ts';
import { zoneName } from '../zones.ts';
import { attack } from './battle.ts';
import { eliminated, stalled } from './end.ts';
import { type Fighter, fighter, fighters, has, isInPlay, reach } from './field.ts';
import { fall } from './graveyard.ts';
import { NEIGHBOURS, placeOf, STEPS, spotAt } from './spots.ts';

type Act = Attack | Share | Restore;
type Choices<M> = Choice<M>[];

export const turn: Run<BusinessCardBattle, 'turn'> = {
  run: (table) => {
    const { first, turn, outcome } = table.at.state;
    if (first === null || outcome) return;
    table.emit({ fact: 'turnBegan', seat: (first + turn) % 2, turn: turn + 1 });
    table.next({ step: 'act' }, { step: 'endOfTurn' });
  },
};

/** A turn: one character moves, then does one thing; or does it at once. */
export const act: Ask<BusinessCardBattle, 'act'> = {
  asks: turnPlayer,
  prompt: () => 'Your turn: one of your characters may move and then attack, share HP or restore itself.',
  choices: (at, _, seat, who) => {
    const [mine, theirs] = [told(fighters(at, seat), who), told(fighters(at, other(seat)), who)];
    const acts = mine.flatMap((one) => actsOf(one, mine, theirs));
    const moves = mine.map((one) => stepChoice(one, mine, who));
    // What is done most stands first; the many ways to share HP come last.
    const rank = (choice: Choice<object>): number => ('share' in choice.move ? 1 : 0);
    return [
      { label: 'Do nothing', move: PASS },
      ...acts.filter((choice) => rank(choice) === 0),
      ...moves,
      ...acts.filter((choice) => rank(choice) === 1),
    ];
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
  // Not open: somebody can always step somewhere, so there is never a sole choice.
};

/** After its move the same character may attack, share HP or restore itself. */
export const follow: Ask<BusinessCardBattle, 'follow'> = {
  asks: (at, { character }) => (isInPlay(at, character) ? turnPlayer(at) : []),
  prompt: (at, { character }) => `${withStats(fighter(at, character))} has moved. What does it do now?`,
  choices: (at, { character }, seat, who) => {
    const [mine, theirs] = [told(fighters(at, seat), who), told(fighters(at, other(seat)), who)];
    const acts = mine.filter(({ card }) => card === character).flatMap((one) => actsOf(one, mine, theirs));
    return [{ label: 'Nothing more', move: PASS }, ...acts];
  },
  take: (table, _, seat, move) => {
    if (isPass(move)) return table.pass(seat);
    perform(table, seat, move);
  },
  absent: () => PASS,
  open: true,
};

function actsOf(one: Told, mine: readonly Told[], theirs: readonly Told[]): Choices<Act | Pass> {
  return [...attackChoices(one, theirs), ...restoreChoices(one), ...shareChoices(one, mine)];
}

function attackChoices(one: Told, theirs: readonly Told[]): Choices<Attack> {
  const from = theirs.flatMap((target) => {
    const how = reach(one, target);
    if (!how) return [];
    return [{ value: target.card, label: `${target.label}${how === 'LONG_DISTANCE' ? farTo(target) : ''}` }];
  });
  if (from.length === 0) return [];
  const move: Attack = { attack: { character: one.card, target: [] } };
  return [oneOf(`${one.label} attacks …`, move, ['attack', 'target'], from)];
}

function farTo(target: Fighter): string {
  return has(target, 'FLYING') ? ', long distance' : ', long distance, does not strike back';
}

// Ruling: a quarter of the printed HP, rounded down, never above the printed HP.
function regained({ hp, printed }: Fighter): number {
  return Math.max(0, Math.min(Math.floor(printed.hp / 4), printed.hp - hp));
}

function restoreChoices(one: Told): Choices<Restore> {
  if (!has(one, 'SELF_RESTORATION') || regained(one) === 0) return [];
  return [{ label: `${one.label} regains ${regained(one)} HP`, move: { restore: { character: one.card } } }];
}

function shareChoices(one: Told, mine: readonly Told[]): Choices<Share> {
  return mine
    .filter(({ place }) => NEIGHBOURS[one.place]?.includes(place))
    .map((to) =>
      wholeNumber(
        `${one.label} gives HP to ${to.label}: how much?`,
        { share: { from: one.card, to: to.card, hp: 0 } },
        ['share', 'hp'],
        1,
        one.hp,
      ),
    );
}

function stepChoice(one: Fighter, mine: readonly Fighter[], who: Who): Choice<Step> {
  const from = (STEPS[one.place] ?? []).map((place) => {
    if (!isRead(who)) return spotOption(place);
    const there = mine.find((them) => them.place === place);
    const option = spotOption(place);
    return there ? { ...option, label: `${option.label}, changing places with ${there.name}` } : option;
  });
  const move: Step = { move: { character: one.card, to: [] } };
  return oneOf(`Move ${onSpot(one)} to …`, move, ['move', 'to'], from);
}

/** One step on the own field; who stands there already changes places. */
export function step(table: Table<BusinessCardBattle>, one: Fighter, to: number): void {
  const there = fighters(table.at, one.seat).find(({ place }) => place === to) ?? null;
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
    // Ruling: after every turn, so that nobody can step out of reach for the other one's.
    table.next({ step: 'advance' }, { step: 'turn' });
  },
};
