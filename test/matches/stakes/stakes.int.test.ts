import { beforeEach, describe, expect, it } from 'vitest';
import { holdingsOf } from '../../../src/accounts/for-transactions.ts';
import type { Caller } from '../../../src/accounts/index.ts';
import { deleteDeck, listDecks, openAccounts, saveDeck } from '../../../src/accounts/index.ts';
import type { DeckList } from '../../../src/engine/index.ts';
import { BUSINESS_CARD_BATTLE as game } from '../../../src/games/business-card-battle/index.ts';
import {
  type CreateMatch,
  cancelMatch,
  createMatch,
  expireDecision,
  joinMatch,
  type MatchesHandle,
  type MatchView,
  readMatch,
  resign,
} from '../../../src/matches/index.ts';
import { closeAfterAll } from '../../close-after-all.ts';
import { type Node, openSetting, playOut } from '../setting.ts';

const KEEPS = { size: 6, stakes: 'forKeeps' };
const keeps = (more: Partial<CreateMatch> = {}): CreateMatch => ({ game: game.id, options: KEEPS, ...more });
const each = (count: number, ...cards: string[]): DeckList => cards.map((card) => ({ card, count }));
const STONES = each(3, 'Hugo Marl', 'Petra Loam');
const FIELDS = each(3, 'Ines Field', 'Anton Weir');

let node: Node;
let matches: MatchesHandle;
let ada: Caller;
let bob: Caller;

const setting = await closeAfterAll(openSetting());
beforeEach(async () => {
  node = await setting.node({ games: [game] });
  matches = node.matches;
  [ada, bob] = await Promise.all([setting.account('Ada'), setting.account('Bob')]);
});

async function owned({ id }: Caller, card: string): Promise<number> {
  return (await holdingsOf(node.context, id, game)).get(card)?.count ?? 0;
}

async function total(...callers: Caller[]): Promise<number> {
  const all = await Promise.all(callers.map(({ id }) => holdingsOf(node.context, id, game)));
  return all.flatMap((one) => [...one.values()]).reduce((sum, { count }) => sum + count, 0);
}

async function begun(deckOfAda: DeckList = STONES, deckOfBob: DeckList = FIELDS): Promise<MatchView> {
  const { id } = await createMatch(matches, ada, keeps({ deck: { cards: deckOfAda } }));
  return joinMatch(matches, bob, { matchId: id, deck: { cards: deckOfBob } });
}

async function movedAsAwarded({ id, result }: Pick<MatchView, 'id' | 'result'>): Promise<void> {
  const players = [ada, bob];
  for (const { card, from, to } of result?.awards ?? []) {
    const [loser, winner] = [players[from], players[to]];
    if (!loser || !winner) throw new Error('an award without a loser or a winner');
    expect(await owned(loser, card)).toBe(2);
    expect(await owned(winner, card)).toBe(4);
  }
  const rows = await setting.query('select change from collection_changes where match_id = $1 order by 1', [id]);
  expect(rows).toEqual(result?.awards ? [{ change: -1 }, { change: 1 }] : []);
  expect(await total(ada, bob)).toBe(108);
}

describe('a collection', () => {
  it('is the starter set, given once for any number of requests at the same time', async () => {
    const asked = Array.from({ length: 8 }, () => holdingsOf(node.context, ada.id, game));
    for (const holdings of await Promise.all(asked)) expect(holdings.get('Hugo Marl')).toEqual({ count: 3, staked: 0 });
    expect(await total(ada)).toBe(54);
  });

  it('of a guest is also the starter set, and nothing is stored for it', async () => {
    const guest = await setting.player('Guest');
    expect(await total(guest)).toBe(54);
    expect(await setting.query('select from collectors where player_id = $1', [guest.id])).toEqual([]);
  });
});

describe('a friendly match', () => {
  it('takes decks of owned cards, and lists every rule that a deck breaks', async () => {
    const cards = [...each(4, 'Hugo Marl'), ...each(1, 'Wanda Root', 'Nobody')];
    const made = createMatch(matches, ada, { game: game.id, deck: { cards } });
    await expect(made).rejects.toMatchObject({
      code: 'INVALID_DECK',
      details: {
        broken: [
          'There is no character "Nobody".',
          'At most 3 of the same card: there are 4 of Hugo Marl.',
          'You own 3 of Hugo Marl, but the deck has 4.',
          'You own 0 of Wanda Root, but the deck has 1.',
          'You own 0 of Nobody, but the deck has 1.',
        ],
      },
    });
  });

  it('lends ready decks to all players, and moves no card', async () => {
    const guest = await setting.player('Guest');
    const { id } = await createMatch(matches, guest, {
      game: game.id,
      options: { turns: 10 },
      deck: { ready: 'field-sales' },
    });
    const over = await playOut(matches, await joinMatch(matches, ada, { matchId: id, deck: { ready: 'field-sales' } }));
    expect(over.status).toBe('FINISHED');
    expect(over.result?.awards).toBeUndefined();
    expect(await setting.query('select from collection_changes where match_id = $1', [id])).toEqual([]);
  });
});

describe('a match for keeps', () => {
  it('is not for guests, bots or one player on both seats', async () => {
    const guest = await setting.player('Guest');
    await expect(createMatch(matches, guest, keeps())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(createMatch(matches, ada, keeps({ bots: [{ level: 'STEADY' }] }))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { field: 'bots' },
    });
    await expect(createMatch(matches, ada, keeps({ onTimeOut: 'BOT' }))).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const { id, invitation } = await createMatch(matches, ada, keeps({ visibility: 'PRIVATE' }));
    await expect(joinMatch(matches, guest, { invitation })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(joinMatch(matches, ada, { matchId: id, seat: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await joinMatch(matches, ada, { matchId: id })).status).toBe('WAITING');
  });

  it('takes a ready deck only from its owner, and lends no deck', async () => {
    const made = createMatch(matches, ada, keeps({ deck: { ready: 'field-sales' } }));
    await expect(made).rejects.toMatchObject({ code: 'INVALID_DECK' });
    const { id } = await createMatch(matches, ada, keeps());
    const [seat] = await setting.query('select deck from seats where match_id = $1 and seat = 0', [id]);
    expect(seat).toEqual({ deck: game.deck?.ready[0]?.cards });
  });

  it('has a clock, even if its creator sets none', async () => {
    const match = await createMatch(matches, ada, keeps());
    expect(match).toMatchObject({ timeControl: { days: 3 }, onTimeOut: 'FORFEIT' });
  });

  it('is lost by a player who stops answering, so that cards are not blocked for long', async () => {
    for (const timeControl of [
      { days: 8 },
      { perDecision: 31_536_000 },
      { fischer: { bank: 700_000, increment: 1 } },
    ]) {
      await expect(createMatch(matches, ada, keeps({ timeControl }))).rejects.toMatchObject({
        code: 'BAD_INPUT',
        details: { field: 'timeControl' },
      });
    }
    const wish = { timeControl: { perDecision: 30 }, onTimeOut: 'ABSENT', forfeitAfter: 1000 } as const;
    const match = await createMatch(matches, ada, keeps(wish));
    expect(match).toMatchObject({ timeControl: { perDecision: 30 }, onTimeOut: 'FORFEIT' });
    const [row] = await setting.query('select forfeit_after from matches where id = $1', [match.id]);
    expect(row).toEqual({ forfeit_after: 3 });
  });

  it('stakes its cards until it is cancelled', async () => {
    const { id } = await createMatch(matches, ada, keeps({ deck: { cards: STONES } }));
    await expect(createMatch(matches, ada, keeps({ deck: { cards: STONES } }))).rejects.toMatchObject({
      code: 'INVALID_DECK',
      details: {
        broken: [
          'You own 3 of Hugo Marl, but 3 are staked in other matches for keeps, and the deck has 3.',
          'You own 3 of Petra Loam, but 3 are staked in other matches for keeps, and the deck has 3.',
        ],
      },
    });
    expect((await createMatch(matches, ada, { game: game.id, deck: { cards: STONES } })).status).toBe('WAITING');
    await cancelMatch(matches, ada, { matchId: id });
    expect((await createMatch(matches, ada, keeps({ deck: { cards: STONES } }))).status).toBe('WAITING');
  });

  it('stakes a card once, however many matches ask for it at the same moment on two nodes', async () => {
    const other = (await setting.node({ games: [game] })).matches;
    const theirs = await Promise.all(
      Array.from({ length: 4 }, () => setting.account('Carl').then((carl) => createMatch(matches, carl, keeps()))),
    );
    const attempts = [
      ...[matches, other, matches, other].map((one) => createMatch(one, ada, keeps({ deck: { cards: STONES } }))),
      ...theirs.map(({ id }, i) => joinMatch(i % 2 ? matches : other, ada, { matchId: id, deck: { cards: STONES } })),
    ];
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(['INVALID_DECK']));
    expect((await holdingsOf(node.context, ada.id, game)).get('Hugo Marl')).toEqual({ count: 3, staked: 3 });
  });

  it('moves its prize when it is played out, and frees its cards', async () => {
    let prizes = 0;
    for (let n = 0; n < 5 && prizes === 0; n++) {
      [ada, bob] = await Promise.all([setting.account('Ada'), setting.account('Bob')]);
      const over = await playOut(matches, await begun());
      await movedAsAwarded(over);
      prizes += over.result?.awards?.length ?? 0;
      const holdings = await holdingsOf(node.context, ada.id, game);
      expect([...holdings.values()].every(({ staked }) => staked === 0)).toBe(true);
    }
    expect(prizes).toBeGreaterThan(0);
  });

  it('cannot be dodged by resigning: the winner still picks, and the card moves', async () => {
    const match = await begun();
    const resigned = await resign(matches, ada, { matchId: match.id });
    expect(resigned).toMatchObject({ status: 'RUNNING', waitingFor: [1] });
    expect(await total(ada)).toBe(54);
    await expect(resign(matches, ada, { matchId: match.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const over = await playOut(matches, resigned);
    expect(over.result?.awards).toMatchObject([{ from: 0, to: 1 }]);
    await movedAsAwarded(over);
  });

  it('cannot be dodged by silence: a player who is out of time loses a card', async () => {
    const { id } = await begun();
    for (let out = 0; out < 12; out++) {
      node.pass(3 * 86_400_000 + 1000);
      await expireDecision(matches, { matchId: id });
    }
    const match = await readMatch(matches, ada, id);
    expect(match.status).toBe('FINISHED');
    expect(match.result?.awards).toHaveLength(1);
    await movedAsAwarded(match);
  });

  it('moves its prize once, even if two nodes end it at the same moment', async () => {
    const other = (await setting.node({ games: [game] })).matches;
    const { id } = await begun();
    await Promise.allSettled([resign(matches, ada, { matchId: id }), resign(other, bob, { matchId: id })]);
    const match = await readMatch(matches, ada, id);
    if (match.status === 'RUNNING') await playOut(matches, match);
    const over = await readMatch(matches, ada, id);
    expect(over.status).toBe('FINISHED');
    await movedAsAwarded(over);
  });

  it('writes neither the entry nor the prize if one of them cannot be written', async () => {
    const match = await resign(matches, ada, { matchId: (await begun()).id });
    await setting.query('update collections set count = 0 where player_id = $1', [ada.id]);
    await expect(playOut(matches, match)).rejects.toThrow('The log was not written');
    const [row] = await setting.query('select status, version from matches where id = $1', [match.id]);
    expect(row).toEqual({ status: 'RUNNING', version: match.version });
    expect(
      await setting.query('select from match_log where match_id = $1 and version > $2', [match.id, match.version]),
    ).toEqual([]);
    expect(
      await setting.query("select from collection_changes where player_id = $1 and reason = 'PRIZE'", [bob.id]),
    ).toEqual([]);
  });
});

describe('a saved deck', () => {
  it('is checked against the collection, and marked rather than deleted when a card of it is lost', async () => {
    const accounts = openAccounts({ ...node.context, games: [game], sessionDays: 1, outside: null });
    const save = (cards: DeckList) => saveDeck(accounts, ada, { game: game.id, name: 'Mine', cards });
    await expect(save(each(2, 'Hugo Marl', 'Wanda Root', 'Petra Loam'))).rejects.toMatchObject({
      code: 'INVALID_DECK',
      details: { broken: ['You own 0 of Wanda Root, but the deck has 2.'] },
    });
    const saved = await save(STONES);
    expect(saved.broken).toEqual([]);
    const match = await createMatch(matches, ada, keeps({ deck: { saved: saved.id } }));
    const resigned = await resign(matches, ada, {
      matchId: (await joinMatch(matches, bob, { matchId: match.id, deck: { cards: FIELDS } })).id,
    });
    const over = await playOut(matches, resigned);
    const lost = over.result?.awards?.[0]?.card;
    const listed = await listDecks(accounts, ada, game.id);
    expect(listed).toMatchObject([{ id: saved.id, broken: [`You own 2 of ${lost}, but the deck has 3.`] }]);
    await expect(createMatch(matches, ada, { game: game.id, deck: { saved: saved.id } })).rejects.toMatchObject({
      code: 'INVALID_DECK',
    });
    await deleteDeck(accounts, ada, saved.id);
  });
});
