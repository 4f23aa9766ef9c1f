import { randomUUID } from 'node:crypto';
import { type Caller, call, Refusal } from '../load/graphql-call.ts';
import { acknowledged, type Ledger } from '../load/ledger.ts';
import { isOutage, isOverloaded } from '../load/load.ts';
import { anyAnswer, openMatch, type Sending, STANDING, type Standing, type Submitted } from '../load/matches.ts';

/** A table at which one caller sits on all seats; a move that is refused is sent again with its key. */
export interface BusyTable {
  caller: Caller;
  standing: Standing;
  /** What was refused, and is to be sent again. */
  again: Sending | null;
}

/** What came of one request. Where it is not known whether the move was made, it is sent again, with its key. */
export type Sent = 'ACCEPTED' | 'REFUSED' | 'UNKNOWN';

/** Golems so long that no match ends within a run. */
const INPUT = { game: 'golems', options: { rounds: 30 } };
/** How often the whole table is worked out for each move: so much that the node has more to do than whoever asks. */
const WORK = Array.from({ length: 40 }, (_, index) => `a${index}: table { __typename }`).join(' ');
const SUBMIT = `mutation($input: SubmitMoveInput!) {
  submitMove(input: $input) { entry { version text facts { name data } } match { ${STANDING} ${WORK} } }
}`;
/** Matches that are opened at the same time. */
const AT_ONCE = 16;

export async function openTables(caller: Caller, count: number, input: object = {}): Promise<BusyTable[]> {
  const tables: BusyTable[] = [];
  const open = async (): Promise<void> => {
    while (tables.length < count) {
      const table: BusyTable = { caller, standing: NOWHERE, again: null };
      tables.push(table);
      table.standing = await openMatch([caller, caller], { ...INPUT, ...input });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return tables;
}

const NOWHERE: Standing = { id: '', version: 0, status: 'WAITING', waitingFor: [], yourSeats: [], decision: null };

export const canMove = ({ standing }: BusyTable): boolean => standing.decision !== null;

/**
 * Sends one move.
 * @throws whatever came but a yes and a refusal with a time to wait
 */
export async function moveOnce(table: BusyTable, ledger: Ledger): Promise<Sent> {
  const { caller, standing, again } = table;
  if (!standing.decision) throw new Error(`nobody is asked in match ${standing.id}`);
  const sending = again ?? anyAnswer(standing.id, standing.decision, randomUUID());
  try {
    const { submitMove } = await call<{ submitMove: Submitted }>(caller, SUBMIT, { input: sending.input });
    const { entry, match } = submitMove;
    ledger.set(standing.id, [...(ledger.get(standing.id) ?? []), acknowledged(entry, sending.seat)]);
    Object.assign(table, { standing: match, again: null });
    return 'ACCEPTED';
  } catch (error) {
    if (!((isOverloaded(error) || isOutage(error)) && saysWhen(error))) throw error;
    table.again = sending;
    return isOverloaded(error) ? 'REFUSED' : 'UNKNOWN';
  }
}

function saysWhen(error: unknown): boolean {
  const details = error instanceof Refusal ? error.details : null;
  return typeof details === 'object' && details !== null && 'retryAfter' in details && Number(details.retryAfter) > 0;
}
