import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { get } from '../api/client.ts';
import { startServer } from '../api/server.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { does, type Entered, entered, players, read } from '../tournaments/running/tournament-requests.ts';
import { type Asked, CHANNELS } from './channels.ts';

const server = await closeAfterAll(startServer());

/** The broadcast delay in seconds, much longer than this test takes. */
const DELAY = 3600;
const SETUP = { name: 'Unheard of', game: 'business-card-battle', stages: [{ swiss: { rounds: 2 } }] };
/** Channels that only wait for events and do not name this match. */
const OTHERS = ['Subscription.openMatches', 'Subscription.myDecisions'];

interface Named {
  match: string;
  invitation: string;
}

async function firstMatch(event: string, { token }: Entered): Promise<string> {
  for (;;) {
    const { stages } = await read(server.address, event, token);
    const id = stages[0]?.rounds[0]?.tables[0]?.matchId;
    if (id) return id;
    await sleep(50);
  }
}

const there = z.object({ match: z.object({ status: z.string(), invitation: z.string().nullable() }).nullable() });
async function seen(id: string, token?: string) {
  return (await get(there, server.address, 'query ($id: ID!) { match(id: $id) { status invitation } }', { id }, token))
    .match;
}

/** Returns the answers of all channels about a match, with the match's id and code replaced. */
async function told(of: Named, asks: Omit<Asked, keyof Named>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [name, channel] of Object.entries(CHANNELS)) {
    if (OTHERS.includes(name)) continue;
    const text = JSON.stringify(await channel({ ...asks, ...of }));
    answers[name] = text.replaceAll(of.match, 'ID').replaceAll(of.invitation, 'CODE');
  }
  return answers;
}

test('until the delay has passed, a match of an event does not exist for others, even if they compute its id', async () => {
  const { address } = server;
  const field = await players(address, 4, 'Unheard');
  const [organizer, judge, commentator] = (await players(address, 3, 'Official')) as [Entered, Entered, Entered];
  const event = await entered(address, organizer, { ...SETUP, broadcastDelay: DELAY }, field);
  for (const [{ id: player }, role] of [[judge, 'JUDGE'] as const, [commentator, 'COMMENTATOR'] as const])
    await does(address, organizer, 'appointOfficial', 'OfficialInput', { id: event, player, role });
  await does(address, organizer, 'beginTournament', 'BeginTournamentInput', { id: event });
  const [ada] = field as [Entered];
  const match = await firstMatch(event, ada);
  const sat = await Promise.all(field.map(async (one) => ({ ...one, match: await firstMatch(event, one) })));
  const opponent = sat.find((one) => one.match === match && one.id !== ada.id) ?? expect.fail('ada plays alone');
  const elsewhere = sat.find((one) => one.match !== match) ?? expect.fail('all players share one table');

  await expect.poll(() => seen(match, ada.token)).not.toBeNull(); // the match's id is known before the match exists
  const invitation = (await seen(match, ada.token))?.invitation ?? expect.fail('no invitation');
  for (const { token } of [ada, judge, organizer])
    expect(await seen(match, token)).toMatchObject({ status: 'RUNNING' });
  const never = { match: randomUUID(), invitation: [...invitation].reverse().join('') };
  for (const who of [null, elsewhere, commentator]) {
    const ids = { player: ada.id, opponent: opponent.id, tournament: event };
    const asks = { address, token: who?.token ?? null, ...ids };
    expect(await told({ match, invitation }, asks)).toEqual(await told(never, asks));
  }

  await made(match, 2 * DELAY);
  for (const token of [undefined, elsewhere.token, commentator.token])
    expect(await seen(match, token)).toMatchObject({ status: 'RUNNING' });
});

/** Moves the creation and the start of a match back by `ago` seconds. */
async function made(match: string, ago: number): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(
    `update matches set created_at = created_at - make_interval(secs => $2), started_at = started_at - make_interval(secs => $2),
      moved_at = moved_at - make_interval(secs => $2) where id = $1`,
    [match, ago],
  );
  await client.end();
  await server.restart();
}
