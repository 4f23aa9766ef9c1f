import { expect, it } from 'vitest';
import WebSocket from 'ws';
import {
  ask,
  autoMove,
  autoPlay,
  createMatch,
  document,
  type EntryParts,
  type Followed,
  followed,
  joinMatch,
  type MatchParts,
  NOTHING_YET,
  readMatch,
  signInAsGuest,
  submitMove,
  watchMatch,
} from '../../clients/typescript/src/index.ts';
import { startServer } from '../api/server.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { rowsOf } from '../database.ts';
import { standbyOf, without } from '../matches/failover/lose-rows.ts';

const server = await closeAfterAll(startServer());
const ann = await signInAsGuest({ server: server.address, WebSocket }, 'Ann');
const bob = await signInAsGuest({ server: server.address, WebSocket }, 'Bob');

/** Makes the next heartbeat find a different server, as it would after a standby is promoted. */
const promoted = () => rowsOf(server.databaseUrl, "update heartbeat set lineage = 'a standby'");

async function game(): Promise<MatchParts> {
  const { invitation } = await createMatch(ann, { game: 'golems' });
  return joinMatch(bob, { invitation });
}

/** Makes the first legal move of the player whose turn it is. */
async function move(id: string): Promise<MatchParts> {
  for (const player of [ann, bob]) {
    const decision = (await readMatch(player, id))?.decision;
    if (!decision) continue;
    const { version, choices } = decision;
    return (await submitMove(player, { matchId: id, version, move: autoMove('first', choices) })).match;
  }
  throw new Error('no player can move');
}

it('a watch restarts from the restored state, and the match goes on from there', async () => {
  const { id } = await game();
  await move(id);
  const old = await standbyOf(server.databaseUrl, 'match', id);
  const lost = await move(id);
  const watch = watchMatch(bob, { id, after: -1 });
  let known: Followed<MatchParts, EntryParts> = NOTHING_YET;
  while (known.match?.version !== lost.version) known = followed(known, (await watch.next()).value);
  await old.promote();
  await promoted();
  const { value: update } = await watch.next();
  expect(update).toMatchObject({ restarted: true, version: lost.version - 1 });
  expect(update.epoch).toBeGreaterThan(lost.epoch);
  known = followed(known, update);
  expect(known.match?.version).toBe(lost.version - 1);
  expect(known.entries.map(({ version }) => version)).toEqual([...Array(lost.version).keys()]);
  expect(server.logged()).toContain('the database may have lost confirmed commits');
  expect((await move(id)).version).toBe(lost.version);
  while (known.match?.version !== lost.version) known = followed(known, (await watch.next()).value);
  expect(known.entries.at(-1)?.version).toBe(lost.version);
  await watch.return(undefined);
});

it('a client that resumes from a lost version restarts, and an automatic player plays on', async () => {
  const { id } = await createMatch(ann, { game: 'golems', bots: [{ level: 'RANDOM' }] });
  const play = autoPlay(ann, { id, after: -1, policy: 'first' });
  let old: Awaited<ReturnType<typeof standbyOf>> | null = null;
  let restarts = 0;
  for await (const { version, restarted, match } of play) {
    if (restarted) restarts++;
    if (version >= 4 && !old) old = await standbyOf(server.databaseUrl, 'match', id);
    if (version >= 12 && old && restarts === 0) {
      await old.promote();
      await promoted();
    }
    if (restarts > 0 && version > 14) break;
    if (match.status === 'FINISHED') break;
  }
  expect(restarts).toBeGreaterThan(0);
  const resumed = watchMatch(ann, { id, after: 0, epoch: 0 });
  expect((await resumed.next()).value).toMatchObject({ restarted: true });
  await resumed.return(undefined);
});

it('a match that is lost ends its watch with the reason', async () => {
  const { id } = await game();
  const watch = watchMatch(bob, { id, after: -1 });
  await watch.next();
  await without(server.databaseUrl, 'match', id);
  await promoted();
  await expect(watch.next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await readMatch(bob, id)).toBeNull();
});

it('the restored database decides whether a session is valid', async () => {
  const eve = await signInAsGuest({ server: server.address }, 'Eve');
  const me = document<{ me: { id: string } | null }, object>('{ me { id } }');
  const session = await rowsOf(server.databaseUrl, 'select * from sessions where player_id = $1', [eve.player.id]);
  await ask(eve, document<object, object>('mutation { signOut }'), {});
  await expect(ask(eve, me, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  // The sign-out is among the lost commits.
  await rowsOf(server.databaseUrl, 'delete from sessions where player_id = $1', [eve.player.id]);
  await rowsOf(server.databaseUrl, 'insert into sessions select * from json_populate_recordset(null::sessions, $1)', [
    JSON.stringify(session),
  ]);
  await promoted();
  const answer = () =>
    ask(eve, me, {}).then(
      (result) => result.me?.id,
      ({ code }) => code,
    );
  await expect.poll(answer).toBe(eve.player.id);
});
