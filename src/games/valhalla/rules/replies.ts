import {
  type Ask,
  type At,
  type CardId,
  type Choice,
  faceOf,
  isPass,
  isRead,
  type Seat,
  seatNumber,
  type Table,
  UNREAD,
  type Who,
  window,
  within,
} from '../../../engine/index.ts';
import { cardOf } from '../cards/catalogue.ts';
import type { Card } from '../cards/print.ts';
import { sentences } from '../cards/texts.ts';
import { type Effect, isSaid } from '../cards/words.ts';
import type { PlayAction, Target, Use } from '../moves.ts';
import { isAlive, turnOf } from '../seats.ts';
import { happening } from '../shown/happening.ts';
import { pieceLabel, unlike } from '../shown/labels.ts';
import { ASK } from '../shown/prompts.ts';
import type { Said, Stage } from '../state.ts';
import type { Moment, Valhalla } from '../valhalla.ts';
import { cardsOf, nameOf, printedOn } from '../zones.ts';
import type { Aim } from './aiming/aims.ts';
import { doing } from './aiming/doing.ts';
import { cancelled } from './chain.ts';
import { aimsOf } from './effects.ts';
import { MOST_PLAYS } from './end.ts';
import { hasNews } from './moments.ts';
import { isEmpty, pieceOf } from './pieces.ts';
import { changePiece, toPile } from './piles.ts';

const PLAYED = ['play', 'target'] as const;
const USED = ['use', 'target'] as const;

/** Returns the choices of playing an action from the hand, with one choice for each way to aim each different card. */
function actionsOf(at: At<Valhalla>, seat: Seat, who: Who): Choice<PlayAction>[] {
  const names: string[] = [];
  const choices: Choice<PlayAction>[] = [];
  for (const card of cardsOf(at, 'hand', seat)) {
    const printed = printedOn(at, card);
    if (printed.kind !== 'action' || names.includes(printed.name)) continue;
    names.push(printed.name);
    for (const { label, move, blank } of waysOf(at, seat, printed.name, printed, who)) {
      if (!move) choices.push({ label, move: { play: { card } } });
      else choices.push(within(label, { move, blank }, PLAYED, (target) => ({ play: { card, target } })));
    }
  }
  return choices;
}

// Returns the choices of using a piece. Pieces whose effects join a chain can be used at any time, and all other pieces
// only in the seat's own turn.
function usesOf(at: At<Valhalla>, seat: Seat, onOwnTurn: boolean, who: Who): Choice<Use>[] {
  const choices: Choice<Use>[] = [];
  for (const card of unlike(usable(at, seat, onOwnTurn), (one) => pieceLabel(at, one))) {
    const name = isRead(who) ? pieceLabel(at, card) : '';
    for (const { label, move, blank } of waysOf(at, seat, name, printedOn(at, card), who)) {
      if (!move) choices.push({ label, move: { use: { card } } });
      else choices.push(within(label, { move, blank }, USED, (target) => ({ use: { card, target } })));
    }
  }
  return choices;
}

/** Whether, as far as all players know, a seat could play or use anything: it has cards in hand or ready pieces. */
export function mayPlay(at: At<Valhalla>, seat: Seat, onOwnTurn: boolean): boolean {
  if ((at.state.plays[seat] ?? 0) >= MOST_PLAYS) return false;
  return cardsOf(at, 'hand', seat).length > 0 || usable(at, seat, onOwnTurn).length > 0;
}

function usable(at: At<Valhalla>, seat: Seat, onOwnTurn: boolean): CardId[] {
  const found: CardId[] = [];
  for (const card of cardsOf(at, 'equipment', seat)) if (isUsable(at, card, onOwnTurn)) found.push(card);
  for (const card of cardsOf(at, 'allies', seat)) if (isUsable(at, card, onOwnTurn)) found.push(card);
  return found;
}

function isUsable(at: At<Valhalla>, card: CardId, onOwnTurn: boolean): boolean {
  const printed = printedOn(at, card);
  const first = printed.effects[0];
  return first !== undefined && (onOwnTurn || isSaid(first)) && !pieceOf(at, card).used && !isEmpty(at, card, printed);
}

/** If the first effect is impossible, the next decides: a card can draw even if there are no cards to look at. */
function waysOf(
  at: At<Valhalla>,
  seat: Seat,
  label: string,
  { effects }: Pick<Card, 'effects'>,
  who: Who,
): readonly Aim[] {
  const [first, ...more] = effects;
  if (!first) return [];
  const aims = aimsOf(at, seat, first, who);
  if (aims.length === 0 && !isSaid(first))
    return waysOf(at, seat, label, { effects: more }, who).filter(({ move }) => !move);
  if (!isRead(who)) return aims;
  const then = more.length > 0 ? `. ${sentences(more)}` : '';
  return aims.map((aim) => ({ ...aim, label: `${label}: ${aim.label}${then}` }));
}

export function playsOf(at: At<Valhalla>, seat: Seat, onOwnTurn: boolean, who: Who): Choice<PlayAction | Use>[] {
  if (!mayPlay(at, seat, onOwnTurn)) return [];
  return [...actionsOf(at, seat, who), ...usesOf(at, seat, onOwnTurn, who)];
}

/** Effects either join the chain of the current attack or activity, or take place immediately. */
export function playCard(table: Table<Valhalla>, seat: Seat, move: PlayAction | Use): void {
  const use = 'use' in move;
  const { card, target } = use ? move.use : move.play;
  const name = nameOf(table.at, card);
  const { effects, discard } = cardOf(name);
  if (use) changePiece(table, card, { used: true, by: seat });
  else toPile(table, [card], discard ? 'discard' : 'recycle');
  const said = saidBy(table.at, seat, name, effects);
  table.emit({ fact: 'cardPlayed', seat, card: name, on: inWords(table.at, target, effects[0]), use, said });
  const others = effects.filter((effect) => !isSaid(effect));
  table.next(
    ...others.map((effect, i) => doing(seat, name, effect, { target: i === 0 ? (target ?? null) : null, named: true })),
  );
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

// Returns the target that auto-pass does not skip: the side that the last card of the chain harms or, without such a
// card, the target of the attack.
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

const replies = window<Valhalla, 'reply'>({
  prompt: (at, _, seat, who) => ASK.reply(happening(at, who), playsOf(at, seat, false, UNREAD).length > 0),
  may: (at, step, seat) => isAlive(at, seat) && stands(at, step.moment) && mayPlay(at, seat, false),
  answers: (at, _, seat, who) => playsOf(at, seat, false, who),
  answer: (table, _, seat, move) => playCard(table, seat, move),
  targets: (at) => targets(at),
  turn: turnOf,
});

/**
 * Only public information decides whether a seat is asked. A seat that passes has been asked about everything so far.
 */
export const reply: Ask<Valhalla, 'reply'> = {
  ...replies,
  take: (table, step, seat, move) => {
    replies.take(table, step, seat, move);
    if (isPass(move) && hasNews(table.at, seat)) table.emit({ fact: 'windowClosed', seats: [seat] });
  },
};

// Whether the reason for a window still exists. An attack or an activity ends when one of its sides falls. All other
// seats are asked about it at the end of the turn.
function stands(at: At<Valhalla>, moment: Moment): boolean {
  return moment === 'PHASE' || at.state.pending?.kind === moment;
}
