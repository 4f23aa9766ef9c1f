/** Of what a player can be told. The order is that of the contract. */
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

/** How a message calls it: `type`, as Standard Webhooks writes types. */
export const TYPES: Readonly<Record<Event, string>> = {
  YOUR_TURN: 'match.your_turn',
  DEADLINE_NEAR: 'match.deadline_near',
  MATCH_BEGAN: 'match.began',
  MATCH_OVER: 'match.over',
  INVITED: 'match.invited',
  JUDGE_CALLED: 'match.judge_called',
  TOURNAMENT_NEWS: 'tournament.news',
};

/** What is told as a text that is stored. */
export function isEvent(text: string): text is Event {
  return EVENTS.some((event) => event === text);
}

/** Whether it is about what a seat is asked, which `myDecisions` tells, too, and an answer makes old. */
export function isQuestion(event: Event): boolean {
  return event === 'YOUR_TURN' || event === 'DEADLINE_NEAR';
}

/** Whether it is told somebody who need not sit at the match. */
export function isOutright(event: Event): boolean {
  return event === 'INVITED' || event === 'JUDGE_CALLED' || event === 'TOURNAMENT_NEWS';
}

const MINUTE = 60_000;

/** News older than this are not sent, in milliseconds. */
export const STALE = 7 * 86_400_000;

/**
 * When a player is reminded: a quarter of the time before its end, an hour at most. Null: there are less than two minutes in
 * all, and the player has just been asked.
 */
export function reminderAt(asked: Date, deadline: Date): Date | null {
  const time = deadline.getTime() - asked.getTime();
  if (time < 2 * MINUTE) return null;
  return new Date(deadline.getTime() - Math.min(60 * MINUTE, time / 4));
}
