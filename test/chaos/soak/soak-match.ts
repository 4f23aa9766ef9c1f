import { randomUUID } from 'node:crypto';
import type { Pool } from 'undici';
import { readReplay, verifyReplay } from '../../../clients/typescript/src/index.ts';
import { verdictLine } from '../../../examples/play/replay.ts';
import { countCards } from '../keeps/card-count.ts';
import type { Caller } from '../load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, type Standing, send } from '../load/matches.ts';
import type { Findings } from '../report.ts';

/** Cards are counted after every so many moves. */
const SAMPLE = 40;

export interface SoakMatch {
  url: string;
  pool: Pool;
  /** By seat: each plays through its own account. */
  callers: readonly (Caller & { token: string })[];
  input: object;
}

/** One random match through the public API to its end by the rules. Answers its moves and what was wrong. */
export async function soakMatch(match: SoakMatch): Promise<{ moves: number; findings: Findings }> {
  const { callers, url } = match;
  const opened = await openMatch(callers, match.input);
  const { id } = opened;
  const findings: Findings = [];
  const dealt = (await countCards(seatOf(match, 0), id)).total;
  let moves = 0;
  for (let now = opened; now.status === 'RUNNING'; moves++) {
    now = await nextMove(match, now);
    if (moves % SAMPLE === 0 || now.status !== 'RUNNING') findings.push(...(await missingCards(match, id, dealt)));
  }
  const [first] = callers;
  const api = { server: url, token: first?.token ?? null };
  const verdict = await verifyReplay(api, await readReplay(api, id));
  if (verdict.verdict !== 'VERIFIED') findings.push(verdictLine(id, verdict));
  return { moves, findings };
}

// The one who moved sees who is waited for; that one asks for its own question.
async function nextMove(match: SoakMatch, { id, waitingFor }: Standing): Promise<Standing> {
  const [seat] = waitingFor;
  if (seat === undefined) throw new Error(`match ${id} runs and waits for nobody`);
  const caller = seatOf(match, seat);
  const now = await readStanding(caller, id);
  if (!now.decision) return now;
  return (await send(caller, anyAnswer(id, now.decision, randomUUID()))).match;
}

async function missingCards(match: SoakMatch, id: string, dealt: number): Promise<Findings> {
  const { total, twice } = await countCards(seatOf(match, 0), id);
  return [
    ...(total === dealt ? [] : [`match ${id}: ${total} cards where there were ${dealt}`]),
    ...twice.map((card) => `match ${id}: card ${card} lies in two places`),
  ];
}

function seatOf({ callers }: SoakMatch, seat: number): Caller {
  const caller = callers[seat];
  if (!caller) throw new RangeError(`no seat ${seat}`);
  return caller;
}
