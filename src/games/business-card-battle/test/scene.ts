import {
  type AnyAt,
  type At,
  absentMove,
  begin,
  type CardId,
  type CardName,
  decision,
  EngineBug,
  faceOf,
  feedEntry,
  play,
  type Random,
  type Seat,
  waitingFor,
} from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import { BUSINESS_CARD_BATTLE } from '../index.ts';
import { fighters } from '../rules/field.ts';
import type { Spot } from '../rules/spots.ts';
import { zoneName } from '../zones.ts';

/** Who stands where. */
export type Stand = Partial<Record<string, CardName>>;

/** What a test sets otherwise than it is by default: HP by name, options of the match. */
export type Given = Partial<BusinessCardBattle['options']> & { hp?: Record<CardName, number> };

/** A match in the middle of which a test begins. */
export interface Scene {
  at: At<BusinessCardBattle>;
}

/** Dice that fall as they are told, and no other. */
export function dice(...values: number[]): Random & { left(): number } {
  const list = [...values];
  const next = (n: number): number => {
    const value = list.shift();
    if (value === undefined || value > n) throw new EngineBug(`a die that no test has foreseen: ${value} of ${n}`);
    return value - 1;
  };
  // Beside the dice nothing is shuffled: ids of cards are in the order of the decks, as the tests name them.
  return Object.assign(next, { left: () => list.length, beside: () => (n: number) => n - 1 });
}

const typed = (at: AnyAt): At<BusinessCardBattle> => at as unknown as At<BusinessCardBattle>; // the registry forgot it
const untyped = (at: At<BusinessCardBattle>): AnyAt => at as unknown as AnyAt;

/** A match before anything was picked. */
export function table(mine: CardName[], theirs: CardName[], options: object = {}): Scene {
  const decks = [mine, theirs].map((deck) => deck.map((card) => ({ card, count: 1 })));
  const parsed = BUSINESS_CARD_BATTLE.options.parse(options);
  return { at: typed(begin(BUSINESS_CARD_BATTLE, { seats: 2, options: parsed, decks, firstCard: 1 }, dice()).at) };
}

/** A match whose fields stand so, seat 0 to begin. `hp` differs from the printed one where it is given. */
export function scene(mine: Stand, theirs: Stand, { hp = {}, ...options }: Given = {}): Scene {
  const names = (stand: Stand): CardName[] => Object.values(stand).filter((name) => name !== undefined);
  const made = table(names(mine), names(theirs), options);
  made.at.state.first = 0;
  made.at.agenda = [{ step: 'turn' }, { step: 'advance' }, { step: 'place' }];
  say(made, 0, { place: { spots: Object.keys(mine) } });
  say(made, 1, { place: { spots: Object.keys(theirs) } });
  for (const [name, points] of Object.entries(hp)) made.at.state.hp[card(made, name)] = points;
  return made;
}

/** A seat's answer, and the dice that it makes fall. Returns what is told of it, without whose the characters are. */
export function say(scene: Scene, seat: Seat, move: object, ...values: number[]): string {
  return heard(scene, seat, move, ...values).replace(/Seat \d's (?!field|graveyard|deck)/g, '');
}

/** Like {@link say}, in full. */
export function heard(scene: Scene, seat: Seat, move: object, ...values: number[]): string {
  const random = dice(...values);
  const played = play(BUSINESS_CARD_BATTLE, untyped(scene.at), random, { kind: 'MOVE', seat, move });
  return settled(scene, played, random);
}

export function resign(scene: Scene, seat: Seat, ...values: number[]): string {
  const random = dice(...values);
  const action = { kind: 'RESIGNED' as const, seat, move: { why: 'RESIGNED' as const } };
  return settled(scene, play(BUSINESS_CARD_BATTLE, untyped(scene.at), random, action), random);
}

/** A seat does not answer: what the rules do for it. */
export function timeOut(scene: Scene, seat: Seat): string {
  const move = absentMove(BUSINESS_CARD_BATTLE, untyped(scene.at), seat);
  if (!move) throw new EngineBug(`seat ${seat} is not asked`);
  return say(scene, seat, move);
}

function settled(scene: Scene, played: ReturnType<typeof play>, random: ReturnType<typeof dice>): string {
  if ('refused' in played) return played.refused;
  if (random.left() > 0) throw new EngineBug(`${random.left()} dice were not thrown`);
  scene.at = typed(played.at);
  return feedEntry(BUSINESS_CARD_BATTLE, played.at, played.entry, 'everything', (seat) => `Seat ${seat}`).text;
}

/** The card on the field with this name: seat 0's first. */
export function card({ at }: Scene, name: CardName, seat?: Seat): CardId {
  const found = [0, 1]
    .filter((one) => seat === undefined || one === seat)
    .flatMap((one) => at.zones[zoneName('field', one)]?.cards ?? [])
    .find((id) => faceOf(at, id).name === name);
  if (found === undefined) throw new EngineBug(`${name} is not on the field`);
  return found;
}

export function hpOf(scene: Scene, name: CardName, seat?: Seat): number {
  return scene.at.state.hp[card(scene, name, seat)] ?? 0;
}

/** Where everybody of a seat stands. */
export function standOf({ at }: Scene, seat: Seat, spots: readonly Spot[]): Record<string, CardName> {
  return Object.fromEntries(fighters(at, seat).map(({ place, name }) => [spots[place] ?? '', name]));
}

export const asked = ({ at }: Scene): Seat[] => waitingFor(BUSINESS_CARD_BATTLE, untyped(at));
export function question({ at }: Scene, seat: Seat): ReturnType<typeof decision> {
  return decision(BUSINESS_CARD_BATTLE, untyped(at), seat);
}
/** The moves that a seat may make, blanks empty. */
export const moves = (scene: Scene, seat: Seat): object[] =>
  (question(scene, seat)?.choices ?? []).map(({ move }) => move);
/** The values that may go into the blank of the one choice with such a move. */
export function blankOf(scene: Scene, seat: Seat, like: object): (string | number)[] {
  const wanted = JSON.stringify(like);
  const choice = question(scene, seat)?.choices.find(({ move }) => JSON.stringify(move) === wanted);
  return choice?.blank?.from?.map(({ value }) => value) ?? [];
}

export const attack = (scene: Scene, by: CardName, on: CardName): object => {
  const seat = fighters(scene.at, 0).some(({ name }) => name === by) && scene.at.state.turn % 2 === 1 ? 0 : 1;
  return { attack: { character: card(scene, by, seat), target: [card(scene, on, 1 - seat)] } };
};
