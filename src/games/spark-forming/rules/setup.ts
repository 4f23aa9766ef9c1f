import {
  type Ask,
  type CardName,
  EngineBug,
  NOBODY,
  type Seat,
  type Setup,
  type Table,
  type ZoneKind,
} from '../../../engine/index.ts';
import { CARDS } from '../cards/catalogue.ts';
import { READY } from '../cards/ready-decks.ts';
import { asked, isTag, otherSide, sideOf, teamOf } from '../seats.ts';
import { ASK, SAY } from '../shown/prompts.ts';
import type { SparkForming } from '../spark-forming.ts';
import { HAND, HEALTH, nothingPending, type State } from '../state.ts';
import { type SeatZone, ZONES, zoneName, zoneOf } from '../zones.ts';

/** The starting zone of each kind of card. */
const PLACE: Readonly<Record<string, SeatZone>> = {
  form: 'form',
  fragment: 'fragment',
  'tag fragment': 'teamFragment',
  upgrade: 'upgrade',
};

const LABEL: Readonly<Record<SeatZone, string>> = {
  form: 'Spark Form',
  upgrade: 'Upgrade',
  fragment: 'Data Fragment',
  teamFragment: 'Tag Team Fragment',
  deck: 'deck',
  hand: 'hand',
  action: 'Action space',
  dataCharge: 'Data Charge',
  fragmentCharge: 'Data Fragment Charge',
  quarantine: 'Quarantine',
};

/** All seats have full health, and the first member of each team is active. */
export function initial({ seats }: Pick<Setup<SparkForming>, 'seats'>): State {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  return {
    hp: each(() => HEALTH),
    pending: each(nothingPending),
    waited: each(() => 0),
    rested: each(() => 0),
    active: [0, 1],
    lastStand: [false, false],
    fallen: [],
    turn: 0,
    side: 0,
    next: 0,
    attack: null,
    defence: null,
    success: 'NOBODY',
    strikes: 0,
    tagged: false,
    broken: false,
    streak: 0,
    ownStreak: each(() => 0),
    ended: 0,
  };
}

/** Forms lie face up and fragments face down. Five cards are dealt, and lots decide the first attack. */
export function setup(table: Table<SparkForming>, { decks, tournament }: Setup<SparkForming>): void {
  const { seats, options } = table.at;
  for (let seat = 0; seat < seats; seat++) {
    openZones(table, seat);
    layOut(table, seat, namesOf(decks[seat] ?? READY[0]?.cards ?? []));
  }
  // Rules, Getting started: "In tournament competition, the defending champion will never attack first".
  const champion = tournament ? tournament.champion : options.champion;
  const drawn = table.chance(2) === 0 ? 0 : 1;
  table.emit({ fact: 'matchBegan', side: champion === null ? drawn : otherSide(sideOf(champion)) });
  // Rules, The initial draw: "In tournament competition, competitors may not carry out a reshuffle".
  if (tournament || options.tournament) table.next({ step: 'turn' });
  else table.next({ step: 'redraw' }, { step: 'turn' });
}

function namesOf(deck: readonly { card: CardName; count: number }[]): CardName[] {
  return deck.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
}

function openZones(table: Table<SparkForming>, seat: Seat): void {
  const team = teamOf(table.at, sideOf(seat));
  const kinds: Partial<Record<SeatZone, [ZoneKind, 'everyone' | readonly Seat[]]>> = {
    fragment: ['row', team],
    teamFragment: ['row', team],
    deck: ['pile', NOBODY],
    hand: ['hand', team],
  };
  for (const name of Object.keys(ZONES) as SeatZone[]) {
    const [kind, readers] = kinds[name] ?? ['pile' as const, 'everyone' as const];
    table.open({ id: zoneName(name, seat), label: LABEL[name], kind, seat, readers });
  }
}

// Lays out the cards of a deck. Cards for other types of match are left out.
function layOut(table: Table<SparkForming>, seat: Seat, names: readonly CardName[]): void {
  const { options } = table.at;
  const deck = zoneName('deck', seat);
  const used = names.filter((name) => {
    const kind = CARDS[name]?.kind;
    return kind === 'upgrade' ? options.upgrade : kind !== 'tag fragment' || isTag(table.at);
  });
  const ids = table.make(deck, used);
  ids.forEach((id, index) => {
    const kind = CARDS[used[index] ?? '']?.kind ?? '';
    const place = PLACE[kind];
    if (!place) return;
    const row = place === 'fragment' || place === 'teamFragment';
    table.move([id], zoneName(place, seat), row ? { places: [0] } : {});
  });
  if (zoneOf(table.at, 'form', seat).cards.length !== 1) throw new EngineBug('a deck without its Spark Form');
  table.shuffle(deck);
  table.draw(deck, zoneName('hand', seat), HAND);
}

/** Rules, The initial draw: each player can reshuffle once and draw a new hand. */
export const redraw: Ask<SparkForming, 'redraw'> = {
  asks: (at) => asked(at, ...at.state.hp.keys()),
  prompt: () => ASK.redraw,
  choices: () => [
    { label: SAY.keepHand, move: { keepHand: true } },
    { label: SAY.newHand, move: { redraw: true } },
  ],
  take: (table, _, seat, move) => {
    const again = 'redraw' in move;
    table.emit({ fact: 'handRedrawn', seat, again });
    if (!again) return;
    const [deck, hand] = [zoneName('deck', seat), zoneName('hand', seat)];
    table.gather([hand], deck);
    table.shuffle(deck);
    table.draw(deck, hand, HAND);
  },
  absent: () => ({ keepHand: true }),
};
