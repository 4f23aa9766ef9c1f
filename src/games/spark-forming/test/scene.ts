import { scene as begin, IN_ORDER, type Scene as SceneOf } from '../../../../test/games/index.ts';
import type { CardId, CardName, Seat } from '../../../engine/index.ts';
import type { Mode } from '../cards/print.ts';
import { sparkForming } from '../index.ts';
import type { Options } from '../options.ts';
import type { SparkForming } from '../spark-forming.ts';
import { HEALTH, nothingPending, type Pending, type State } from '../state.ts';

export type Scene = SceneOf<SparkForming>;

/** A position for a rule test. By default, it is turn 1, and the side of seat 0 attacks. */
export interface Position extends Partial<Pick<State, 'side' | 'turn' | 'fallen' | 'active'>> {
  seats?: number;
  options?: Partial<Options>;
  /** By seat, like all fields below. By default, even seats have Cinderfang, and odd seats have Undine. */
  forms?: CardName[];
  fragments?: CardName[];
  teamFragments?: CardName[];
  upgrades?: CardName[];
  hands?: CardName[][];
  /** The decks, with the top card last. By default, a deck has ten copies of a card that these forms hardly use. */
  decks?: CardName[][];
  quarantine?: CardName[][];
  charged?: CardName[][];
  hp?: number[];
  pending?: Partial<Pending>[];
  waited?: number[];
}

export const FILLER = 'Mind Hammer';

export function scene(position: Position = {}): Scene {
  const { seats = 2, options, side = 0, turn = 1, fallen = [], active } = position;
  const each = <T>(made: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => made(seat));
  const one = (names: readonly CardName[] = [], ...usual: CardName[]): CardName[][] =>
    each((seat) => [names[seat] ?? usual[seat % 2] ?? []].flat());
  return begin(sparkForming, {
    seats,
    options: { tournament: true, ...options },
    chance: IN_ORDER,
    zones: {
      form: one(position.forms, 'Cinderfang', 'Undine'),
      fragment: one(position.fragments, 'Afterimage', 'Afterimage'),
      'team-fragment': one(position.teamFragments),
      upgrade: one(position.upgrades),
      hand: position.hands ?? [],
      deck: each((seat) => position.decks?.[seat] ?? Array.from({ length: 10 }, () => FILLER)),
      quarantine: position.quarantine ?? [],
      'fragment-charge': position.charged ?? [],
    },
    state: {
      ...{ side, next: side, turn, fallen: [...fallen], ...(active && { active }) },
      hp: each((seat) => (fallen.includes(seat) ? 0 : (position.hp?.[seat] ?? HEALTH))),
      pending: each((seat) => ({ ...nothingPending(), ...position.pending?.[seat] })),
      waited: each((seat) => position.waited?.[seat] ?? 0),
    },
    agenda: [{ step: 'turn' }, { step: 'attack' }],
  });
}

/** Finds a card in hand by name, together with different charging cards. */
function charged(
  set: Scene,
  seat: Seat,
  name: CardName,
  charge: readonly CardName[],
): { card: CardId; charge: CardId[] } {
  const [card = 0, ...others] = set.cardsNamed([name, ...charge], `hand-${seat}`);
  return { card, charge: others };
}

/** Attacks with a card of this name and these charging cards. */
export function attacks(
  set: Scene,
  seat: Seat,
  name: CardName,
  charge: readonly CardName[] = [],
  boost = false,
): Scene {
  return set.does(seat, { attack: { ...charged(set, seat, name, charge), boost } });
}

/** Attacks as a double team, in which both seats use a card of this name. The first seat uses these charging cards. */
export function doubleTeams(set: Scene, seat: Seat, partner: Seat, name: CardName, charge: readonly CardName[]): Scene {
  const theirs = set.card(name, `hand-${partner}`);
  return set.does(seat, { doubleTeam: { ...charged(set, seat, name, charge), partner, theirs, boost: false } });
}

export function defends(
  set: Scene,
  seat: Seat,
  mode: Mode,
  name: CardName,
  charge: readonly CardName[] = [],
  boost = false,
  reach = false,
): Scene {
  return set.does(seat, { defend: { ...charged(set, seat, name, charge), mode, boost, ...(reach && { reach }) } });
}

/** Lets every seat that is asked keep its cards, until the next attack or the end of the match. */
export function endsTurn(set: Scene): void {
  for (;;) {
    const [seat = 0] = set.waiting;
    if (set.step === 'quarantine') set.does(seat, { quarantine: { cards: [] } });
    else if (set.step === 'charge') set.does(seat, { charge: { cards: [] } });
    else return;
  }
}
