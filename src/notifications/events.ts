/** All kinds of events, in the same order as in the API's schema. */
export const EVENTS = [
  'YOUR_TURN',
  'DEADLINE_NEAR',
  'MATCH_BEGAN',
  'MATCH_OVER',
  'INVITED',
  'JUDGE_CALLED',
  'TOURNAMENT_NEWS',
  'FRIEND_REQUESTED',
] as const;
export type Event = (typeof EVENTS)[number];

/** The `type` of each event's message, as in Standard Webhooks. */
export const TYPES: Readonly<Record<Event, string>> = {
  YOUR_TURN: 'match.your_turn',
  DEADLINE_NEAR: 'match.deadline_near',
  MATCH_BEGAN: 'match.began',
  MATCH_OVER: 'match.over',
  INVITED: 'match.invited',
  JUDGE_CALLED: 'match.judge_called',
  TOURNAMENT_NEWS: 'tournament.news',
  FRIEND_REQUESTED: 'friend.requested',
};

export function isEvent(text: string): text is Event {
  return EVENTS.some((event) => event === text);
}

/** Whether the event becomes obsolete when the player answers. */
export function isQuestion(event: Event): boolean {
  return event === 'YOUR_TURN' || event === 'DEADLINE_NEAR';
}

const DIRECT: readonly Event[] = ['INVITED', 'JUDGE_CALLED', 'TOURNAMENT_NEWS', 'FRIEND_REQUESTED'];

/** Whether an event also goes to players without a seat at a match. */
export function isDirect(event: Event): boolean {
  return DIRECT.includes(event);
}

/** Whether API keys can receive an event. They cannot read friends and requests either. */
export function isForKeys(event: Event): boolean {
  return event !== 'FRIEND_REQUESTED';
}

const MINUTE = 60_000;

/** The maximum age of events that are sent, in milliseconds. */
export const STALE = 7 * 86_400_000;

/**
 * Reminds a player when a quarter of the time is left, but at most an hour before the deadline. Returns null if the
 * player has less than two minutes in total, because the question itself was sent just before.
 */
export function reminderAt(asked: Date, deadline: Date): Date | null {
  const time = deadline.getTime() - asked.getTime();
  if (time < 2 * MINUTE) return null;
  return new Date(deadline.getTime() - Math.min(60 * MINUTE, time / 4));
}
