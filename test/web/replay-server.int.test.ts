import { describe, expect, it } from 'vitest';
import type { Caller } from '../../src/accounts/index.ts';
import type { Viewer } from '../../src/engine/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { createMatch, joinMatch, readMatch, replayDocument, resign } from '../../src/matches/index.ts';
import { prove } from '../../web/src/pages/replay/prove/prove.ts';
import { open } from '../../web/src/pages/replay/record/opened.ts';
import { closeAfterAll } from '../close-after-all.ts';
import { openSetting, playOne } from '../matches/setting.ts';

/** The number of moves before one player resigns. */
const ANSWERS = 25;

const setting = await closeAfterAll(openSetting());
const node = await setting.node({ games: GAMES });
const players: [Caller, Caller] = [await setting.account('Ada'), await setting.account('Bo')];

/** The table that the server showed to a viewer at a version. */
interface Sight {
  version: number;
  viewer: Viewer;
  table: unknown;
}

async function watched(id: string): Promise<Sight[]> {
  const eyes: [Caller | null, Viewer][] = [
    [players[0], [0]],
    [players[1], [1]],
    [null, []],
  ];
  const sights: Sight[] = [];
  for (const [caller, viewer] of eyes) {
    const match = await readMatch(node.matches, caller, id);
    sights.push({ version: match.version, viewer, table: plain(await match.table()) });
  }
  return sights;
}

function plain(value: object | null): unknown {
  return JSON.parse(JSON.stringify(value));
}

async function played(game: string): Promise<{ id: string; sights: Sight[] }> {
  const made = await createMatch(node.matches, players[0], { game, seats: 2, entropy: 'correct-horse-battery' });
  const { id } = await joinMatch(node.matches, players[1], { invitation: made.invitation ?? '' });
  const sights = await watched(id);
  for (let answers = 0; answers < ANSWERS; answers++) {
    if ((await readMatch(node.matches, null, id)).status !== 'RUNNING') break;
    await playOne(node.matches, { id }, answers);
    sights.push(...(await watched(id)));
  }
  if ((await readMatch(node.matches, null, id)).status === 'RUNNING')
    await resign(node.matches, players[1], { matchId: id });
  return { id, sights };
}

const rules = async (id: string) => GAMES.find((game) => game.id === id) ?? null;

describe.each(GAMES.map(({ id }) => id))('a match of %s stored by a server', (game) => {
  it('looks the same in the replay as the server showed it to each seat and to spectators, and verifies', async () => {
    const { id, sights } = await played(game);
    const document = new TextEncoder().encode(JSON.stringify(await replayDocument(node.matches, null, id)));
    const opening = await open(document, rules);
    const { frames } = 'opened' in opening ? opening.opened : expect.fail('the record cannot be opened');
    const running = sights.filter(({ version }) => version < frames.last);
    expect(running.length).toBeGreaterThan(30);
    for (const { version, viewer, table } of running) expect(plain(frames.table(version, viewer))).toEqual(table);
    const whole = await (await readMatch(node.matches, null, id)).table();
    expect(plain(frames.table(frames.last, 'everything'))).toEqual(plain(whole));

    const keys = JSON.stringify(await node.context.signer.published());
    const proved = await prove({ document, keys }, rules, { read: () => {}, executed: () => {} });
    expect(proved).toMatchObject({ verdict: { verdict: 'VERIFIED' } });
  });
});
