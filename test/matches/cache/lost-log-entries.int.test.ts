import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../src/accounts/index.ts';
import { GAMES } from '../../../src/games/index.ts';
import { readMatch, submitMove, transcript } from '../../../src/matches/index.ts';
import { EVERY } from '../../../src/matches/log/snapshots/snapshots.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { counting } from '../broken-rules.ts';
import { openSetting, played, playOne, wholeMatch } from '../setting.ts';

/** Enough moves for one snapshot. */
const MANY = EVERY + 3;
const FEW = 9;

const setting = await closeAfterAll(openSetting());
const players: [Caller, Caller] = [await setting.player('Ada'), await setting.player('Bob')];

/** Plays a match with this many moves on another node. Returns its id. */
const left = async (moves: number) => played(await setting.node({ games: GAMES }), players, moves);

/** Deletes log entries. The server never does this, but a disk or an operator may. */
const lose = (id: string, ...versions: number[]) =>
  setting.query(
    `do $$ begin set local session_replication_role = replica;
      delete from match_log where match_id = '${id}' and version = any('{${versions}}'); end $$`,
  );

async function node() {
  const { log, errors } = counting();
  return { ...(await setting.node({ games: GAMES, log })), errors };
}

describe('a match whose log has lost an entry', () => {
  test.each([
    ['in the beginning', [0]],
    ['in the middle', [5]],
    ['at the end', [FEW]],
    ['several', [FEW - 3, FEW - 2]],
  ])('%s is never read as a shorter match: it ends as void and can still be read', async (_where, versions) => {
    const id = await left(FEW);
    await lose(id, ...versions);
    const { matches, errors } = await node();
    const match = await readMatch(matches, players[0], id);
    expect(match).toMatchObject({ status: 'FINISHED', version: FEW + 1, result: { ranks: [], why: 'VOID' } });
    expect(errors.map(({ message }) => message)).toEqual(['match is void: its rules failed']);
    expect(await transcript(matches, players[0], id)).toMatch(/void/i);
    await expect(
      submitMove(matches, players[0], { matchId: id, version: match.version, move: { pass: true } }),
    ).rejects.toMatchObject({ code: 'MATCH_OVER' });
  });

  test('ends as void on a node that has the match in memory', async () => {
    const id = await left(FEW);
    const { matches } = await node();
    await wholeMatch(matches, id);
    const other = await setting.node({ games: GAMES });
    for (let move = 0; move < 3; move++) await playOne(other.matches, { id });
    await lose(id, FEW + 2);
    expect(await readMatch(matches, players[0], id)).toMatchObject({ status: 'FINISHED', result: { why: 'VOID' } });
  });

  test('goes on if the loss lies before a snapshot', async () => {
    const id = await left(MANY);
    const before = await wholeMatch((await node()).matches, id);
    await lose(id, 3, 4, 5);
    const { matches } = await node();
    expect(await wholeMatch(matches, id)).toEqual(before);
  });
});
