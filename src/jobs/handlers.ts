import { expireDecision, moveBot, type Room, sweep, verifyReplay } from '../matches/index.ts';
import type { Handlers } from './queues.ts';

/** What is done when a job comes: one verb each. All of them may come late, twice or never. */
export function handlersOf(room: Room): Handlers {
  return {
    expireDecision: (payload) => expireDecision(room, payload),
    moveBot: (payload) => moveBot(room, payload),
    verifyReplay: (payload) => verifyReplay(room, payload),
    sweep: () => sweep(room),
  };
}
