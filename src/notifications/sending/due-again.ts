/** What a delivery's row says when it is to be tried again, from the first attempt on. @param nextAt from when on */
export function dueAgain<When>(nextAt: When): { attempts: number; nextAt: When; claimedUntil: null } {
  return { attempts: 0, nextAt, claimedUntil: null };
}
