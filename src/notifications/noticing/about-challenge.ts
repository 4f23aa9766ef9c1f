const INVITED = 'INVITED ';

/** What an invitation is about, as it is stored: each is told once. */
export function aboutChallenge(id: string): string {
  return INVITED + id;
}

/** Which challenge that is. */
export function challengeOf(about: string): string {
  return about.slice(INVITED.length);
}
