import { useEffect, useRef } from 'preact/hooks';
import { lasting } from '../../../browser/storage.ts';
import type { MoveInput } from '../../../data/client.ts';
import { answering, isFixed, moveIn, NOTHING_CHOSEN, type Question } from '../answering.ts';
import type { AskedParts, PlayedParts } from '../operations.generated.ts';
import { wordOf } from '../playing/play.ts';
import type { Playing } from '../playing/use-play.ts';

const KEY = 'arbiter.single-answers';
/** How long a question is shown before the page answers it, in milliseconds. */
const SHOWN = 900;

/** Whether the reader wants the page to give single answers. */
export function givesSingleAnswers(): boolean {
  return lasting.read(KEY) === 'on';
}

export function keepSingleAnswers(isOn: boolean): void {
  if (isOn) lasting.keep(KEY, 'on');
  else lasting.drop(KEY);
}

/** Returns the move, if a question has exactly one possible answer. */
export function singleMove(question: Question): MoveInput | null {
  const [only, ...others] = question.choices;
  if (!only || others.length > 0) return null;
  return only.blanks.every(isFixed)
    ? moveIn(question, answering(question, NOTHING_CHOSEN, { do: 'choose', choice: 0 }))
    : null;
}

type Watched = Pick<PlayedParts, 'visibility' | 'tournamentId' | 'clock' | 'createdBy' | 'yourSeats'> & {
  readonly seats: readonly Pick<PlayedParts['seats'][number], 'seat' | 'bot'>[];
};

/**
 * Whether no other person can see how fast the reader answers. An immediate answer would tell that there was no choice,
 * and so what the reader does not hold: the server itself gives single answers that depend only on public information.
 * Without a clock, no bot takes over the seat of a player who could then watch.
 */
export function isUnwatched(
  { visibility, tournamentId, clock, createdBy, yourSeats, seats }: Watched,
  player: string | null,
): boolean {
  const isOwn = visibility === 'PRIVATE' && tournamentId === null && createdBy.id === player && yourSeats.length > 0;
  return isOwn && clock === null && seats.every(({ seat, bot }) => bot !== null || yourSeats.includes(seat));
}

/** Answers a question that has a single answer, after it has been shown. Each question is answered at most once. */
export function useSingleAnswer(asked: AskedParts | null, { play, submit }: Playing, player: string | null): void {
  const { match, entries } = play.known;
  const isUndone = entries.at(-1)?.kind === 'REWOUND'; // the reader has taken the single answer back
  const isOn = match !== null && !isUndone && givesSingleAnswers() && isUnwatched(match, player);
  const question = asked && isOn ? `${asked.version} ${wordOf(asked)}` : '';
  const last = useRef('');
  const latest = useRef({ asked, submit });
  latest.current = { asked, submit };
  useEffect(() => {
    if (question === '' || last.current === question) return;
    const timer = setTimeout(() => {
      last.current = question;
      const move = latest.current.asked && singleMove(latest.current.asked);
      if (move) latest.current.submit(move);
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [question]);
}
