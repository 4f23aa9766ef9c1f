import { randomUUID } from 'node:crypto';
import type { Pool } from 'undici';
import { asGuest, type Caller } from '../load/graphql-call.ts';
import { anyAnswer, openMatch, readStanding, type Standing, send } from '../load/matches.ts';
import { once, oneOf } from './dice.ts';
import type { Documents, Stuff } from './documents.ts';
import type { Material } from './requests.ts';

/** What requests are made of, renewed as matches go on. */
export interface Supply {
  material: Material;
  renew(): Promise<void>;
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Guests of its own, a match that they play against themselves, and the record of one that is over. */
export async function openMaterial(
  url: string,
  pool: Pool,
  odd: () => unknown,
  documentsOf: (stuff: Stuff) => Documents,
): Promise<Supply> {
  const callers = await Promise.all(Array.from({ length: 3 }, () => asGuest(pool)));
  let player = await asGuest(pool);
  const ids = new Set([UNKNOWN]);
  let standing = await begun(player, ids);
  const record = await finishedRecord(url, player, ids);
  const stuff: Stuff = { odd, id: () => oneOf([...ids]) };
  const material: Material = {
    ...stuff,
    documents: documentsOf(stuff),
    token: () => oneOf([player, ...callers]).token,
    move: () => moveIn(standing),
    record: () => record,
  };
  const renew = async () => {
    callers.shift(); // any of them may have been signed out by now
    callers.push(await asGuest(pool));
    const tried = await onward(player, standing).catch(() => null); // somebody's luck: it was played on, or given up
    if (!tried) player = await asGuest(pool);
    standing = tried?.status === 'RUNNING' ? tried : await begun(player, ids).catch(() => standing);
  };
  return { material, renew };
}

async function begun(player: Caller, ids: Set<string>): Promise<Standing> {
  const standing = await openMatch([player, player], { game: oneOf(['golems', 'spark-of-war', 'valhalla']) });
  ids.add(standing.id);
  return standing;
}

async function onward(player: Caller, { id }: Standing): Promise<Standing> {
  const now = await readStanding(player, id);
  if (!now.decision || once(3)) return now;
  return (await send(player, anyAnswer(id, now.decision, randomUUID()))).match;
}

function moveIn({ id, version, decision }: Standing): object {
  if (!decision) return { matchId: id, version, move: {} };
  return anyAnswer(id, decision, randomUUID()).input;
}

async function finishedRecord(url: string, player: Caller & { token: string }, ids: Set<string>): Promise<string> {
  let standing = await begun(player, ids);
  for (let moves = 0; moves < 5; moves++) standing = await onward(player, standing);
  const headers = { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' };
  const query = 'mutation ($id: ID!) { resign(matchId: $id) { id } }';
  const body = JSON.stringify({ query, variables: { id: standing.id } });
  await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const answer = await fetch(`${url}/v1/matches/${standing.id}/replay`, { headers });
  if (!answer.ok) throw new Error(`there is no record of match ${standing.id}: ${await answer.text()}`);
  return answer.text();
}
