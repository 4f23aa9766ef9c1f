import { askPatiently, type MoveInput, newKey, type SubmitMoveInput } from '../../../data/client.ts';
import { api } from '../../../data/session.ts';
import { noted } from '../../../data/use-asked.ts';
import { ANSWER, type PlayedParts, TABLE_NOW } from '../operations.generated.ts';
import { dropPending, keepPending, pendingIn } from './pending-move.ts';
import { type Play, type Tell, wordOf } from './play.ts';

/** The time in milliseconds without an answer after which the page shows that it is sending again. */
const A_WHILE = 2_500;

/**
 * Answers a question and waits for the result. Each question is answered only once, although a second click can come
 * before the first one has rendered.
 * @param answered the question that was answered last
 */
export async function submitted(
  matchId: string,
  move: MoveInput,
  { known }: Play,
  answered: { current: string },
  tell: Tell,
): Promise<void> {
  const asked = known.match?.decision;
  if (!asked) return;
  const question = `${asked.version} ${wordOf(asked)}`;
  if (answered.current === question) return;
  answered.current = question;
  const input = { matchId, version: asked.version, move, key: newKey() };
  keepPending(input);
  if (!(await sent(input, wordOf(asked), tell))) answered.current = '';
}

/**
 * Repeats a move that was pending when the page was left or reloaded. Because of its key, the move takes effect only
 * once.
 */
export async function sendPending({ id, decision }: Pick<PlayedParts, 'id' | 'decision'>, tell: Tell): Promise<void> {
  const input = pendingIn(id);
  if (!input) return;
  await sent(input, decision?.version === input.version ? wordOf(decision) : '', tell);
}

/** @returns false if the move was refused */
async function sent(input: SubmitMoveInput, question: string, tell: Tell): Promise<boolean> {
  tell({ is: 'sent', question });
  const slow = setTimeout(() => tell({ is: 'unanswered' }), A_WHILE);
  try {
    const { submitMove } = await askPatiently(api(), ANSWER, { input });
    tell({ is: 'came', come: submitMove, at: Date.now() });
    tell({ is: 'heard' });
    return true;
  } catch (error) {
    tell({ is: 'refused', error: noted(error) });
    await readAnew(input.matchId, tell);
    return false;
  } finally {
    clearTimeout(slow);
    dropPending(input);
  }
}

// The refusal is already shown. If the match cannot be read either, the subscription reports it.
async function readAnew(id: string, tell: Tell): Promise<void> {
  try {
    const { match } = await askPatiently(api(), TABLE_NOW, { id });
    if (match) tell({ is: 'came', come: { match }, at: Date.now() });
  } catch (error) {
    noted(error);
  }
}
