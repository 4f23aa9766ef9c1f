import { type Ask, type Choice, isPass, PASS, type Pass, type Run, UNREAD, within } from '../../../../engine/index.ts';
import { sentences } from '../../cards/texts.ts';
import type { Aimed, Target } from '../../moves.ts';
import { isAlive } from '../../seats.ts';
import { ASK, SAY } from '../../shown/prompts.ts';
import type { Valhalla } from '../../valhalla.ts';
import { aimsOf, happen } from '../effects.ts';
import type { Doing } from './doing.ts';

/** Applies an effect immediately, or after the player has chosen its target. */
export const effect: Run<Valhalla, 'effect'> = {
  run: (table, { step: _, ...done }) => {
    if (!isAlive(table.at, done.seat)) return;
    if (done.target) return happen(table, done);
    const [aim] = aimsOf(table.at, done.seat, done.effect, UNREAD, done.foe);
    if (!aim) return;
    if (!done.named) table.emit({ fact: 'acted', seat: done.seat, card: done.card });
    if (aim.move) table.next({ step: 'choose', ...done });
    else happen(table, done);
  },
};

const CHOSEN = ['choose', 'target'] as const;

// Whether a player can decline an effect. Effects that harm only the player himself cannot be declined.
const mayDecline = ({ effect: { do: word, ...more } }: Doing): boolean =>
  !(word === 'drop' && 'whom' in more && more.whom === 'me');

/** The player aims an effect of a terrain, an event or a weapon, which was not played as a card. */
export const choose: Ask<Valhalla, 'choose'> = {
  asks: (at, done) =>
    isAlive(at, done.seat) && aimsOf(at, done.seat, done.effect, UNREAD, done.foe).length > 0 ? [done.seat] : [],
  prompt: (_, { card, effect: chosen }) => ASK.choose(card, sentences([chosen]), chosen.do),
  choices: (at, done, _, who): Choice<Pass | Aimed>[] => {
    const aims = aimsOf(at, done.seat, done.effect, who, done.foe).map((aim) => {
      const part = { move: aim.move ?? { seat: [done.seat] }, blank: aim.blank };
      return within(`${done.card}: ${aim.label}`, part, CHOSEN, (target) => ({ choose: { target } }));
    });
    return mayDecline(done) ? [{ label: SAY.leaveAlone(done.card), move: PASS }, ...aims] : aims;
  },
  take: (table, { step: _, ...done }, seat, move) => {
    if (isPass(move)) return table.emit({ fact: 'declined', seat, what: 'CHOICE' });
    happen(table, { ...done, target: move.choose.target });
  },
  absent: (at, done) => {
    if (mayDecline(done)) return PASS;
    const [aim] = aimsOf(at, done.seat, done.effect, UNREAD, done.foe);
    const [first] = aim?.blank?.from ?? [];
    const target: Target = first ? { card: [Number(first.value)] } : (aim?.move ?? { seat: [done.seat] });
    return { choose: { target } };
  },
  // If there is only one choice, a worn piece must fall, and equipment is public.
  open: true,
};
