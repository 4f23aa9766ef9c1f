import type { Random } from '../../../engine/index.ts';
import { ACTIONS } from '../cards/actions.ts';
import { FORMS } from '../cards/forms.ts';
import { corresponds } from '../rules/stats.ts';
import { attacks, FILLER, type Scene, scene } from './scene.ts';

export const SUSTAINED = [
  ['Cinderfang', 'Wildfire'],
  ['Undine', 'Endless Rain'],
  ['Mistral', 'Unending Whirl'],
  ['Bastion', 'Quicksand'],
] as const;
export const copies = (name: string, count: number): string[] => Array.from({ length: count }, () => name);
export const among = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T;

/** Sets up a sustained attack of seat 0 against a seat with these cards in its hand, its deck and its Quarantine. */
export function underFire(
  [form, name]: readonly [string, string],
  against: string,
  zones: string[][],
  hp = 100,
): Scene {
  const [hand = [], deck = [], quarantine = []] = zones;
  const set = scene({
    forms: [form, against],
    hands: [[name, ...copies(FILLER, 2)], hand],
    decks: [copies(FILLER, 9), deck],
    quarantine: [[], quarantine],
    hp: [100, hp],
  });
  return attacks(set, 0, name, copies(FILLER, 2));
}

/**
 * Plays a sustained attack. The defender answers as soon as possible, and exchanges as many cards as possible until
 * then. `forced` is the number of consecutive questions with a single answer.
 */
export function holdsOut(set: Scene): { asked: number; forced: number; answered: boolean } {
  let [asked, run, forced, answered] = [0, 0, 0, false];
  while (set.step === 'defend' && !answered) {
    const choices = set.choices(1);
    asked++;
    const exchange = choices.find(({ move }) => 'swap' in move)?.blank;
    run = choices.length === 1 && (exchange?.from?.length ?? 1) === 1 ? run + 1 : 0;
    forced = Math.max(forced, run);
    answered = choices.some(({ move }) => 'defend' in move);
    set.timesOut(1); // the seat defends if it can, and otherwise exchanges five cards
  }
  return { asked, forced, answered };
}

export const suits = (form: string) => {
  const own = FORMS[form];
  return Object.entries(ACTIONS).filter(
    ([, card]) => own && (card.type === null || card.type === own.type) && corresponds(own.stats, card.stats),
  );
};
