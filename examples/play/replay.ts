import { z } from 'zod';
import { type Api, request } from './api.ts';
import { ServerRefusal } from './plain-words.ts';

const verdict = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('VERIFIED') }),
  z.object({ verdict: z.literal('REFUTED'), version: z.number(), why: z.string() }),
  z.object({ verdict: z.literal('UNDECIDED'), why: z.string() }),
]);
export type Verdict = z.infer<typeof verdict>;

/** Downloads a finished match's record and has it executed again. */
export async function verifyReplay(api: Api, id: string): Promise<Verdict> {
  const document = await json(await request(api, `/v1/matches/${encodeURIComponent(id)}/replay`));
  return verdict.parse(await json(await request(api, '/v1/replays/verify', document)));
}

export function verdictLine(id: string, said: Verdict): string {
  if (said.verdict === 'VERIFIED') return `VERIFIED  match ${id}: every card, die and move follows from its seed.`;
  if (said.verdict === 'UNDECIDED') return `UNDECIDED  match ${id}: ${said.why}`;
  return `REFUTED  match ${id}, entry ${said.version}: ${said.why}`;
}

async function json(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  const said = problem.safeParse(await response.json().catch(() => null)).data;
  const { code = 'UNKNOWN', message = `The server answers ${response.status}.` } = said ?? {};
  throw new ServerRefusal(code, message, {});
}

const problem = z.object({ code: z.string(), message: z.string() }).partial();
