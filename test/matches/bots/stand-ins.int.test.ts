import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, REPLAY_VERDICTS } from '../../../src/engine/index.ts';
import {
  createMatch,
  expireDecision,
  moveBot,
  readMatch,
  replayDocument,
  transcript,
} from '../../../src/matches/index.ts';
import { verifyReplayText } from '../../../src/matches/replays/replay-verifier.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { duel } from '../duel.ts';
import { begun, openSetting, wholeMatch } from '../setting.ts';

const setting = await closeAfterAll(openSetting());
const node = await setting.node();
const [ada, bob] = [await setting.player('Ada'), await setting.player('Bob')];

const clock = { timeControl: { perDecision: 30 }, onTimeOut: 'BOT' as const };

/** Creates a match whose players are absent from the first question on. Bots play it to its end. */
async function playedByStandIns(standInLevel?: (typeof BOT_LEVELS)[number]) {
  const input = { ...clock, options: { rounds: 1 }, ...(standInLevel && { standInLevel }) };
  const { id: matchId } = await begun(node.matches, [ada, bob], input);
  node.pass(31_000);
  await expireDecision(node.matches, { matchId });
  const { standing } = await wholeMatch(node.matches, matchId);
  for (;;) {
    const { status, waitingFor, standing: now } = await wholeMatch(node.matches, matchId);
    const [seat] = waitingFor;
    if (status !== 'RUNNING' || seat === undefined) return { matchId, standing };
    await moveBot(node.matches, { matchId, seat, version: now[seat]?.since ?? 0 });
    node.pass(31_000);
    await expireDecision(node.matches, { matchId });
  }
}

async function verified(matchId: string) {
  const document = await replayDocument(node.matches, null, matchId);
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const { rules } = verifyReplayText([duel], await node.context.signer.published(), bytes);
  return { format: document.format, verdict: rules.verdict };
}

describe('a player who is out of time', () => {
  it.each(BOT_LEVELS)('is replaced by a bot of the level that the match names: %s', async (level) => {
    const { matchId, standing } = await playedByStandIns(level);
    expect(standing.map(({ standIn }) => standIn)).toEqual([level, level]);
    const { seats, standInLevel } = await readMatch(node.matches, ada, matchId);
    expect(standInLevel).toBe(level);
    expect(seats.map(({ bot, player }) => [bot, player?.name])).toEqual([
      [level, 'Ada'],
      [level, 'Bob'],
    ]);
    expect(await transcript(node.matches, ada, matchId)).toContain(`A ${level.toLowerCase()} bot now plays for Ada`);
    expect(await verified(matchId)).toEqual({
      verdict: REPLAY_VERDICTS[0],
      format: level === 'STEADY' ? 'arbiter-replay-3' : 'arbiter-replay-4',
    });
  });

  it('is replaced by a STEADY bot if the match names no level, and the record keeps its format', async () => {
    const { matchId } = await playedByStandIns();
    expect((await readMatch(node.matches, ada, matchId)).standInLevel).toBe('STEADY');
    const { format, entries } = await replayDocument(node.matches, null, matchId);
    expect(format).toBe('arbiter-replay-3');
    expect(entries[0]?.move).not.toHaveProperty('standIn');
  });

  it('has no stand-in level unless a bot replaces them', async () => {
    const bad = { code: 'BAD_INPUT', details: { field: 'standInLevel' } };
    const input = { game: 'duel', standInLevel: 'STRONG' as const };
    await expect(createMatch(node.matches, ada, input)).rejects.toMatchObject(bad);
    const forfeit = { ...input, onTimeOut: 'FORFEIT' as const };
    await expect(createMatch(node.matches, ada, forfeit)).rejects.toMatchObject(bad);
    const { standInLevel } = await createMatch(node.matches, ada, { game: 'duel' });
    expect(standInLevel).toBeNull();
  });
});

describe('a record with a bot that searches', () => {
  it('names that bot in its first entry', async () => {
    const input = { game: 'duel', bots: [{ level: 'STRONG' as const }], options: { rounds: 1 } };
    const { id } = await createMatch(node.matches, ada, input);
    const [first] = (await (await readMatch(node.matches, ada, id)).entries({ first: 1 })).entries;
    expect(first?.text).toMatch(/^The match begins with 2 seats\..* A strong bot sits in seat 2$/);
  });

  it('is refuted in an older format', async () => {
    const { matchId } = await playedByStandIns('STRONG');
    const document = { ...(await replayDocument(node.matches, null, matchId)), format: 'arbiter-replay-3' as const };
    const bytes = new TextEncoder().encode(JSON.stringify(document));
    const { rules } = verifyReplayText([duel], await node.context.signer.published(), bytes);
    expect(rules).toMatchObject({ verdict: 'REFUTED', why: expect.stringContaining('no bots of these levels') });
  });
});
