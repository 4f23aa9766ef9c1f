import {
  atSeat,
  type Battle,
  changed,
  type EffectsOf,
  effect,
  onCell,
  onPiece,
  type Place,
} from '../../../engine/index.ts';
import type { BusinessCardBattle } from '../business-card-battle.ts';
import type { Named } from '../state.ts';
import { cellKey } from './picture.ts';

const at = ({ card }: Named): Place => onPiece(card);
const seatOf = ({ seat }: Named): number | null => seat ?? null;

const strike = (striker: Named, target: Named, amount: number | null, what: string | null = null) =>
  effect('STRIKE', { seat: seatOf(striker), from: at(striker), to: at(target), amount, what });
const declared = (one: Named, what: string) => [effect('REVEAL', { seat: seatOf(one), to: at(one), what })];

/** The effects of facts on the table. */
export const effects: EffectsOf<BusinessCardBattle> = {
  markShown: ({ seat, name }) => [effect('REVEAL', { seat, to: atSeat(seat), cards: [name] })],
  fielded: ({ seat, characters }) =>
    characters.map(({ name, spot }) => effect('GAIN', { seat, to: onCell(cellKey(seat, spot)), cards: [name] })),
  stepped: ({ seat, from, to }) => [
    effect('MOVE', { seat, from: onCell(cellKey(seat, from)), to: onCell(cellKey(seat, to)), amount: 1 }),
  ],
  hpShared: ({ seat, from, to, hp }) => [changed(at(from), -hp, 'HP', seat), changed(at(to), hp, 'HP', seat)],
  restored: ({ character, hp }) => [changed(at(character), hp, 'HP', seatOf(character))],
  battleBegan: ({ attacker, target }) => [strike(attacker, target, null)],
  instantDeathDeclared: ({ striker }) => declared(striker, 'Instant Death'),
  absorbDeclared: ({ target }) => declared(target, 'Absorb'),
  absorbsAlways: ({ target }) => declared(target, 'Absorb'),
  struck: ({ striker, target, hp }) => [strike(striker, target, hp), changed(at(target), -hp, 'HP', seatOf(target))],
  strikeFailed: ({ striker, target }) => [strike(striker, target, 0)],
  absorbed: ({ striker, target, hp }) => [strike(striker, target, 0), changed(at(target), hp, 'HP', seatOf(target))],
  instantlyKilled: ({ striker, target }) => [strike(striker, target, null, 'Instant Death')],
  turnedSideways: ({ striker }) => declared(striker, 'miss'),
  fell: ({ seat, character }) => [effect('LOSE', { seat, to: at(character) })],
  prizeTaken: ({ by, card, from, to }) => [
    effect('MOVE', { seat: by, from: atSeat(from), to: atSeat(to), cards: [card], amount: 1 }),
  ],
};

/** The facts between which the log shows a battle. */
export const battleFacts: Battle<BusinessCardBattle> = {
  begins: 'battleBegan',
  ends: ({ fact }) => fact === 'battleEnded',
};
