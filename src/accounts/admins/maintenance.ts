import { desc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { isUnavailable } from '../../db/outage/database-errors.ts';
import { operatorLog } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { badInput } from '../../errors.ts';
import type { AccountContext } from '../context.ts';
import { type Actor, idOf } from './actor.ts';
import type { Maintenance } from './maintenance-text.ts';
import { mustBeAdmin } from './must-be-admin.ts';
import { checkReason, type LoggedAct, logAct, readAct } from './operator-log.ts';

/** How long this process trusts what it has read, in milliseconds. */
const TRUST = 10_000;
/** How long an announcement is shown after the maintenance began, unless an admin ends it earlier. */
const LONGEST = 86_400_000;
const MOST_LANGUAGES = 20;

const LANGUAGE = /^[a-z]{2}$/;
const detail = z.object({ at: z.iso.datetime(), translations: z.record(z.string(), z.string()) });

interface Announce {
  at: Date;
  text: string;
  translations?: readonly { language: string; text: string }[] | null;
}

/** Announces maintenance to all clients. Replaces an earlier announcement. @throws Refused FORBIDDEN, BAD_INPUT */
export async function announceMaintenance(accounts: AccountContext, actor: Actor, input: Announce): Promise<LoggedAct> {
  const translations = checkTranslations(input.translations ?? []);
  if (input.at.getTime() <= accounts.now() - LONGEST)
    throw badInput('at', 'at: must be in the future, or at most a day ago');
  return write(accounts, actor, {
    act: 'ANNOUNCE_MAINTENANCE',
    reason: checkReason(input.text, 'text'),
    detail: { at: input.at.toISOString(), translations },
  });
}

/** Ends the announcement. @throws Refused FORBIDDEN, BAD_INPUT */
export async function endMaintenance(
  accounts: AccountContext,
  actor: Actor,
  { reason }: { reason: string },
): Promise<LoggedAct> {
  return write(accounts, actor, { act: 'END_MAINTENANCE', reason: checkReason(reason) });
}

async function write(
  accounts: AccountContext,
  actor: Actor,
  act: { act: 'ANNOUNCE_MAINTENANCE' | 'END_MAINTENANCE'; reason: string; detail?: z.infer<typeof detail> },
): Promise<LoggedAct> {
  const id = await inTransaction(accounts.db.pool, async (tx) => {
    await mustBeAdmin(tx, actor);
    return logAct(tx, { ...act, actorId: idOf(actor), at: new Date(accounts.now()) });
  });
  accounts.maintenance.readAt = Number.NEGATIVE_INFINITY;
  return readAct(accounts, id);
}

/**
 * Returns the announced maintenance, or null. The newest entry of the operator log about maintenance says what applies.
 * While the database is down, returns what this process last read.
 */
export async function readMaintenance(accounts: AccountContext): Promise<Maintenance | null> {
  const { maintenance: known } = accounts;
  const now = accounts.now();
  if (now - known.readAt >= TRUST) {
    known.readAt = now; // so that only one request reads
    known.value = await newest(accounts).catch((error: unknown) => {
      if (isUnavailable(error)) return known.value;
      throw error;
    });
  }
  const { value } = known;
  return value && now < value.at.getTime() + LONGEST ? value : null;
}

async function newest({ db }: AccountContext): Promise<Maintenance | null> {
  const [row] = await db.orm
    .select()
    .from(operatorLog)
    .where(inArray(operatorLog.act, ['ANNOUNCE_MAINTENANCE', 'END_MAINTENANCE']))
    .orderBy(desc(operatorLog.at), desc(operatorLog.id))
    .limit(1);
  if (row?.act !== 'ANNOUNCE_MAINTENANCE') return null;
  const { at, translations } = detail.parse(row.detail);
  return { at: new Date(at), text: row.reason, translations };
}

function checkTranslations(list: NonNullable<Announce['translations']>): Record<string, string> {
  if (list.length > MOST_LANGUAGES) throw badInput('translations', `translations: at most ${MOST_LANGUAGES} languages`);
  const wrong = list.find(({ language }) => !LANGUAGE.test(language));
  if (wrong) throw badInput('translations', 'translations: `language` must be a code of two small letters, such as de');
  return Object.fromEntries(list.map(({ language, text }) => [language, checkReason(text, 'translations')]));
}
