import { hash, randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import {
  createdButDeleted,
  earlierResult,
  isFirst,
  type KeyedRequest,
  lockCaller,
} from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { deliveries, notificationTargets } from '../../db/schema.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { isUuid } from '../../db/uuid.ts';
import { badInput, Refused } from '../../errors.ts';
import { type NotificationContext, opened, sealed } from '../context.ts';
import { EVENTS, type Event, STALE } from '../events.ts';
import { isAllowed } from '../sending/http-post.ts';
import { retryFields, wakeDelivery } from '../sending/retry-backoff.ts';
import type { StoredTarget } from '../sending/send.ts';

export type Kind = 'WEBHOOK' | 'PUSH';

/** How many targets of each kind a player may have. */
const MOST: Readonly<Record<Kind, number>> = { WEBHOOK: 10, PUSH: 20 };
const LONGEST = 2000;

const DISABLED_BECAUSE = ['FAILED', 'GONE', 'REFUSED'] as const;
export type DisabledBecause = (typeof DISABLED_BECAUSE)[number];

/** A target as its owner sees it, without its secret. */
export interface Target {
  id: string;
  name: string | null;
  url: string;
  events: Event[];
  createdAt: Date;
  failingSince: Date | null;
  disabledAt: Date | null;
  disabledBecause: DisabledBecause | null;
}

export interface NewTarget {
  kind: Kind;
  url: URL;
  name: string | null;
  secret: string;
  events: readonly Event[];
  /** The creator's address; null: unknown. */
  madeFrom: string | null;
  /** If omitted, a repeated request creates another target. */
  request?: KeyedRequest | null;
}

/** @throws Refused BAD_INPUT for a URL that cannot be posted to, as far as it shows without resolving its name */
export function checkedUrl({ privateTargets }: NotificationContext, text: string, field: string): URL {
  const url = text.length <= LONGEST && URL.canParse(text) ? new URL(text) : null;
  const plain = url && !url.username && !url.password && /^https?:$/.test(url.protocol);
  if (plain && (privateTargets || isAllowed(url))) return url;
  const wanted =
    'The URL must begin with https:, lead to the public internet (not to localhost), have no password, and at most 2000 characters.';
  throw badInput(field, wanted);
}

/** @throws Refused BAD_INPUT for an empty list */
export function checkedEvents(events: readonly Event[] | null | undefined): Event[] {
  if (!events) return [...EVENTS];
  if (events.length === 0) throw badInput('events', 'events: name at least one');
  return EVENTS.filter((event) => events.includes(event));
}

/**
 * Creates a target. Its player's row is locked, so that parallel requests do not exceed the limit. A browser of another player
 * becomes the caller's.
 * @returns target and secret; for a repeated request those of the first time
 * @throws Refused UNAUTHENTICATED (deleted or signed out in the meantime); FORBIDDEN for too many: then the browser keeps its
 * player
 */
export async function addTarget(
  notifications: NotificationContext,
  caller: Caller,
  { kind, url, secret, events, madeFrom, request = null, ...rest }: NewTarget,
): Promise<{ target: Target; secret: string }> {
  const { db, now } = notifications;
  const { id: playerId, keyId } = caller;
  const id = randomUUID();
  const hashed = addressHash(url);
  const values = {
    ...{ id, playerId, keyId, kind, ...rest, quiet: false, events: [...events], createdAt: new Date(now()) },
    addressHash: hashed,
    address: sealed(notifications, 'address', id, url.href),
    secret: sealed(notifications, 'secret', id, secret),
    madeFrom: madeFrom && sealed(notifications, 'madeFrom', id, madeFrom),
  };
  const row = await inTransaction(db.pool, async (tx) => {
    await lockCaller(tx, caller);
    const before = await earlierResult(notifications, request, tx);
    if (before) return madeBefore(tx, caller, kind, before);
    await isFirst(notifications, tx, request, { answerId: id, at: values.createdAt });
    if (kind === 'PUSH') await takeFromOwner(tx, hashed);
    await mustFit(tx, playerId, kind);
    return written(tx, values);
  });
  return { target: toTarget(notifications, row), secret: opened(notifications, 'secret', row.id, row.secret) };
}

async function madeBefore(tx: Transaction, caller: Caller, kind: Kind, id: string): Promise<StoredTarget> {
  const [row] = await tx
    .select()
    .from(notificationTargets)
    .where(own(caller, kind, id));
  if (!row) throw createdButDeleted();
  return row;
}

async function written(tx: Transaction, values: typeof notificationTargets.$inferInsert): Promise<StoredTarget> {
  const [row] = await tx.insert(notificationTargets).values(values).returning();
  if (!row) throw new Error('an insert without its row');
  return row;
}

/** Takes a browser from its former player, and drops that player's messages. A lock serializes this: it has one player. */
async function takeFromOwner(tx: Transaction, hashed: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hashed}, 0))`);
  const { kind, addressHash: itsHash } = notificationTargets;
  await tx.delete(notificationTargets).where(and(eq(kind, 'PUSH'), eq(itsHash, hashed)));
}

/** Lists the caller's targets of a kind, newest first. */
export function listTargets(kind: Kind) {
  return async (notifications: NotificationContext, caller: Caller): Promise<Target[]> => {
    const rows = await notifications.db.orm
      .select()
      .from(notificationTargets)
      .where(and(eq(notificationTargets.playerId, caller.id), eq(notificationTargets.kind, kind)))
      .orderBy(desc(notificationTargets.createdAt));
    return rows.map((row) => toTarget(notifications, row));
  };
}

/** Deletes a target of a kind. @returns its id @throws Refused NOT_FOUND, also for another player's */
export function deleteTarget(kind: Kind) {
  return async ({ db }: NotificationContext, caller: Caller, id: string): Promise<string> => {
    const { rowCount } = await db.orm.delete(notificationTargets).where(own(caller, kind, id));
    if (rowCount === 0) throw notYours();
    return id;
  };
}

/** Enables a webhook again, and resends its recent failed deliveries that still hold. @throws Refused NOT_FOUND */
export async function resumeWebhook(notifications: NotificationContext, caller: Caller, id: string): Promise<Target> {
  const [row] = await notifications.db.orm
    .update(notificationTargets)
    .set({ disabledAt: null, disabledBecause: null, failingSince: null })
    .where(own(caller, 'WEBHOOK', id))
    .returning();
  if (!row) throw notYours();
  await resendFailed(notifications, id);
  return toTarget(notifications, row);
}

// One wake-up is enough: each delivery's end wakes the next.
async function resendFailed(notifications: NotificationContext, id: string): Promise<void> {
  const { db, now } = notifications;
  const { targetId, status, createdAt } = deliveries;
  const [first] = await db.orm
    .update(deliveries)
    .set(retryFields(createdAt)) // in their original order
    .where(and(eq(targetId, id), eq(status, 'FAILED'), gt(createdAt, new Date(now() - STALE))))
    .returning();
  if (first) wakeDelivery(notifications, first);
}

function addressHash({ href }: URL): string {
  return hash('sha256', href);
}

export function notYours(): Refused {
  return new Refused('NOT_FOUND', 'You have no such webhook or browser: `account` lists yours.', { field: 'id' });
}

/** @throws Refused NOT_FOUND for an invalid id */
function own(caller: Caller, kind: Kind, id: string) {
  if (!isUuid(id)) throw notYours();
  const { id: targetId, playerId, kind: itsKind } = notificationTargets;
  return and(eq(targetId, id), eq(playerId, caller.id), eq(itsKind, kind));
}

async function mustFit(tx: Transaction, playerId: string, kind: Kind): Promise<void> {
  const theirs = and(eq(notificationTargets.playerId, playerId), eq(notificationTargets.kind, kind));
  const [row] = await tx.select({ there: count() }).from(notificationTargets).where(theirs);
  if ((row?.there ?? 0) < MOST[kind]) return;
  throw new Refused(
    'FORBIDDEN',
    `You can have at most ${MOST[kind]} ${kind === 'PUSH' ? 'browsers' : 'webhooks'}: delete one first.`,
    { limit: MOST[kind] },
  );
}

function toTarget(notifications: NotificationContext, row: StoredTarget): Target {
  const { id, name, address, createdAt, failingSince, disabledAt } = row;
  return {
    ...{ id, name, createdAt, failingSince, disabledAt },
    url: opened(notifications, 'address', id, address),
    events: EVENTS.filter((event) => row.events.includes(event)),
    disabledBecause: DISABLED_BECAUSE.find((why) => why === row.disabledBecause) ?? null,
  };
}
