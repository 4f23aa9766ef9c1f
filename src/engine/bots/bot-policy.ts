import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import type { Question } from '../play/question.ts';
import type { Random } from '../random.ts';

/**
 * How a bot answers for a seat: it is given the match but must look only at what that seat may see.
 * @param question what is asked now, by `questionAt`, where it is known already
 */
export type BotPolicy = (game: AnyGame, at: AnyAt, seat: Seat, random: Random, question?: Question | null) => object;
