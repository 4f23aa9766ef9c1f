import { absentMove, answersOf, type BotLevel, blanksOf, botDice, questionAt } from '../../engine/index.ts';
import { TookTooLong, WorkerDied } from '../../process/worker-pool.ts';
import type { BotOutcome } from '../../telemetry/metrics.ts';
import { appendEntry } from '../append/append-entry.ts';
import type { MatchContext } from '../context.ts';
import type { CachedMatch } from '../log/cache/match-cache.ts';
import { byRules, RulesBroken } from '../log/rules-broken.ts';
import type { BotPosition } from '../match/bot-position.ts';
import { turnsOf } from '../match/bot-position.ts';
import { type BotQuestion, isStillOpen } from '../match/open-questions.ts';
import { botAt, hasPerson } from '../match/stand-ins.ts';
import { computeAnswer } from './compute-answer.ts';

/**
 * Trivial answers are given during a turn in `botTurns`. All others wait for a worker without blocking a turn.
 * @throws PoolBusy if the caller should retry
 */
export async function moveBot(context: MatchContext, woken: BotQuestion): Promise<void> {
  const { matchId, version } = woken;
  const waiting = await context.botTurns.run(woken.owner ?? matchId, async () => {
    const cached = await context.cache.upTo(matchId, version);
    const asked = { ...woken, epoch: cached?.match.epoch };
    const thinking = cached && thinkingOf(cached, asked);
    const answer = thinking ? answerAtOnce(thinking) : () => null; // `give` ends a match that cannot be folded
    if (answer) await give(context, asked, answer);
    return answer ? null : thinking && { asked, thinking };
  });
  if (waiting) await give(context, waiting.asked, await think(context, waiting.asked, waiting.thinking));
}

async function give(context: MatchContext, asked: BotQuestion, answer: Answered): Promise<void> {
  const { matchId, seat, version } = asked;
  await context.cache.exclusive(matchId, async () => {
    const cached = await context.cache.upTo(matchId, version);
    if (!cached) return;
    await appendEntry(context, cached, (match) => {
      const move = isStillOpen(match, asked) ? answer() : null;
      return move && { action: { kind: 'MOVE', seat, move }, house: true };
    });
  });
}

/** Returns null if the bot has no answer. Throws RulesBroken if the rules failed in the search. */
type Answered = () => object | null;

interface BotTask extends BotPosition {
  level: BotLevel;
  owner: string;
  /** Whether the answer has low priority, because no person is waiting for it. */
  behind: boolean;
}

/** Returns null if the question is no longer open. */
function thinkingOf({ match, secret }: CachedMatch, asked: BotQuestion): BotTask | null {
  const { seat, version } = asked;
  const { game, at } = match;
  const level = isStillOpen(match, asked) ? botAt(match, seat) : null;
  if (!at || !level) return null;
  const whose = { owner: turnsOf(match), behind: !hasPerson(match) };
  return { game, at, seat, level, dice: botDice(secret, seat, version), ...whose };
}

function answerAtOnce({ game, at, seat, level, dice }: BotTask): Answered | null {
  try {
    return byRules(() => {
      const [first, ...others] = answersOf(at, questionAt(game, at), seat) ?? [];
      if (first && others.length === 0 && blanksOf(first).length === 0) return () => first.move;
      if (level !== 'RANDOM') return null;
      const thought = computeAnswer([game], { game: game.id, at, seat, dice, wanted: { level } });
      return 'move' in thought ? () => thought.move : null;
    });
  } catch (error) {
    return brokenBy(error);
  }
}

/** Runs a bot in another process, and gives up when the match moves on. @throws PoolBusy if the caller should retry */
async function think(context: MatchContext, asked: BotQuestion, thinking: BotTask): Promise<Answered> {
  const movedOn = new AbortController();
  const { signal } = movedOn;
  const stop = context.updates.of(asked.matchId, (version) => {
    context.cache.upTo(asked.matchId, version).then(
      (cached) => cached && !isStillOpen(cached.match, asked) && movedOn.abort(),
      () => {}, // `give` checks again
    );
  });
  const began = performance.now();
  const note = (outcome: BotOutcome) =>
    context.meters.thought(thinking.level, outcome, (performance.now() - began) / 1000);
  try {
    const { matchId, seat, version, epoch } = asked;
    const { owner, behind } = thinking;
    const question = `${epoch} ${matchId} ${seat} ${version}`;
    const turn = { owner: asked.owner ?? owner, behind, question, signal };
    const move = await context.botWorkers.answer(thinking, turn);
    note('answered');
    return () => move;
  } catch (error) {
    if (signal.aborted) {
      note('moved_on');
      return () => null;
    }
    note(isHopeless(error) ? 'too_long' : 'failed');
    if (!isHopeless(error)) return brokenBy(error);
    context.log.error({ err: error, ...asked, level: thinking.level }, 'bot found no answer; played the default move');
    return () => absentMove(thinking.game, thinking.at, thinking.seat);
  } finally {
    stop();
  }
}

// Broken rules end the match, but only if the question is still open. `give` checks that before it calls the function.
function brokenBy(error: unknown): Answered {
  if (!(error instanceof RulesBroken)) throw error;
  return () => {
    throw error;
  };
}

/** Whether a retry would also take too long, or kill its worker. */
function isHopeless(error: unknown): boolean {
  return error instanceof TookTooLong || error instanceof WorkerDied;
}
