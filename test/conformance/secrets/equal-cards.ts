import { alikeIn } from '../../../src/engine/game/alike.ts';
import {
  type Action,
  type AnyAt,
  type AnyGame,
  type Audience,
  type CardId,
  copyMatch,
  decision,
  entryRandom,
  fastRandom,
  filledAtRandom,
  includes,
  knowersOf,
  NOBODY,
  play,
  type Seat,
  SPECTATOR,
  setKnowers,
  shuffled,
  union,
  type Viewer,
  waitingFor,
  type Zone,
} from '../../../src/engine/index.ts';
import { type End, NO_NOTE, type Note } from '../guards/comparisons.ts';
import { expectThat, type Script, spread, walk } from '../script.ts';
import { isSpokenOf, renumbered } from './other-numbers.ts';
import { feedOf, nameOf, parting, picture } from './viewers.ts';

const MOMENTS = 4;
/** The maximum number of hands to try at one moment. */
const HANDS = 2;
/** The number of moves to try for each seat with a decision. Moves that name one of the two cards come first. */
const MOVES = 2;

/**
 * Two equal cards in a hand that are adjacent in the hand and by number, so that no sorted list puts another card
 * between them.
 */
interface Pair {
  at: AnyAt;
  zone: Zone;
  cards: [CardId, CardId];
}

/**
 * Checks that, if a seat knows one of two equal cards in another hand, every viewer receives the same data as if that
 * seat knew the other card. Otherwise a seat that has looked at one card and sees one leave would learn whether there
 * are two.
 */
export function equalCardsAreOne(game: AnyGame, script: Script, note: Note = NO_NOTE): void {
  const found = { done: 0, wished: 0 };
  const open = spread(walk(game, script).moments, MOMENTS).filter(({ result }) => !result);
  for (const at of open) {
    for (const pair of pairsIn(game, at).slice(0, HANDS)) {
      const worlds = worldsOf(pair);
      if (!worlds) continue;
      found.wished++;
      if (exchangedIn(game, pair, worlds, script) > 0) found.done++;
    }
  }
  if (found.wished === 0) return note({ by: 'equalCardsAreOne', ...found, illegal: 0, end: whyNone(game, open) });
  const end = found.done === found.wished ? 'was complete' : 'no move was legal in both';
  note({ by: 'equalCardsAreOne', ...found, illegal: 0, end });
}

function whyNone(game: AnyGame, open: readonly AnyAt[]): End {
  const zones = open.flatMap((at) => {
    const alike = alikeIn(game, at);
    return Object.values(at.zones).filter(({ cards }) => {
      return cards.some((card, i) => cards.slice(0, i).some((one) => alike(one, card)));
    });
  });
  if (zones.length === 0) return 'no two cards were equal';
  const isHand = ({ kind, readers }: Zone): boolean => kind === 'hand' && readers !== 'everyone';
  return zones.some(isHand) ? 'equal cards of hands were left out' : 'equal cards were only in rows and piles';
}

// The first two equal cards of each hand, starting with the seats that have a decision.
function pairsIn(game: AnyGame, at: AnyAt): Pair[] {
  const alike = alikeIn(game, at);
  const waiting = waitingFor(game, at);
  const isAsked = ({ seat }: Zone): boolean => seat !== null && waiting.includes(seat);
  const zones = Object.values(at.zones).sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  return zones.flatMap((zone) => {
    if (zone.kind !== 'hand' || zone.readers === 'everyone') return [];
    const isSecond = (card: CardId, i: number): boolean => zone.cards.slice(0, i).some((one) => alike(one, card));
    const other = zone.cards.find(isSecond);
    const one = zone.cards.find((card) => other !== undefined && alike(card, other));
    return one === undefined || other === undefined ? [] : (sideBySide(at, zone, one, other) ?? []);
  });
}

function sideBySide(at: AnyAt, zone: Zone, one: CardId, other: CardId): Pair | null {
  const cards = zone.cards.filter((card) => card !== other).flatMap((card) => (card === one ? [one, other] : [card]));
  const moved = { ...copyMatch(at) };
  moved.zones[zone.id] = { ...zone, cards };
  const next = at.faces[one + 1] ? one + 1 : one - 1;
  const changes = new Map([
    [other, next],
    [next, other],
  ]);
  if (next === other) return { at: moved, zone, cards: [one, other] };
  if (isSpokenOf(at, next) || isSpokenOf(at, other)) return null;
  return { at: renumbered(moved, changes), zone, cards: [one, next] };
}

/** Returns how many moves have been compared. */
function exchangedIn(game: AnyGame, pair: Pair, worlds: [AnyAt, AnyAt], script: Script): number {
  const viewers = [...watching(worlds, pair), SPECTATOR];
  for (const viewer of viewers)
    compare(
      pair,
      viewer,
      worlds.map((at) => picture(game, at, viewer)),
    );
  const [at] = worlds;
  const random = fastRandom(at.version);
  let done = 0;
  for (const seat of waitingFor(game, at)) {
    for (const move of movesOf(game, at, seat, pair, random)) {
      const played = worlds.map((world) => sent(game, world, script, { kind: 'MOVE', seat, move }));
      if (played.some((one) => one === null)) continue;
      done++;
      for (const viewer of viewers)
        compare(
          pair,
          viewer,
          played.map((one) => one?.(viewer) ?? ''),
        );
    }
  }
  return done;
}

// If the same seats know both cards, another seat that cannot read the hand also learns one of them. Null if every seat
// knows both.
function worldsOf({ at, zone, cards: [one, other] }: Pair): [AnyAt, AnyAt] | null {
  const [first, second] = [knownOf(at, one), knownOf(at, other)];
  const looking = Array.from({ length: at.seats }, (_, seat) => seat).find(
    (seat) => !includes(zone.readers, seat) && !includes(first, seat),
  );
  const isKnownAlike = String(first) === String(second);
  if (isKnownAlike && looking === undefined) return null;
  const more = isKnownAlike && looking !== undefined ? union(first, [looking]) : first;
  return [knowing(at, one, more, other, second), knowing(at, one, second, other, more)];
}

// The seats that know one of the two cards, a different one in each world.
function watching(worlds: readonly AnyAt[], { cards: [one] }: Pair): Viewer[] {
  const [known, exchanged] = worlds.map((world) => [knownOf(world, one)].flat());
  const seats = [...(known ?? []), ...(exchanged ?? [])].filter((seat) => seat !== 'everyone');
  return seats.filter((seat) => known?.includes(seat) !== exchanged?.includes(seat)).map((seat) => [seat]);
}

function knownOf(at: AnyAt, card: CardId): Audience {
  return knowersOf(at, card) ?? NOBODY;
}

function knowing(at: AnyAt, one: CardId, by: Audience, other: CardId, byOther: Audience): AnyAt {
  const world = copyMatch(at);
  setKnowers(world, one, by);
  setKnowers(world, other, byOther);
  return world;
}

function movesOf(game: AnyGame, at: AnyAt, seat: Seat, { cards }: Pair, random: (n: number) => number): object[] {
  const choices = shuffled(decision(game, at, seat)?.choices ?? [], random);
  const moves = choices.map((choice) => filledAtRandom(choice, random));
  const naming = moves.filter((move) => cards.some((card) => JSON.stringify(move).includes(String(card))));
  return [...new Set([...naming.slice(0, MOVES), ...moves.slice(0, MOVES)])].slice(0, MOVES);
}

// Everything that a viewer receives after a move; null if the move is refused.
function sent(game: AnyGame, at: AnyAt, script: Script, action: Action): ((viewer: Viewer) => string) | null {
  const played = play(game, at, entryRandom(`${script.seed}e`, at.version + 1), action);
  if ('refused' in played) return null;
  const { at: after, entry } = played;
  return (viewer) => JSON.stringify(feedOf(game, after, entry, viewer)) + picture(game, after, viewer);
}

// Treats both ids as one, so that it does not matter which of the two a text names.
function compare({ at, cards: [one, other] }: Pair, viewer: Viewer, texts: string[]): void {
  const [real = '', exchanged = ''] = texts.map((text) => text.replaceAll(String(other), String(one)));
  expectThat(
    real === exchanged,
    () => `${nameOf(viewer)} is told which of two equal cards is known at ${at.version}: ${parting(real, exchanged)}`,
  );
}
