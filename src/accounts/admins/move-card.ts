import { collectionChanges } from '../../db/schema.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { type PublishedGame, unknownGame } from '../../engine/index.ts';
import { badInput, Refused } from '../../errors.ts';
import { lockHoldings } from '../collections.ts';
import type { AccountContext } from '../context.ts';
import { lockSubject } from './act-on-player.ts';
import { type Actor, idOf } from './actor.ts';
import { mustBeAdmin } from './must-be-admin.ts';
import { checkReason, type LoggedAct, logAct, readAct } from './operator-log.ts';

interface MoveCard {
  game: string;
  card: string;
  /** The account that gives the card; null to restore a card that was lost. */
  from?: string | null;
  to: string;
  reason: string;
}

/**
 * Moves one copy of a card to another account, or restores a copy that was lost. Staked copies cannot move. The audit
 * proves each change from its entry in the operator log.
 * @throws Refused FORBIDDEN (also for guests, and without a free copy), NOT_FOUND, BAD_INPUT (game or card)
 */
export async function moveCard(accounts: AccountContext, actor: Actor, input: MoveCard): Promise<LoggedAct> {
  const { card, from = null, to } = input;
  const reason = checkReason(input.reason);
  const game = collectedGame(accounts.games, input.game);
  if (game.cards[card] === undefined) throw badInput('card', `card: ${game.title} has no such card`);
  if (from === to) throw badInput('to', 'to: must be another account than `from`');
  const at = new Date(accounts.now());
  const id = await inTransaction(accounts.db.pool, async (tx) => {
    await mustBeAdmin(tx, actor);
    // In a fixed order, so that two transactions never wait for each other.
    for (const [field, owner] of Object.entries({ from, to }).sort(([, a], [, b]) => ((a ?? '') < (b ?? '') ? -1 : 1)))
      if (owner !== null)
        await lockOwner(accounts, tx, { field, owner, game, mustHave: field === 'from' ? card : null });
    const detail = { game: game.id, card, from };
    const actId = await logAct(tx, { act: 'MOVE_CARD', actorId: idOf(actor), playerId: to, reason, detail, at });
    const change = { game: game.id, card, reason: 'ADMIN', actId, at };
    const given = from === null ? [] : [{ ...change, playerId: from, change: -1 }];
    const changes = [...given, { ...change, playerId: to, change: 1 }];
    // The trigger locks rows in this order, like the statement that moves prizes.
    changes.sort((a, b) => (a.playerId < b.playerId ? -1 : 1));
    await tx.insert(collectionChanges).values(changes);
    return actId;
  });
  return readAct(accounts, id);
}

interface Owner {
  /** The input field that names the account. */
  field: string;
  owner: string;
  game: PublishedGame;
  /** A card that must have a copy which is not staked. */
  mustHave: string | null;
}

async function lockOwner(accounts: AccountContext, tx: Transaction, { field, owner, game, mustHave }: Owner) {
  const { guest, name } = await lockSubject(tx, owner, field);
  if (guest) throw new Refused('FORBIDDEN', `${name} is a guest, and guests own no cards.`);
  const holdings = await lockHoldings({ ...accounts, tx }, owner, game);
  if (mustHave === null) return;
  const { count, staked } = holdings.get(mustHave) ?? { count: 0, staked: 0 };
  if (count > staked) return;
  const message = `${name} owns ${count} of ${mustHave}, of which ${staked} are staked in matches for keeps.`;
  throw new Refused('FORBIDDEN', message, { count, staked });
}

function collectedGame(games: readonly PublishedGame[], id: string): PublishedGame {
  const game = games.find((one) => one.id === id);
  if (!game) throw badInput('game', unknownGame(id, games));
  if (game.collection) return game;
  throw badInput('game', `game: players own no cards of ${game.title}`);
}
