import {
  type Api,
  type MatchUpdateParts,
  type MoveInput,
  newest,
  resign,
  ServerRefusal,
  submitMove,
  type Watched,
  watchMatch,
} from '../../clients/typescript/src/index.ts';
import type { Answer, Chooser } from './choose.ts';
import { inPlainWords } from './plain-words.ts';
import { entryLines, hold, print, release, resultLines, type Screen, tablePicture } from './screen.ts';
import type { Decision, Match } from './shapes.ts';
import { waitingLines } from './waiting.ts';

/** The question that the chooser is answering. */
interface Question {
  asked: Decision;
  abort: AbortController;
  answer: Promise<{ answer: Answer }>;
}

/** The number of earlier entries shown when a player returns to a match. */
const RECENT = 8;

interface Play {
  api: Api;
  screen: Screen;
  /** Answers the player's decisions; null for a spectator. */
  chooser: Chooser | null;
  match: Match;
  question: Question | null;
  /** The version of our last move. The next question waits until its update has arrived. */
  moved: number;
  drawn: string;
}

/** Plays or watches a match until the match is over or the user leaves. Returns the last state of the match. */
export async function playMatch(api: Api, first: Match, chooser: Chooser | null, screen: Screen): Promise<Match> {
  const play: Play = { api, screen, chooser, match: first, question: null, moved: -1, drawn: '' };
  const stop = new AbortController();
  const updates = watchMatch(api, {
    id: first.id,
    after: Math.max(-1, first.version - RECENT),
    epoch: first.epoch,
    connection: (state) => print(screen, state === 'lost' ? 'Connection lost. Trying again…' : 'Connected again.'),
    signal: stop.signal,
  });
  try {
    await follow(play, updates);
  } finally {
    stop.abort();
    calledOff(play);
  }
  return play.match;
}

// Handles an update of the match or the answer to the question, whichever comes first.
async function follow(play: Play, updates: AsyncGenerator<Watched<MatchUpdateParts>>): Promise<void> {
  let next = updates.next();
  for (;;) {
    const came = await Promise.race([next, ...(play.question ? [play.question.answer] : [])]);
    if ('answer' in came) {
      if (!(await act(play, came.answer))) return;
    } else {
      if (came.done) return;
      news(play, came.value);
      if (isOver(play.match)) return end(play);
      next = updates.next();
    }
    pose(play);
  }
}

function news(play: Play, { entries, match: come, restarted }: Watched<MatchUpdateParts>): void {
  const before = play.match;
  const now = restarted ? come : newest(before, come);
  if (restarted) print(play.screen, 'The server lost its latest entries. The match continues from an earlier state:');
  if (restarted) play.moved = -1;
  play.match = now;
  if (play.question && !isSame(play.question.asked, now.decision)) calledOff(play);
  print(play.screen, ...entryLines(entries), ...waitingLines(before, now));
}

function isSame(asked: Decision, now: Decision | null): boolean {
  const said = ({ seat, prompt, choices }: Decision) => JSON.stringify([seat, prompt, choices]);
  return now !== null && said(asked) === said(now);
}

function isOver({ status }: Match): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}

function end({ screen, match: over }: Play): void {
  release(screen);
  print(screen, ...tablePicture(over), ...resultLines(over));
}

function pose(play: Play): void {
  const { chooser, match: now, screen } = play;
  const asked = now.decision;
  if (!chooser || !asked || play.question || now.version < play.moved) return;
  draw(play);
  const abort = new AbortController();
  const answer = chooser(asked, abort.signal).then((given) => ({ answer: given }));
  hold(screen);
  play.question = { asked, abort, answer };
}

// Draws the table only if it has changed, because several consecutive questions can be about the same table.
function draw(play: Play): void {
  const picture = tablePicture(play.match);
  const text = JSON.stringify(play.match.table);
  if (text !== play.drawn) print(play.screen, ...picture);
  play.drawn = text;
}

function calledOff(play: Play): void {
  play.question?.abort.abort();
  play.question = null;
  release(play.screen);
}

// Sends an answer. Returns false if the user leaves.
async function act(play: Play, answer: Answer): Promise<boolean> {
  const asked = play.question?.asked;
  play.question = null;
  release(play.screen);
  if (answer.do === 'leave') return false;
  if (answer.do === 'table') play.drawn = '';
  if (answer.do === 'resign') play.match = newest(play.match, await resign(play.api, play.match.id));
  if (answer.do === 'move' && asked) await submit(play, asked, answer.move);
  return true;
}

/** The codes of refusals that mean the match has moved on. The next update contains the current question. */
const PASSING = ['STALE_VERSION', 'NOT_ASKED', 'ILLEGAL_MOVE', 'MATCH_OVER'];

async function submit(play: Play, { version }: Decision, move: MoveInput): Promise<void> {
  try {
    const { entry } = await submitMove(play.api, { matchId: play.match.id, version, move });
    play.moved = entry.version;
  } catch (error) {
    if (!(error instanceof ServerRefusal && PASSING.includes(error.code))) throw error;
    print(play.screen, inPlainWords(error));
  }
}
