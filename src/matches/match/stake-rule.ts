/**
 * Who may stake cards. An account costs nothing and is given a starter set: made only to be lost from, one after the
 * other would feed somebody's collection. So an account has to be of some age, and to have played.
 */
export interface StakeRule {
  /** Days since the account was made; 0: at once. */
  days: number;
  /** Matches played to their end against other players; 0: none. */
  matches: number;
  /** Matches for keeps that two players may begin with each other within a week; 0 or left out: no limit. */
  pair?: number;
}
