import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import type { Question } from '../play/question.ts';
import type { Random } from '../random.ts';

/**
 * How a bot answers for a seat. It receives the match but may use only what that seat can see.
 * @param question the current question by `questionAt`, if already known
 */
export type BotPolicy = (game: AnyGame, at: AnyAt, seat: Seat, random: Random, question?: Question | null) => object;
