import type { CardSpec, Counter } from '../../../engine/index.ts';
import { printed } from '../../printed.ts';
import { textOf } from './texts.ts';
import type { Effect, Passive, Slot } from './words.ts';

export type Kind = 'avatar' | 'terrain' | 'action' | 'equipment' | 'event' | 'ally';

/** The class of a weapon. A melee weapon reaches only the same cell. Weapons of all other classes have four shots. */
export type WeaponClass = 'melee' | 'pistol' | 'rifle' | 'bow';
export interface Weapon {
  sort: WeaponClass;
  rng: number;
  dmg: number;
}

export interface Card extends CardSpec {
  kind: Kind;
  name: string;
  /** The name without the Randomizer number. A deck can contain at most three cards of one title. */
  title: string;
  unique: boolean;
  /** The Randomizer number, or 0 for a card without one. */
  r: number;
  /** For a weapon, the bonus in attacks with the weapon. */
  atk: number;
  /** For equipment, the +DEF that makes the piece armour. */
  def: number;
  hp: number;
  slot: Slot | null;
  weapon: Weapon | null;
  passives: readonly Passive[];
  /** An action has them when played, a terrain when an avatar lands on it, a device or an ally when used. */
  effects: readonly Effect[];
  onTurn: readonly Effect[];
  onHit: readonly Effect[];
  /** Whether the card goes to Discard instead of Recycle. */
  discard: boolean;
}

type More = Partial<Pick<Card, 'unique' | 'passives' | 'effects' | 'onTurn' | 'onHit' | 'discard' | 'atk' | 'def'>>;

const BLANK = {
  unique: false,
  r: 0,
  atk: 0,
  def: 0,
  hp: 0,
  slot: null,
  weapon: null,
  passives: [],
  effects: [],
  onTurn: [],
  onHit: [],
  discard: false,
  back: 'Valhalla',
};

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const cornerNumber = (r: number): Counter[] => (r > 0 ? [{ label: 'R', seat: null, value: r, max: null }] : []);

function print(card: Omit<Card, 'text'>, numbers: string, use = ''): Card {
  const unique = card.unique ? 'Unique. ' : '';
  const gone = card.discard ? ' Discard after use.' : '';
  const said = textOf(card, use);
  const corner = card.r > 0 ? ` Corner number (R): ${card.r}.` : '';
  const text = `${unique}${numbers}${numbers && said ? ' ' : ''}${said}${gone}${corner}`.trim();
  return { ...card, text, numbers: cornerNumber(card.r) };
}

export function avatar(name: string, atk: number, def: number, more: More): Card {
  return print(
    { ...BLANK, kind: 'avatar', name, title: name, ...more, atk, def, back: 'Avatar' },
    `ATK ${atk}, DEF ${def}.`,
  );
}

export function terrain(name: string, effects: readonly Effect[], more: More = {}): Card {
  return print({ ...BLANK, kind: 'terrain', name, title: name, ...more, effects, back: 'Terrain' }, '');
}

export function action(name: string, r: number, effects: readonly Effect[], more: More = {}): Card {
  return print({ ...BLANK, kind: 'action', name, title: name, ...more, r, effects }, '');
}

export function variant(card: Card, r: number): Card {
  const text = card.text.replace(/\d\.$/, `${r}.`);
  return { ...card, name: `${card.title} (R ${r})`, r, text, numbers: cornerNumber(r) };
}

export function weapon(name: string, r: number, slot: Slot, arms: Weapon, atk: number, more: More = {}): Card {
  const { sort, rng, dmg } = arms;
  const numbers = `${printed(slot)}, ${sort}: ATK ${plus(atk)}, RNG ${rng}, DMG ${dmg}.`;
  return print({ ...BLANK, kind: 'equipment', name, title: name, ...more, r, slot, weapon: arms, atk }, numbers);
}

export function armour(name: string, r: number, slot: Slot, def: number, more: More = {}): Card {
  const numbers = `${printed(slot)}, armour: DEF +${def}.`;
  return print({ ...BLANK, kind: 'equipment', name, title: name, ...more, r, slot, def }, numbers, 'Use: ');
}

export function device(name: string, r: number, slot: Slot, more: More): Card {
  return print(
    { ...BLANK, kind: 'equipment', name, title: name, ...more, r, slot },
    `${printed(slot)}, device.`,
    'Use: ',
  );
}

export function event(name: string, r: number, more: More): Card {
  return print({ ...BLANK, kind: 'event', name, title: name, ...more, r }, '', '');
}

export function ally(name: string, r: number, atk: number, def: number, hp: number, more: More = {}): Card {
  const numbers = `ATK ${plus(atk)}, DEF ${plus(def)}, HP ${hp}.`;
  return print({ ...BLANK, kind: 'ally', name, title: name, ...more, r, atk, def, hp }, numbers, 'Use: ');
}
