import { filledAtRandom } from './decision.ts';
import type { AnyAt, AnyGame } from './game.ts';
import { copyMatch, decision } from './play.ts';
import { type Random, shuffled } from './random.ts';
import { see, type Viewer } from './see.ts';
import { type CardId, type Face, faceOf } from './zones.ts';

/**
 * Another world that this viewer cannot tell from this one: the cards it cannot read change faces among themselves
 * (same back; out of the game's `pool` where the list is not known), the others' sealed answers are drawn again.
 * For bots, which see no more than their seat, and for the tests that prove it.
 */
export function redeal(game: AnyGame, at: AnyAt, viewer: Viewer, random: Random): AnyAt {
  const world = copyMatch(at);
  const hidden = hiddenByBack(at, viewer);
  const faces: Record<CardId, Face> = { ...at.faces };
  for (const [back, cards] of hidden) {
    const pool = game.pool?.(back);
    const names = pool
      ? cards.map(() => pool[random(pool.length)] ?? '')
      : shuffled(
          cards.map((card) => faceOf(at, card).name),
          random,
        );
    cards.forEach((card, index) => {
      faces[card] = { name: names[index] ?? '', back };
    });
  }
  world.faces = faces;
  return reseal(game, world, viewer, random);
}

function hiddenByBack(at: AnyAt, viewer: Viewer): Map<string, CardId[]> {
  const hidden = new Map<string, CardId[]>();
  const sight = see(at, viewer);
  for (const zone of Object.values(at.zones)) {
    for (const card of zone.cards) {
      if (sight.reads(card)) continue;
      const { back } = faceOf(at, card);
      const list = hidden.get(back);
      if (list) list.push(card);
      else hidden.set(back, [card]);
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
    if (viewer.includes(answer.seat)) return answer;
    const choices = decision(game, world, answer.seat)?.choices ?? [];
    const choice = choices[random(Math.max(1, choices.length))];
    return choice ? { seat: answer.seat, move: filledAtRandom(choice, random) } : answer;
  });
  world.sealed = redrawn;
  return world;
}
