import type { BotPolicy } from '../bots/bot-policy.ts';
import { eagerPolicy } from '../bots/policies.ts';
import { EngineBug } from '../bug.ts';
import type { AnyAt, Setup } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import type { AnyTypes } from '../game/game-types.ts';
import { seatNumber } from '../game/who.ts';
import type { Entry } from '../play/entry.ts';
import { begin, play } from '../play/play.ts';
import { decision, waitingFor } from '../play/question.ts';
import { entryRandom, fastRandom } from '../random.ts';
import { feedEntry } from '../shown/feed.ts';

/** Plays a whole match with one policy for all seats. `policySeed` seeds the policy, `seed` the match. */
export function playOut(
  game: AnyGame,
  setup: Setup<AnyTypes>,
  seed: string,
  bot: BotPolicy,
  policySeed: number,
): { at: AnyAt; entries: Entry[] } {
  const policy = fastRandom(policySeed);
  const begun = begin(game, setup, entryRandom(seed, 0));
  let at = begun.at;
  const entries = [begun.entry];
  while (!at.result) {
    const seats = waitingFor(game, at);
    const seat = seats[policy(Math.max(1, seats.length))];
    if (seat === undefined) throw new EngineBug('no seat is asked and there is no result');
    const move = bot(game, at, seat, policy);
    const played = play(game, at, entryRandom(seed, at.version + 1), { kind: 'MOVE', seat, move });
    if ('refused' in played)
      throw new EngineBug(`a listed choice was refused: ${played.refused} ${JSON.stringify(move)}`);
    at = played.at;
    entries.push(played.entry);
    expectEnd(game, at);
  }
  return { at, entries };
}

/** Writes a random match as text with all secrets. The text is checked in as the game's golden playthrough. */
export function playthrough(game: AnyGame, setup: Setup<AnyTypes>, seed: string, policySeed: number): string {
  const lines = [`# ${game.title} ${game.rulesVersion}, ${setup.seats} seats, seed ${seed}`];
  const policy = fastRandom(policySeed);
  let { at, entry } = begin(game, setup, entryRandom(seed, 0));
  lines.push(told(game, at, entry));
  while (!at.result) {
    const seat = waitingFor(game, at)[0] ?? 0;
    const asked = decision(game, at, seat);
    const move = eagerPolicy(game, at, seat, policy);
    lines.push(`? ${seatNumber(seat)}: ${asked?.prompt} [${asked?.choices.map((choice) => choice.label).join(' | ')}]`);
    const played = play(game, at, entryRandom(seed, at.version + 1), { kind: 'MOVE', seat, move });
    if ('refused' in played) throw new EngineBug(`a listed choice was refused: ${played.refused}`);
    ({ at, entry } = played);
    lines.push(`> ${JSON.stringify(move)}`, told(game, at, entry));
    expectEnd(game, at);
  }
  return `${lines.join('\n')}\n`;
}

function expectEnd(game: AnyGame, at: AnyAt): void {
  if (at.version > game.maxMoves) throw new EngineBug(`${game.id} goes on beyond ${game.maxMoves} entries`);
}

function told(game: AnyGame, at: AnyAt, entry: Entry): string {
  return `${entry.version}. ${feedEntry(game, at, entry, 'everything', seatNumber).text}`;
}
