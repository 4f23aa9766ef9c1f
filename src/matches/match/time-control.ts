/** One of three: seconds per decision · a bank with an increment per answer, in seconds · days per decision. */
export type TimeControl = { perDecision: number } | { fischer: { bank: number; increment: number } } | { days: number };
