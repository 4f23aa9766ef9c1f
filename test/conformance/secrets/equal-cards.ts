import { alikeIn } from '../../../src/engine/game/alike.ts';
import {
  type Action,
  type AnyAt,
  type AnyGame,
  type CardId,
  chosen,
  decision,
  entryRandom,
  fastRandom,
  filledAtRandom,
  knowersOf,
  NOBODY,
  play,
  type Seat,
  waitingFor,
} from '../../../src/engine/index.ts';
import { NO_NOTE, type Note } from '../guards/comparisons.ts';
import { expectThat, type Script, spread, walk } from '../script.ts';
import { feedOf, nameOf, parting, picture, viewersOf } from './viewers.ts';

const MOMENTS = 24;

/**
 * Of two equal cards in a hand, of which others know one, it does not matter which one is meant: all that everybody is
 * sent is the same. Who has looked at one and sees one go would else learn whether there are two.
 */
export function equalCardsAreOne(game: AnyGame, script: Script, note: Note = NO_NOTE): void {
  const found = { done: 0, wished: 0 };
  for (const at of spread(walk(game, script).moments, MOMENTS)) {
    for (const seat of waitingFor(game, at))
      for (const pair of equalPairs(game, at, seat)) {
        const { done, wished } = tryBoth(game, at, script, seat, pair);
        found.done += done;
        found.wished += wished;
      }
  }
  if (found.wished === 0) return;
  const end = found.done === found.wished ? 'went all the way' : 'one copy stood for all';
  note({ by: 'equalCardsAreOne', ...found, illegal: 0, end });
}

// Pairs of a hand that its owner may choose from, and others know one of the two.
function equalPairs(game: AnyGame, at: AnyAt, seat: Seat): [CardId, CardId][] {
  const alike = alikeIn(game, at);
  const hands = Object.values(at.zones).filter((zone) => zone.kind === 'hand' && zone.seat === seat);
  return hands.flatMap(({ cards }) => {
    const others = (card: CardId): string =>
      String([knowersOf(at, card) ?? NOBODY].flat().filter((one) => one !== seat));
    return cards.flatMap((one, i) =>
      cards
        .slice(i + 1)
        .filter((other) => alike(one, other) && others(one) !== others(other))
        .map((other): [CardId, CardId] => [one, other]),
    );
  });
}

function tryBoth(
  game: AnyGame,
  at: AnyAt,
  script: Script,
  seat: Seat,
  [one, other]: [CardId, CardId],
): { done: number; wished: number } {
  const found = { done: 0, wished: 0 };
  const choices = decision(game, at, seat)?.choices ?? [];
  const random = fastRandom(at.version);
  for (const choice of choices) {
    const move = filledAtRandom(choice, random);
    const exchanged = exchange(move, one, other);
    if (JSON.stringify(exchanged) === JSON.stringify(move)) continue;
    found.wished++;
    if (chosen(choices, exchanged) === null) continue; // the question lists one of the copies only
    found.done++;
    const [first, second] = [move, exchanged].map((made) => sent(game, at, script, { kind: 'MOVE', seat, move: made }));
    for (const [viewer, text] of first ?? []) {
      const parted = second?.get(viewer) ?? '';
      expectThat(
        text === parted,
        () => `${viewer} is told which of two equal cards moves at ${at.version}: ${parting(text, parted)}`,
      );
    }
  }
  return found;
}

function exchange(move: object, one: CardId, other: CardId): object {
  return JSON.parse(JSON.stringify(move, (_, value) => (value === one ? other : value === other ? one : value)));
}

// All that each viewer is sent of a move and of what is then; nothing when it is refused.
function sent(game: AnyGame, at: AnyAt, script: Script, action: Action): Map<string, string> {
  const played = play(game, at, entryRandom(`${script.seed}e`, at.version + 1), action);
  if ('refused' in played) return new Map();
  const { at: after, entry } = played;
  return new Map(
    viewersOf(script.seats).map((viewer) => [
      nameOf(viewer),
      JSON.stringify(feedOf(game, after, entry, viewer)) + picture(game, after, viewer),
    ]),
  );
}
