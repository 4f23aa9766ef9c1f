import { type Accounts, deleteExpired } from '../accounts/index.ts';
import {
  auditCollections,
  auditVerdict,
  type ClosedRoom,
  expireDecision,
  moveBot,
  type RoomParts,
  sweep,
  verifyReplay,
} from '../matches/index.ts';
import type { Handlers } from './queues.ts';

/** What jobs work with besides the room. */
type Beside = Pick<Accounts, 'db' | 'now'> & Pick<RoomParts, 'log'>;

/** What is done when a job comes: one verb each. All of them may come late, twice or never. */
export function handlersOf(room: ClosedRoom, beside: Beside): Handlers {
  return {
    expireDecision: (payload) => expireDecision(room, payload),
    moveBot: (payload) => moveBot(room, payload),
    verifyReplay: (payload) => verifyReplay(room, payload),
    async sweep() {
      await sweep(room);
      await deleteExpired(beside);
    },
    auditCollections: () => reportAudit(room, beside.log),
  };
}

/** Of very many discrepancies the first ones tell what is wrong. */
const MOST = 100;

async function reportAudit(room: ClosedRoom, log: Beside['log']): Promise<void> {
  const audit = await auditCollections(room);
  for (const discrepancy of audit.discrepancies.slice(0, MOST)) log.error({ discrepancy }, 'The audit objects.');
  if (audit.discrepancies.length > 0) log.error({}, auditVerdict(audit));
  else log.debug({}, auditVerdict(audit));
}
