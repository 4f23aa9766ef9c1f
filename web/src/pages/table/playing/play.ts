import type { SeatTime } from '../../../board/clock.ts';
import { type Come, type Followed, followed, NOTHING_YET, ServerRefusal } from '../../../data/client.ts';
import type { AskedParts, LoggedEntry, PlayedParts } from '../operations.generated.ts';

/** A move that was sent, or is being sent until an answer arrives. */
export interface Sending {
  readonly question: string;
  /** Whether there has been no answer for a while, and the move is being sent again under the same key. */
  readonly again: boolean;
}

/** The state of the table page. */
export interface Play {
  readonly known: Followed<PlayedParts, LoggedEntry>;
  /** The time at which the known match was read, by this device's clock. */
  readonly readAt: number;
  readonly connection: 'there' | 'lost';
  readonly sending: Sending | null;
  /** The reason why the last move was rejected. The next move clears it. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

export const NOTHING_READ: Play = { known: NOTHING_YET, readAt: 0, connection: 'there', sending: null, refusal: null };

export type News =
  | { readonly is: 'came'; readonly come: Come<PlayedParts, LoggedEntry>; readonly at: number }
  | { readonly is: 'earlier'; readonly entries: readonly LoggedEntry[] }
  | { readonly is: 'connection'; readonly state: 'there' | 'lost' }
  | { readonly is: 'sent'; readonly question: string }
  | { readonly is: 'unanswered' }
  | { readonly is: 'refused'; readonly error: unknown }
  | { readonly is: 'heard' };

export type Tell = (news: News) => void;

/** Returns the state after an event. Events can arrive in any order. */
export function heard(play: Play, news: News): Play {
  switch (news.is) {
    case 'came':
      return came(play, news.come, news.at);
    case 'earlier':
      return play.known.match ? came(play, { match: play.known.match, entries: news.entries }, play.readAt) : play;
    case 'connection':
      return { ...play, connection: news.state };
    case 'sent':
      return { ...play, sending: { question: news.question, again: false }, refusal: null };
    case 'unanswered':
      return play.sending ? { ...play, sending: { ...play.sending, again: true } } : play;
    case 'refused':
      return { ...play, sending: null, refusal: refusalIn(news.error) };
    case 'heard':
      return { ...play, sending: null, refusal: null };
  }
}

function came(play: Play, come: Come<PlayedParts, LoggedEntry>, at: number): Play {
  const known = followed(play.known, come);
  return { ...play, known, readAt: known.match === come.match ? at : play.readAt };
}

function refusalIn(error: unknown): NonNullable<Play['refusal']> {
  if (error instanceof ServerRefusal) return { code: error.code, message: error.message };
  return { code: 'INTERNAL', message: error instanceof Error ? error.message : String(error) };
}

/** Returns a key for the question, which stays the same while the question is the same, even if the match moves on. */
export function wordOf(asked: AskedParts | null | undefined): string {
  return asked ? JSON.stringify([asked.seat, asked.prompt, asked.choices]) : '';
}

/** Returns the viewer's current question; null while an answer is being sent. */
export function askedIn({ known, sending }: Play): AskedParts | null {
  const asked = known.match?.decision ?? null;
  return asked && sending?.question === wordOf(asked) ? null : asked;
}

export function timesIn({ clock }: Pick<PlayedParts, 'clock'>, readAt: number): SeatTime[] {
  const seats = clock?.seats ?? [];
  return seats.flatMap(({ seat, left, deadline }) =>
    left === null ? [] : [{ seat, left, running: deadline !== null, readAt }],
  );
}

export function isOver({ status }: Pick<PlayedParts, 'status'>): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}
