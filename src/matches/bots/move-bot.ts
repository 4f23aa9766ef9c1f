import { absentMove, answersOf, type BotLevel, blanksOf, botDice, questionAt } from '../../engine/index.ts';
import { TookTooLong, WorkerDied } from '../../process/worker-pool.ts';
import type { ThoughtOutcome } from '../../telemetry/meters.ts';
import { enter } from '../door/enter.ts';
import { byRules, RulesBroken } from '../log/rules-broken.ts';
import { botAt, hasPerson, turnsOf } from '../match/match.ts';
import { type BotAsked, stands } from '../match/question.ts';
import type { ToThink } from '../match/workers.ts';
import type { Room } from '../room.ts';
import { thoughtOf } from './thought.ts';

/**
 * A bot answers, through the same door as everybody. Does nothing when the question no longer stands, or has been overtaken
 * while the bot thought. Only so many are looked at, and answered where that takes no thought, at the same time; but who thinks
 * keeps nobody from being looked at, and waits in one line alone, that for a thread.
 * @throws PoolBusy: ask again later
 */
export async function moveBot(room: Room, woken: BotAsked): Promise<void> {
  const asked = { ...woken, epoch: (await room.hot.upTo(woken.matchId, woken.version))?.match.epoch };
  const thinking = await room.botTurns.run(asked.owner ?? asked.matchId, async () => {
    const seen = await lookAt(room, asked);
    if (typeof seen !== 'function') return seen;
    await give(room, asked, seen);
    return null;
  });
  if (thinking) await give(room, asked, await think(room, asked, thinking));
}

async function give(room: Room, asked: BotAsked, answer: Answered): Promise<void> {
  const { matchId, seat, version } = asked;
  await room.hot.exclusive(matchId, async () => {
    const hot = await room.hot.upTo(matchId, version);
    if (!hot) return;
    await enter(room, hot, (match) => {
      const move = stands(match, asked) ? answer() : null;
      return move && { action: { kind: 'MOVE', seat, move }, house: true };
    });
  });
}

/** What a bot answers: null for nothing. Throws RulesBroken where the rules have failed while it thought. */
export type Answered = () => object | null;

const NOTHING: Answered = () => null;

interface Thinking extends ToThink {
  level: BotLevel;
  /** Whose match it is. */
  owner: string;
  /** No person waits for the answer: those who do come first. */
  behind: boolean;
}

/**
 * What a bot is asked, or, where that takes no thought, its answer. What it answers follows from what the seat knows, its level, and
 * dice of its own: asked again, also after a restart, it answers the same.
 */
export async function lookAt(room: Room, asked: BotAsked): Promise<Answered | Thinking> {
  const { matchId, seat, version } = asked;
  const hot = await room.hot.upTo(matchId, version);
  const level = hot && stands(hot.match, asked) ? botAt(hot.match, seat) : null;
  if (!hot?.match.at || !level) return NOTHING;
  const { game, at } = hot.match;
  const whose = { owner: turnsOf(hot.match), behind: !hasPerson(hot.match) };
  const thinking: Thinking = { game, at, seat, level, dice: botDice(hot.secret, seat, version), ...whose };
  try {
    return byRules(() => answerAtOnce(thinking)) ?? thinking;
  } catch (error) {
    return brokenBy(error);
  }
}

// What takes no thought is not worth the way to a thread.
function answerAtOnce({ game, at, seat, level, dice }: Thinking): Answered | null {
  const [first, ...others] = answersOf(at, questionAt(game, at), seat) ?? [];
  if (first && others.length === 0 && blanksOf(first).length === 0) return () => first.move;
  if (level !== 'RANDOM') return null;
  const thought = thoughtOf([game], { game: game.id, at, seat, dice, wanted: { level } });
  return 'move' in thought ? () => thought.move : null;
}

/**
 * Has a bot think, apart from everybody else, and lets go of it when the match moves on.
 * @throws PoolBusy: ask again later
 */
export async function think(room: Room, asked: BotAsked, thinking: Thinking): Promise<Answered> {
  const movedOn = new AbortController();
  const { signal } = movedOn;
  const stop = room.news.of(asked.matchId, (version) => {
    room.hot.upTo(asked.matchId, version).then(
      (hot) => hot && !stands(hot.match, asked) && movedOn.abort(),
      () => {}, // the answer finds out
    );
  });
  const began = performance.now();
  const note = (outcome: ThoughtOutcome) =>
    room.meters.thought(thinking.level, outcome, (performance.now() - began) / 1000);
  try {
    const { matchId, seat, version, epoch } = asked;
    const { owner, behind } = thinking;
    const question = `${epoch} ${matchId} ${seat} ${version}`;
    const turn = { owner: asked.owner ?? owner, behind, question, signal };
    const move = await room.thinker.answer(thinking, turn);
    note('answered');
    return () => move;
  } catch (error) {
    if (signal.aborted) {
      note('moved_on');
      return NOTHING;
    }
    note(isHopeless(error) ? 'too_long' : 'failed');
    if (!isHopeless(error)) return brokenBy(error);
    room.log.error({ err: error, ...asked, level: thinking.level }, 'A bot finds no answer: the default is given.');
    return () => absentMove(thinking.game, thinking.at, thinking.seat);
  } finally {
    stop();
  }
}

// Broken rules end the match, as soon as it is known that the question still stands.
function brokenBy(error: unknown): Answered {
  if (!(error instanceof RulesBroken)) throw error;
  return () => {
    throw error;
  };
}

/** A second worker would take as long, or would also die. */
function isHopeless(error: unknown): boolean {
  return error instanceof TookTooLong || error instanceof WorkerDied;
}
