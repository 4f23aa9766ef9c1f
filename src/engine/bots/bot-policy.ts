import type { Seat } from '../cards/zones.ts';
import type { AnyAt } from '../game/at.ts';
import type { AnyGame } from '../game/game.ts';
import type { Question } from '../play/question.ts';
import type { Random } from '../random.ts';

/**
 * A policy receives the whole match but must use only the information that the seat can see.
 * @param question the result of `questionAt`, if the caller already has it
 */
export type BotPolicy = (game: AnyGame, at: AnyAt, seat: Seat, random: Random, question?: Question | null) => object;
