import { describe, expect, it } from 'vitest';
import {
  type AnyAt,
  begin,
  decision,
  entryRandom,
  fastRandom,
  filledAtRandom,
  knowersOf,
  play,
  randomPolicy,
  waitingFor,
} from '../../../engine/index.ts';
import { broken } from '../cards/decks.ts';
import { READY } from '../cards/ready-decks.ts';
import { VALHALLA } from '../index.ts';

function match(seats: number, terrain: 'laid' | 'dealt'): AnyAt {
  const decks = Array.from({ length: seats }, (_, seat) => READY[seat]?.cards ?? null);
  return begin(VALHALLA, { seats, options: { terrain, rounds: 100 }, decks, firstCard: 1 }, entryRandom('set-up', 0))
    .at;
}

function laid(seats: number): { at: AnyAt; counts: number[]; order: number[] } {
  let at = match(seats, 'laid');
  const random = fastRandom(1);
  const counts = Array.from({ length: seats }, () => 0);
  const order: number[] = [];
  while (at.agenda.at(-1)?.step === 'lay') {
    const seat = waitingFor(VALHALLA, at)[0] ?? 0;
    order.push(seat);
    const played = play(VALHALLA, at, random, { kind: 'MOVE', seat, move: randomPolicy(VALHALLA, at, seat, random) });
    if ('refused' in played) throw new Error(played.refused);
    at = played.at;
    for (const fact of played.entry.facts)
      if (fact.fact === 'terrainLaid' && 'seat' in fact)
        counts[Number(fact.seat)] = (counts[Number(fact.seat)] ?? 0) + 1;
  }
  return { at, counts, order };
}

describe('laying the map', () => {
  it.each([
    [2, 18],
    [3, 12],
    [4, 9],
  ])('%i seats take turns laying %i terrains each', (seats, share) => {
    const { at, counts, order } = laid(seats);
    expect(counts).toEqual(Array.from({ length: seats }, () => share));
    expect(order[seats]).toBe(order[0]);
    expect(new Set(at.zones.map?.places).size).toBe(36);
    for (let seat = 0; seat < seats; seat++) expect(at.zones[`terrain-${seat}`]?.cards).toHaveLength(18 - share);
  });

  it('asks no question when only one terrain and one cell are left', () => {
    expect([laid(2), laid(3), laid(4)].map(({ order }) => order.length)).toEqual([35, 36, 36]);
  });

  it('shows a face-down card only to the player who laid it', () => {
    const { at, counts } = laid(2);
    const known = (seat: number): number =>
      at.zones.map?.cards.filter((card) => JSON.stringify(knowersOf(at, card)) === `[${seat}]`).length ?? 0;
    expect([known(0), known(1)]).toEqual(counts);
  });

  it('refuses an occupied cell', () => {
    const at = match(2, 'laid');
    const seat = waitingFor(VALHALLA, at)[0] ?? 0;
    const choice = decision(VALHALLA, at, seat)?.choices[0];
    const move = choice ? filledAtRandom(choice, fastRandom(1)) : {};
    const played = play(VALHALLA, at, fastRandom(1), { kind: 'MOVE', seat, move });
    if ('refused' in played) throw new Error(played.refused);
    const cell = 'lay' in move && typeof move.lay === 'object' ? move.lay : {};
    const other = waitingFor(VALHALLA, played.at)[0] ?? 0;
    const card = played.at.zones[`terrain-${other}`]?.cards[0];
    const again = play(VALHALLA, played.at, fastRandom(1), {
      kind: 'MOVE',
      seat: other,
      move: { lay: { ...cell, card } },
    });
    expect(again).toEqual({ refused: 'ILLEGAL_MOVE' });
  });

  it('needs no moves if the map is dealt, and no player knows its cards', () => {
    const at = match(3, 'dealt');
    expect(new Set(at.zones.map?.places).size).toBe(36);
    expect(at.zones.map?.cards.filter((card) => knowersOf(at, card))).toEqual([]);
    expect(at.zones['hand-0']?.cards).toHaveLength(5);
  });
});

describe('a deck', () => {
  const [duelist] = READY;
  const cards = duelist?.cards ?? [];
  const without = (name: string): typeof cards => cards.filter(({ card }) => card !== name);
  const changed = (name: string, by: number): typeof cards =>
    cards.map((line) => (line.card === name ? { ...line, count: line.count + by } : line));

  it.each(READY.map((deck) => [deck.title, deck.cards] as const))('%s is legal', (_, deck) => {
    expect(broken(deck)).toEqual([]);
  });

  it('with 17 Terrain cards and 43 others is refused, and the text names both rules', () => {
    const deck = [...changed('Crossroads', -1), { card: 'Thrall', count: 1 }];
    expect(broken(deck)).toEqual([
      'Exactly 18 Terrain cards, here 17.',
      'Exactly 42 Action, Equipment, Event and Ally cards, here 43.',
    ]);
  });

  it('has one Avatar, at most three copies of a card whatever their R, unique cards once, and only existing cards', () => {
    expect(broken(without('Hervor the Berserk'))).toEqual(['Exactly 1 Avatar, here 0.']);
    const swings = [...changed('Sprint', -1), { card: 'Lucky Swing (R 5)', count: 1 }];
    expect(broken(swings)).toEqual(['At most 3 of one card, whatever its R: Lucky Swing is there 4 times.']);
    expect(
      broken(changed('Mjolnir', 1).map((line) => (line.card === 'Sprint' ? { ...line, count: line.count - 1 } : line))),
    ).toEqual(['Mjolnir is unique: at most 1, here 2.']);
    expect(broken([...cards, { card: 'Plutonium', count: 1 }])).toEqual(['There is no card Plutonium.']);
    expect(broken([...cards, { card: 'Thrall', count: 0 }])).toEqual([
      'Every count must be a whole number of at least 1: Thrall 0.',
    ]);
  });
});
