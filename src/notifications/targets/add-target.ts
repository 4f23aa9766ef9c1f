import { hash, randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import {
  checkLabel,
  createdButDeleted,
  earlierResult,
  isFirst,
  type KeyedRequest,
  keyedRequest,
  lockCaller,
  tokenHashOf,
} from '../../accounts/for-transactions.ts';
import type { Caller } from '../../accounts/index.ts';
import { notificationTargets } from '../../db/schema.ts';
import { inTransaction, lockName, type Transaction, type TransactionClient } from '../../db/transaction.ts';
import { badInput, Refused } from '../../errors.ts';
import { type NotificationContext, opened, sealed } from '../context.ts';
import { EVENTS, type Event, isForKeys } from '../events.ts';
import { areKeys } from '../sending/encrypted-push.ts';
import { isAllowed } from '../sending/http-post.ts';
import type { StoredTarget } from '../sending/send.ts';
import { newSecret } from '../sending/webhook-signature.ts';
import { type Kind, own, type Target, toTarget } from './stored-targets.ts';

/** The maximum number of a player's targets of each kind. */
const MOST: Readonly<Record<Kind, number>> = { WEBHOOK: 10, PUSH: 20 };
const LONGEST = 2000;

interface CreateWebhook {
  url: string;
  name?: string | null | undefined;
  /** The events to send; by default, all events. */
  events?: readonly Event[] | null | undefined;
  /** The creator's address, or null if it is unknown. */
  madeFrom?: string | null;
  /** The client's key, 1 to 200 characters. A player's requests with the same key get the same response. */
  key?: string | null | undefined;
}

/**
 * @returns the webhook and its signing secret, which only the same request with the same key returns again
 * @throws Refused BAD_INPUT (also for a key used for another request); FORBIDDEN for too many webhooks, and for an event
 * that the caller's API key cannot read; NOT_FOUND if the webhook created under the key has been deleted
 */
export async function createWebhook(
  notifications: NotificationContext,
  caller: Caller,
  { madeFrom = null, ...input }: CreateWebhook,
): Promise<{ webhook: Target; secret: string }> {
  const { url, name, events } = input;
  const { target, secret } = await addTarget(notifications, caller, {
    kind: 'WEBHOOK',
    url: checkedUrl(notifications, url, 'url'),
    name: labelOf(name),
    secret: newSecret(),
    events: checkedEvents(caller, events),
    madeFrom,
    request: keyedRequest(caller, 'createWebhook', input),
  });
  return { webhook: target, secret };
}

/** The fields of a browser's `PushSubscription`. */
interface SubscribePush {
  endpoint: string;
  p256dh: string;
  auth: string;
  name?: string | null | undefined;
  /** The events to send; by default, all events. */
  events?: readonly Event[] | null | undefined;
  madeFrom?: string | null;
}

/**
 * The browser's previous player no longer receives notifications there.
 * @throws Refused BAD_INPUT; FORBIDDEN for too many browsers
 */
export async function subscribePush(
  notifications: NotificationContext,
  caller: Caller,
  { endpoint, p256dh, auth, name, events, madeFrom = null }: SubscribePush,
): Promise<Target> {
  const url = checkedUrl(notifications, endpoint, 'endpoint');
  if (!areKeys({ p256dh, auth }))
    throw badInput('p256dh', 'p256dh, auth: send both keys as the browser returned them, base64url');
  const wanted = checkedEvents(caller, events);
  const secret = JSON.stringify({ p256dh, auth });
  const browser = { kind: 'PUSH', url, name: labelOf(name), secret, events: wanted, madeFrom } as const;
  return (await addTarget(notifications, caller, browser)).target;
}

interface NewTarget {
  kind: Kind;
  url: URL;
  name: string | null;
  secret: string;
  events: readonly Event[];
  madeFrom: string | null;
  /** The request and its key. Without a key, a repeated request creates another target. */
  request?: KeyedRequest | null;
}

/** Checks a URL without resolving the host name. @throws Refused BAD_INPUT if messages cannot be posted to the URL */
function checkedUrl({ privateTargets }: NotificationContext, text: string, field: string): URL {
  const url = text.length <= LONGEST && URL.canParse(text) ? new URL(text) : null;
  const plain = url && !url.username && !url.password && /^https?:$/.test(url.protocol);
  if (plain && (privateTargets || isAllowed(url))) return url;
  const wanted =
    'The URL must begin with https:, point to the public internet (not to localhost), contain no password, and have at most 2000 characters.';
  throw badInput(field, wanted);
}

/** @throws Refused BAD_INPUT */
function labelOf(name: string | null = null): string | null {
  return name === null ? null : checkLabel(name);
}

/** @throws Refused BAD_INPUT for an empty list; FORBIDDEN */
function checkedEvents({ keyId }: Caller, events: readonly Event[] | null | undefined): Event[] {
  const allowed = EVENTS.filter((event) => keyId === null || isForKeys(event));
  if (!events) return allowed;
  if (events.length === 0) throw badInput('events', 'events: name at least one');
  const refused = events.find((event) => !allowed.includes(event));
  if (refused) throw new Refused('FORBIDDEN', `API keys cannot receive ${refused}: leave it out, or sign in.`);
  return EVENTS.filter((event) => events.includes(event));
}

/**
 * Locks the player's row, so that parallel requests cannot exceed the limit. Takes a browser from another player.
 * @returns the target and its secret, which are the same for a repeated request
 * @throws Refused UNAUTHENTICATED if the caller was deleted or signed out in the meantime; FORBIDDEN for too many
 * targets, in which case the browser stays with its player
 */
async function addTarget(
  notifications: NotificationContext,
  caller: Caller,
  { kind, url, secret, events, madeFrom, request = null, ...rest }: NewTarget,
): Promise<{ target: Target; secret: string }> {
  const { db, now } = notifications;
  const { id: playerId, keyId } = caller;
  const id = randomUUID();
  const addressHash = hash('sha256', url.href);
  const values = {
    ...{ id, playerId, keyId, kind, ...rest, quiet: false, events: [...events], createdAt: new Date(now()) },
    sessionHash: kind === 'PUSH' ? tokenHashOf(caller) : null,
    addressHash,
    address: sealed(notifications, 'address', id, url.href),
    secret: sealed(notifications, 'secret', id, secret),
    madeFrom: madeFrom && sealed(notifications, 'madeFrom', id, madeFrom),
  };
  const row = await inTransaction(db.pool, async (tx, client) => {
    await lockCaller(tx, caller);
    const before = await earlierResult(notifications, request, tx);
    if (before) return madeBefore(tx, caller, kind, before);
    await isFirst(notifications, tx, request, { answerId: id, at: values.createdAt });
    if (kind === 'PUSH') await takeFromOwner(tx, client, addressHash);
    await mustFit(tx, playerId, kind);
    const [made] = await tx.insert(notificationTargets).values(values).returning();
    if (!made) throw new Error('the insert returned no row');
    return made;
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

/** Also removes messages for the former player. The lock ensures that a browser never has two players. */
async function takeFromOwner(tx: Transaction, client: TransactionClient, hashed: string): Promise<void> {
  await lockName(client, hashed);
  const { kind, addressHash: itsHash } = notificationTargets;
  await tx.delete(notificationTargets).where(and(eq(kind, 'PUSH'), eq(itsHash, hashed)));
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
