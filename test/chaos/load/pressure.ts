import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { spread } from '../../events/api.ts';
import { call, impatient, Refusal } from '../../load/graphql-call.ts';
import { anyAnswer, openMatch, type Sending, STANDING, type Standing, type Submitted } from '../../load/matches.ts';
import { quantile } from '../report.ts';
import { type Game, newGuest, type Run } from '../run.ts';
import { openGame } from '../workloads/play.ts';

/** A match with one player who sends moves as fast as the caller wants. */
export interface BusyTable {
  game: Game;
  standing: Standing;
  /** A refused move, to be sent again with its key. */
  again: Sending | null;
}

/** An answered request: its duration in milliseconds, and how many moves the node made meanwhile. */
export interface Answered {
  took: number;
  ahead: number;
}

export interface Pressed {
  accepted: Answered[];
  /** Refused with OVERLOADED and a time to wait. */
  refused: Answered[];
  /** Answered with UNAVAILABLE: the database did not answer. */
  unknown: Answered[];
  /** The time until the last request, and until the last answer, in milliseconds. */
  lasted: number;
  answered: number;
}

const nothingYet = (): Pressed => ({ accepted: [], refused: [], unknown: [], lasted: 0, answered: 0 });

/** Requests the table many times for each move, so that the node has more work than its clients. */
const WORK = Array.from({ length: 40 }, (_, index) => `a${index}: table { __typename }`).join(' ');
const SUBMIT = `mutation($input: SubmitMoveInput!) {
  submitMove(input: $input) { entry { version text facts { name data } } match { ${STANDING} ${WORK} } }
}`;

/** Long enough that no match ends within a run. */
const INPUT = { game: 'golems', options: { rounds: 30 }, visibility: 'PUBLIC' };

export async function openTables(run: Run, count: number): Promise<BusyTable[]> {
  const player = await newGuest(run);
  const tables: BusyTable[] = [];
  await spread(count, 16, async (index) => {
    const standing = await openMatch([player, player], INPUT);
    const game = await openGame(run, [player, player], { match: standing.id, time: 60_000 }, null);
    game.playing = false;
    tables[index] = { game, standing, again: null };
  });
  return tables;
}

const canMove = ({ standing }: BusyTable): boolean => standing.decision !== null;

/** Makes one move after another at each table. */
export async function press(run: Run, tables: readonly BusyTable[], seconds: number): Promise<Pressed> {
  const pressed = nothingYet();
  const began = performance.now();
  const until = began + 1000 * seconds;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until && canMove(table)) await moveOnce(run, table, pressed);
    }),
  );
  const lasted = performance.now() - began;
  return { ...pressed, lasted, answered: lasted };
}

/** Sends `rate` moves a second, whether or not the earlier ones are answered. */
export async function flood(run: Run, tables: readonly BusyTable[], rate: number, seconds: number): Promise<Pressed> {
  const pressed = nothingYet();
  const idle = tables.filter(canMove);
  const sent: Promise<unknown>[] = [];
  const began = performance.now();
  for (; performance.now() < began + 1000 * seconds; await sleep(5))
    while (sent.length < (rate * (performance.now() - began)) / 1000) {
      const table = idle.shift();
      if (!table) break;
      sent.push(moveOnce(run, table, pressed).then(() => canMove(table) && idle.push(table)));
    }
  const lasted = performance.now() - began;
  await Promise.all(sent);
  return { ...pressed, lasted, answered: performance.now() - began };
}

async function moveOnce(run: Run, table: BusyTable, pressed: Pressed): Promise<void> {
  const { game, standing, again } = table;
  const [player] = game.players;
  if (!standing.decision || !player) return;
  const sending = again ?? anyAnswer(standing.id, standing.decision, randomUUID());
  const { key, version: asked } = sending.input;
  const [began, before, sent] = [performance.now(), pressed.accepted.length, Date.now()];
  game.history.asked.set(key, asked);
  const note = (answers: Answered[]) =>
    answers.push({ took: performance.now() - began, ahead: pressed.accepted.length - before });
  try {
    const { submitMove } = await call<{ submitMove: Submitted }>(impatient(player), SUBMIT, { input: sending.input });
    const { version } = submitMove.entry;
    game.history.acknowledged.push({ seat: sending.seat, key, version, sent, came: Date.now() });
    Object.assign(table, { standing: submitMove.match, again: null });
    note(pressed.accepted);
  } catch (error) {
    const code = error instanceof Refusal && saysWhen(error) ? error.code : '';
    table.again = sending;
    if (code === 'OVERLOADED') note(pressed.refused);
    else if (code === 'UNAVAILABLE') note(pressed.unknown);
    else {
      run.findings.push(`match ${standing.id}: ${error}`);
      game.history.doubtful.add(key);
      table.standing = { ...standing, decision: null };
    }
  }
}

function saysWhen({ details }: Refusal): boolean {
  return typeof details === 'object' && details !== null && 'retryAfter' in details && Number(details.retryAfter) > 0;
}

export function perSecond({ accepted, answered }: Pressed): number {
  return (1000 * accepted.length) / answered;
}

export function asked({ accepted, refused, unknown, lasted }: Pressed): number {
  return (1000 * (accepted.length + refused.length + unknown.length)) / lasted;
}

export function ahead(answers: readonly Answered[], part: number): number {
  return answers.length === 0
    ? 0
    : quantile(
        answers.map((one) => one.ahead),
        part,
      );
}

export function took(answers: readonly Answered[], part: number): number {
  return quantile(
    answers.map((one) => one.took),
    part,
  );
}
