import { describe, expect, it } from 'vitest';
import { holdingsOf } from '../../../src/accounts/for-transactions.ts';
import type { Caller } from '../../../src/accounts/index.ts';
import type { AnyGame } from '../../../src/engine/index.ts';
import { BUSINESS_CARD_BATTLE } from '../../../src/games/business-card-battle/index.ts';
import { runRules } from '../../../src/matches/append/run-rules.ts';
import {
  auditCollections,
  type CreateMatch,
  createMatch,
  expireDecision,
  joinMatch,
  type MatchView,
  moveBot,
  readMatch,
  readReplay,
  replayDocument,
  resign,
  setAutoPass,
  submitMove,
  sweep,
  transcript,
  verifyReplay,
  watchMatch,
} from '../../../src/matches/index.ts';
import { callerWith } from '../../caller.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { counting, failingIn, failingToFold, failingToShow, failingWholly, olderThan } from '../broken-rules.ts';
import { duel } from '../duel.ts';
import { begun, bothHaveBid, openSetting, playOne, wholeMatch } from '../setting.ts';

const CLOCK = { timeControl: { perDecision: 30 } } as const;
const OVER = { code: 'MATCH_OVER' };
const VOID = { status: 'FINISHED', result: { ranks: [], why: 'VOID' }, waitingFor: [] };

const setting = await closeAfterAll(openSetting());
const good = await setting.node();
const [ada, bob] = await Promise.all([setting.player('Ada'), setting.player('Bob')]);

/** Starts a node with rules that fail, and collects the errors that its operator sees. */
async function failing(...games: AnyGame[]) {
  const { log, errors } = counting();
  return { ...(await setting.node({ games, log })), errors };
}

type Failing = Awaited<ReturnType<typeof failing>>;

const atATurn = (input: Partial<CreateMatch> = CLOCK): Promise<MatchView> =>
  bothHaveBid(good.matches, [ada, bob], input);
const asker = (match: MatchView): Caller => (match.waitingFor[0] === 0 ? ada : bob);

/** Checks that the match is over for all players, causes no further errors, and has a readable, verifiable record. */
async function isVoidForGood(node: Failing, id: string, verdict = /VERIFIED|UNDECIDED/): Promise<void> {
  const { matches, errors } = node;
  expect(await readMatch(matches, ada, id)).toMatchObject(VOID);
  expect(await readMatch(good.matches, ada, id)).toMatchObject(VOID);
  const [row] = await setting.query('select * from matches where id = $1', [id]);
  expect(row).toMatchObject({ status: 'FINISHED', deadline: null, wake_at: null, bot_asked: false, waiting_for: [] });
  const log = await setting.query('select kind, move, version from match_log where match_id = $1 order by version', [
    id,
  ]);
  expect(log.at(-1)).toEqual({ kind: 'VOID', move: null, version: row?.version });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ message: 'match is void: its rules failed', details: { matchId: id } });
  expect(matches.voidMatches).toBe(1);
  await staysQuiet(node, id);
  await canBeRead(node, id, verdict);
}

function players({ seats }: MatchView): Caller[] {
  return seats.flatMap(({ player }) => (player ? [callerWith(player.id)] : []));
}

async function staysQuiet({ matches, pass, wakeUps, errors }: Failing, id: string): Promise<void> {
  pass(100_000);
  await expireDecision(matches, { matchId: id });
  for (const one of wakeUps.filter(({ name }) => name === 'moveBot'))
    if (one.name === 'moveBot') await moveBot(matches, one.payload);
  await sweep(matches);
  const version = (await readMatch(matches, ada, id)).version;
  for (const caller of players(await readMatch(matches, ada, id))) {
    await expect(submitMove(matches, caller, { matchId: id, version, move: { pass: true } })).rejects.toMatchObject(
      OVER,
    );
    await expect(resign(matches, caller, { matchId: id })).rejects.toMatchObject(OVER);
    await expect(setAutoPass(matches, caller, { matchId: id, mode: 'UNTIL_MY_TURN' })).rejects.toMatchObject(OVER);
  }
  expect(errors).toHaveLength(1);
  expect(matches.voidMatches).toBe(1);
}

async function canBeRead({ matches }: Failing, id: string, verdict: RegExp): Promise<void> {
  expect(await transcript(matches, null, id)).toContain('The match is void');
  expect((await replayDocument(matches, null, id)).result).toEqual(VOID.result);
  await verifyReplay(matches, { matchId: id });
  expect((await readReplay(matches, await readMatch(matches, ada, id)))?.verdict).toMatch(verdict);
  await verifyReplay(good.matches, { matchId: id });
  expect((await readReplay(matches, await readMatch(matches, ada, id)))?.verdict).toBe('VERIFIED');
}

describe('a match ends as void when its rules fail', () => {
  it('to list the choices of a seat', async () => {
    const node = await failing(failingIn(duel, 'turn', 'choices'));
    const match = await atATurn();
    const move = submitMove(node.matches, asker(match), {
      matchId: match.id,
      version: match.version,
      move: { pass: true },
    });
    await expect(move).rejects.toMatchObject(OVER);
    await isVoidForGood(node, match.id);
  });

  it('and can be read with its text even if the rules also fail to show it on the table', async () => {
    const node = await failing(failingToShow(failingIn(duel, 'turn', 'choices'), 'scored'));
    const match = await atATurn();
    const move = { matchId: match.id, version: match.version, move: { pass: true } };
    await expect(submitMove(node.matches, asker(match), move)).rejects.toMatchObject(OVER);
    const { entries } = await (await readMatch(node.matches, null, match.id)).entries({ first: 500 });
    expect(entries.flatMap(({ facts }) => facts.map(({ name }) => name))).toContain('scored');
    expect(entries.flatMap(({ effects }) => effects)).toEqual([]);
  });

  it('to carry out a choice that they offered', async () => {
    const node = await failing(failingIn(duel, 'turn', 'take'));
    const match = await atATurn();
    const move = submitMove(node.matches, asker(match), {
      matchId: match.id,
      version: match.version,
      move: { draw: true },
    });
    await expect(move).rejects.toMatchObject(OVER);
    await isVoidForGood(node, match.id);
  });

  it('to say who is asked next', async () => {
    const node = await failing(failingIn(duel, 'turn', 'asks'));
    let match = await begun(good.matches, [ada, bob], CLOCK);
    match = await playOne(good.matches, match);
    await expect(playOne(node.matches, match)).rejects.toMatchObject(OVER);
    await isVoidForGood(node, match.id);
  });

  it('to answer for an absent player, or give an illegal answer', async () => {
    const wrong = { ...duel.steps.turn, absent: () => ({ sleep: true }) };
    const dreaming: AnyGame = { ...duel, steps: { ...duel.steps, turn: wrong as never } };
    for (const game of [failingIn(duel, 'turn', 'absent'), dreaming]) {
      const node = await failing(game);
      const match = await atATurn();
      node.pass(31_000);
      await expireDecision(node.matches, { matchId: match.id });
      await isVoidForGood(node, match.id);
    }
  });

  it('to ask the seat whose clock runs', async () => {
    const deaf = { ...duel.steps.turn, asks: () => [] };
    const node = await failing({ ...duel, steps: { ...duel.steps, turn: deaf as never } });
    const match = await atATurn();
    node.pass(31_000);
    await sweep(node.matches);
    await isVoidForGood(node, match.id, /REFUTED/); // these rules would never have asked this seat
  });

  it('to handle a player who leaves', async () => {
    const node = await failing(failingWholly(duel, 'leave'));
    const match = await atATurn();
    await expect(resign(node.matches, ada, { matchId: match.id })).rejects.toMatchObject(OVER);
    await isVoidForGood(node, match.id);
  });

  it('while a bot thinks', async () => {
    const node = await failing(failingWholly(duel, 'worth'));
    const { id } = await createMatch(good.matches, ada, {
      game: 'duel',
      bots: [{ level: 'STEADY' }],
      visibility: 'PUBLIC',
    });
    const asked = { matchId: id, seat: 1, version: 0 };
    await moveBot(node.matches, asked);
    await isVoidForGood(node, id);
    await moveBot(node.matches, asked);
    expect(node.errors).toHaveLength(1);
  });

  it('to fold its own log, which can still be read and ended', async () => {
    const node = await failing(failingToFold(duel, 'scored'));
    const match = await atATurn();
    expect(await readMatch(node.matches, null, match.id)).toMatchObject({ version: match.version + 1 });
    await isVoidForGood(node, match.id);
    const seen = await readMatch(node.matches, null, match.id);
    const { entries } = await seen.entries({ first: 500 });
    expect(entries.map(({ text }) => text)).toHaveLength(match.version + 2);
  });

  it('to fold a new entry of a match in memory', async () => {
    const node = await failing(failingToFold(duel, 'roundBegan'));
    let match = await begun(good.matches, [ada, bob], { ...CLOCK, options: { rounds: 2 } });
    // This node fails later: it can open the match in the first round, but not fold the end of that round.
    const patient = { ...duel, facts: { ...duel.facts, scored: failingToFold(duel, 'scored').facts.scored as never } };
    const second = await failing(patient);
    await readMatch(second.matches, null, match.id);
    while (match.version < 2) match = await playOne(good.matches, match);
    await readMatch(second.matches, null, match.id);
    await isVoidForGood(second, match.id);
    expect(node.errors).toEqual([]);
  });

  it('to show it to a reader, who gets the error', async () => {
    const node = await failing(failingIn(duel, 'turn', 'choices'));
    const match = await atATurn();
    const seen = await readMatch(node.matches, asker(match), match.id);
    await expect(seen.decision()).rejects.toThrow('a bug in the rules');
    await isVoidForGood(node, match.id);
    const over = await wholeMatch(node.matches, match.id);
    const again = () => {
      throw new TypeError('a bug in the rules');
    };
    expect(runRules<unknown>(node.context, over, again, 'nothing')).toBe('nothing');
  });
});

describe('watchers of a match that becomes void', () => {
  it('get the update on every node, and the watch ends', async () => {
    const node = await failing(failingIn(duel, 'turn', 'choices'));
    const match = await atATurn();
    const watched = [good.matches, node.matches].map(async (matches) => {
      const kinds: string[] = [];
      for await (const update of watchMatch(matches, null, { id: match.id }))
        kinds.push(...update.entries.map(({ kind }) => kind));
      return kinds;
    });
    const move = { matchId: match.id, version: match.version, move: { pass: true } };
    await expect(submitMove(node.matches, asker(match), move)).rejects.toMatchObject(OVER);
    expect(await Promise.all(watched)).toEqual([['VOID'], ['VOID']]);
  });
});

describe('a match that fails to begin', () => {
  it('is cancelled and reported', async () => {
    const node = await failing(failingWholly(duel, 'setup'));
    const made = await createMatch(node.matches, ada, { game: 'duel' });
    const match = await joinMatch(node.matches, bob, { invitation: made.invitation });
    expect(match).toMatchObject({ status: 'CANCELLED', version: -1 });
    node.pass(100_000);
    await sweep(node.matches);
    expect(node.errors).toHaveLength(1);
    expect(node.matches.voidMatches).toBe(1);
  });
});

describe('the stakes of a void match', () => {
  it('are free again, no card changes hands, and the audit agrees', async () => {
    const game = BUSINESS_CARD_BATTLE;
    const [one, two] = await Promise.all([setting.account('One'), setting.account('Two')]);
    const steps = Object.keys(game.steps).filter((name) => 'choices' in (game.steps[name] ?? {}));
    const broken = steps.reduce((rules, step) => failingIn(rules, step, 'choices'), game);
    const node = await failing(broken);
    const options = { size: 6, stakes: 'forKeeps', turns: 20 };
    const made = await createMatch(node.matches, one, { game: game.id, options });
    const { id, version } = await joinMatch(node.matches, two, { matchId: made.id });
    expect([...(await holdingsOf(node.context, one.id, game)).values()].some(({ staked }) => staked > 0)).toBe(true);
    const move = submitMove(node.matches, one, { matchId: id, version, move: { pass: true } });
    await expect(move).rejects.toMatchObject(OVER);
    for (const player of [one, two]) {
      const holdings = [...(await holdingsOf(node.context, player.id, game)).values()];
      expect(holdings.every(({ count, staked }) => count === 3 && staked === 0)).toBe(true);
    }
    const { discrepancies, matches } = await auditCollections(node.matches);
    expect({ discrepancies, matches }).toEqual({ discrepancies: [], matches: 1 });
  });
});

describe('a match that a node cannot read', () => {
  it('goes on while the node may belong to an earlier release, for ten minutes', async () => {
    const node = await failing(olderThan(duel, 'scored'));
    const match = await atATurn({});
    await readMatch(node.matches, null, match.id);
    const move = { matchId: match.id, version: match.version, move: { pass: true } };
    await expect(submitMove(node.matches, asker(match), move)).rejects.toThrow('The rules have failed');
    expect((await submitMove(good.matches, asker(match), move)).match.status).toBe('RUNNING');
    expect(node.matches.voidMatches).toBe(0);
    node.pass(601_000);
    await readMatch(node.matches, null, match.id);
    await isVoidForGood(node, match.id);
  });
});
