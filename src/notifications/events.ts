/** All kinds of events, in the order of the API's schema. */
export const EVENTS = [
  'YOUR_TURN',
  'DEADLINE_NEAR',
  'MATCH_BEGAN',
  'MATCH_OVER',
  'INVITED',
  'JUDGE_CALLED',
  'TOURNAMENT_NEWS',
] as const;
export type Event = (typeof EVENTS)[number];

/** The `type` of each event's message, in the form of Standard Webhooks. */
export const TYPES: Readonly<Record<Event, string>> = {
  YOUR_TURN: 'match.your_turn',
  DEADLINE_NEAR: 'match.deadline_near',
  MATCH_BEGAN: 'match.began',
  MATCH_OVER: 'match.over',
  INVITED: 'match.invited',
  JUDGE_CALLED: 'match.judge_called',
  TOURNAMENT_NEWS: 'tournament.news',
};

export function isEvent(text: string): text is Event {
  return EVENTS.some((event) => event === text);
}

/** Whether an answer makes the event obsolete. */
export function isQuestion(event: Event): boolean {
  return event === 'YOUR_TURN' || event === 'DEADLINE_NEAR';
}

/** Whether an event also goes to players without a seat at the match. */
export function isDirect(event: Event): boolean {
  return event === 'INVITED' || event === 'JUDGE_CALLED' || event === 'TOURNAMENT_NEWS';
}

const MINUTE = 60_000;

/** The maximum age of news to send, in milliseconds. */
export const STALE = 7 * 86_400_000;

/**
 * When to remind a player: when a quarter of the time is left, at most an hour before its end. Null: the time is under two
 * minutes in total, and the player was just asked.
 */
export function reminderAt(asked: Date, deadline: Date): Date | null {
  const time = deadline.getTime() - asked.getTime();
  if (time < 2 * MINUTE) return null;
  return new Date(deadline.getTime() - Math.min(60 * MINUTE, time / 4));
}
