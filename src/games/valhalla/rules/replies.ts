import {
  type At,
  type CardId,
  type Choice,
  faceOf,
  type Seat,
  seatNumber,
  type Table,
  type Who,
  window,
  within,
} from '../../../engine/index.ts';
import { cardOf } from '../cards/catalogue.ts';
import type { Card } from '../cards/print.ts';
import { type Effect, isSaid } from '../cards/words.ts';
import type { PlayAction, Target, Use } from '../moves.ts';
import { inTurn, isAlive, turnOf } from '../seats.ts';
import type { Said, Stage } from '../state.ts';
import type { Moment, Valhalla } from '../valhalla.ts';
import { cardsOf, nameOf, printedOn } from '../zones.ts';
import type { Aim } from './aims.ts';
import { cancelled } from './chain.ts';
import { doing } from './doing.ts';
import { aimsOf } from './effects.ts';
import { isEmpty, pieceOf } from './pieces.ts';
import { changePiece, toPile } from './piles.ts';
import { sumsOf } from './stats.ts';

/** Actions in hand that could be played now, one choice for each way of aiming each different card. */
function actionsOf(at: At<Valhalla>, seat: Seat, who: Who): Choice<PlayAction>[] {
  const names = new Set<string>();
  return cardsOf(at, 'hand', seat).flatMap((card) => {
    const printed = printedOn(at, card);
    if (printed.kind !== 'action' || names.has(printed.name)) return [];
    names.add(printed.name);
    return waysOf(at, seat, printed, who).map(({ label, move, blank }) =>
      move
        ? within(label, { move, blank }, ['play', 'target'], (target) => ({ play: { card, target } }))
        : { label, move: { play: { card } } },
    );
  });
}

// Said at any time, everything else in one's own turn.
function usesOf(at: At<Valhalla>, seat: Seat, onOwnTurn: boolean, who: Who): Choice<Use>[] {
  return usable(at, seat, onOwnTurn).flatMap((card) =>
    waysOf(at, seat, printedOn(at, card), who).map(({ label, move, blank }) =>
      move
        ? within(label, { move, blank }, ['use', 'target'], (target) => ({ use: { card, target } }))
        : { label, move: { use: { card } } },
    ),
  );
}

function usable(at: At<Valhalla>, seat: Seat, onOwnTurn: boolean): CardId[] {
  const own = [...cardsOf(at, 'equipment', seat), ...cardsOf(at, 'allies', seat)];
  return own.filter((card) => {
    const [first] = printedOn(at, card).effects;
    return first !== undefined && (onOwnTurn || isSaid(first)) && !pieceOf(at, card).used && !isEmpty(at, card);
  });
}

// The ways in which a card can be aimed, each with the card's name.
function waysOf(at: At<Valhalla>, seat: Seat, { name, effects: [first] }: Card, who: Who): Aim[] {
  if (!first) return [];
  return aimsOf(at, seat, first, who).map((aim) => ({ ...aim, label: `${name}: ${aim.label}` }));
}

/** Everything that a seat could play or use now. `onOwnTurn`: it is in the middle of its own turn. */
export function playsOf(at: At<Valhalla>, seat: Seat, onOwnTurn: boolean, who: Who): Choice<PlayAction | Use>[] {
  return [...actionsOf(at, seat, who), ...usesOf(at, seat, onOwnTurn, who)];
}

/** Plays a card or uses a piece: what is said joins the chain, everything else works at once. */
export function playCard(table: Table<Valhalla>, seat: Seat, move: PlayAction | Use): void {
  const use = 'use' in move;
  const { card, target } = use ? move.use : move.play;
  const name = nameOf(table.at, card);
  const { effects, discard } = cardOf(name);
  if (use) changePiece(table, card, { used: true });
  else toPile(table, [card], discard ? 'discard' : 'recycle');
  const said = saidBy(table.at, seat, name, effects);
  table.emit({ fact: 'cardPlayed', seat, card: name, on: inWords(table.at, target, effects[0]), use, said });
  const others = effects.filter((effect) => !isSaid(effect));
  table.next(...others.map((effect, i) => doing(seat, name, effect, { target: i === 0 ? (target ?? null) : null })));
}

function saidBy(at: At<Valhalla>, seat: Seat, card: string, effects: readonly Effect[]): Said | null {
  const { pending } = at.state;
  if (!pending || !effects.some(isSaid)) return null;
  const answers = effects.some((effect) => effect.do === 'cancel') ? (cancelled(at)?.place ?? null) : null;
  const stage: Stage = pending.kind === 'ATTACK' ? pending.stage : 'ANNOUNCED';
  return { seat, card, stage, answers };
}

function inWords(at: At<Valhalla>, target: Target | undefined, effect: Effect | undefined): string {
  if (effect?.do === 'cancel') return ` against ${cancelled(at)?.card ?? 'nothing'}`;
  if (!target) return '';
  if ('seat' in target) return ` on ${seatNumber(target.seat[0] ?? 0)}`;
  if ('cell' in target) return ` on cell ${target.cell[0]}`;
  if ('card' in target) return ` on ${faceOf(at, target.card[0] ?? 0).name}`;
  return ` on ${seatNumber(target.push.seat)}, to cell ${target.push.to[0]}`;
}

/** A window for everybody. The attacker is asked too; who has just done something else only when somebody answers. */
export function ask(
  at: At<Valhalla>,
  moment: Moment,
): { step: 'reply'; moment: Moment; order: Seat[]; passed: Seat[] } {
  const seat = turnOf(at);
  return { step: 'reply', moment, order: inTurn(at, seat), passed: moment === 'ATTACK' ? [] : [seat] };
}

const PHRASE: Readonly<Record<Stage, string>> = {
  ANNOUNCED: 'is announced',
  NUMBERS: 'has its numbers',
  DAMAGE: 'hits: damage is about to be dealt',
};

function happening(at: At<Valhalla>, who: Who): string {
  const { pending, phase } = at.state;
  if (!pending) return `End of the ${phase.toLowerCase()} phase of ${who(turnOf(at))}`;
  const last = pending.chain.at(-1);
  const said = last ? `, ${who(last.seat)} played ${last.card}` : '';
  if (pending.kind === 'ACTIVITY') {
    const what = { MOVE: 'moves to', EQUIP: 'equips', SEED: 'seeds equipment under', ALLY: 'calls', EVENT: 'begins' }[
      pending.what
    ];
    return `${who(pending.seat)} ${what} ${pending.card ?? `cell ${pending.cell}`}${said}`;
  }
  const { atk, def, dmg, word } = sumsOf(at, pending);
  const numbers = pending.r
    ? ` (${atk} against ${def}, damage ${dmg}${word ? `, ${word.toLowerCase()} for now` : ''})`
    : '';
  return `${who(pending.seat)}’s attack on ${who(pending.target)} with ${pending.name} ${PHRASE[pending.stage]}${numbers}${said}`;
}

// Whom the thing that could be answered is aimed at: who was hit by the last word, else the target of the attack.
function targets(at: At<Valhalla>): readonly Seat[] {
  const { pending } = at.state;
  if (!pending) return [];
  const last = pending.chain.at(-1);
  if (!last) return pending.kind === 'ATTACK' ? [pending.target] : [];
  const answered = last.answers === null ? undefined : pending.chain[last.answers]?.seat;
  if (last.answers !== null) return [answered ?? pending.seat];
  if (pending.kind === 'ACTIVITY') return [pending.seat];
  return [last.seat === pending.seat ? pending.target : pending.seat];
}

/** Every other seat may answer: out of its hand, or with a piece that is ready. Asked for public reasons only. */
export const reply = window<Valhalla, 'reply'>({
  prompt: (at, _, __, who) => `${happening(at, who)}. Play a card?`,
  may: (at, step, seat) =>
    isAlive(at, seat) &&
    stands(at, step.moment) &&
    (cardsOf(at, 'hand', seat).length > 0 || usable(at, seat, false).length > 0),
  answers: (at, _, seat, who) => playsOf(at, seat, false, who),
  answer: (table, _, seat, move) => playCard(table, seat, move),
  targets: (at) => targets(at),
  turn: turnOf,
});

// What the window was opened for may be over: somebody has fallen.
function stands(at: At<Valhalla>, moment: Moment): boolean {
  if (moment === 'PHASE') return isAlive(at, turnOf(at));
  return at.state.pending?.kind === moment;
}
