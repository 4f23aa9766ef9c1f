import { see, type Viewer } from '../cards/sight.ts';
import { type CardId, type Face, faceOf } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import { filledAtRandom } from '../play/legality.ts';
import { copyMatch } from '../play/play.ts';
import { decision } from '../play/question.ts';
import { mayReadSealed } from '../play/sealed-answer.ts';
import { type Random, shuffled } from '../random.ts';

/**
 * Another world that this viewer cannot tell from this one: the cards it cannot read change faces among themselves
 * (same back; out of the game's `pool` where the list is not known), the others' sealed answers are drawn again.
 * For bots, which see no more than their seat, and for the tests that prove it.
 */
export function redeal(game: AnyGame, at: AnyAt, viewer: Viewer, random: Random): AnyAt {
  const world = copyMatch(at);
  const faces: Record<CardId, Face> = { ...at.faces };
  for (const [back, cards] of hiddenByBack(at, viewer)) {
    const pool = game.pool?.(back);
    const own = pool ? cards.filter(({ owned }) => owned) : cards; // who brought a deck knows its list, only not its order
    const names = shuffled(
      own.map(({ card }) => faceOf(at, card).name),
      random,
    );
    own.forEach(({ card }, index) => {
      faces[card] = { name: names[index] ?? '', back };
    });
    if (!pool) continue;
    for (const { card, owned } of cards) if (!owned) faces[card] = { name: pool[random(pool.length)] ?? '', back };
  }
  world.faces = faces;
  return reseal(game, world, viewer, random);
}

/** A card that the viewer cannot read; `owned`: it lies in a zone of the viewer's own. */
interface HiddenCard {
  card: CardId;
  owned: boolean;
}

function hiddenByBack(at: AnyAt, viewer: Viewer): Map<string, HiddenCard[]> {
  const hidden = new Map<string, HiddenCard[]>();
  const sight = see(at, viewer);
  for (const zone of Object.values(at.zones)) {
    const owned = viewer !== 'everything' && zone.seat !== null && viewer.includes(zone.seat);
    for (const card of zone.cards) {
      if (sight.reads(card)) continue;
      const { back } = faceOf(at, card);
      const list = hidden.get(back);
      if (list) list.push({ card, owned });
      else hidden.set(back, [{ card, owned }]);
    }
  }
  return hidden;
}

// A sealed answer is drawn anew from what its seat may choose in the new world.
function reseal(game: AnyGame, world: AnyAt, viewer: Viewer, random: Random): AnyAt {
  if (viewer === 'everything') return world;
  const answers = world.sealed;
  world.sealed = [];
  const redrawn = answers.map((answer) => {
    if (mayReadSealed(viewer, answer)) return answer;
    const choices = decision(game, world, answer.seat)?.choices ?? [];
    const choice = choices[random(Math.max(1, choices.length))];
    return choice ? { seat: answer.seat, move: filledAtRandom(choice, random) } : answer;
  });
  world.sealed = redrawn;
  return world;
}
