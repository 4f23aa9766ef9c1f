import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '../chance.ts';
import { Refusal } from '../load/graphql-call.ts';
import { acknowledged } from '../load/ledger.ts';
import { untilAnswered } from '../load/load.ts';
import { anyAnswer, readStanding, type Standing, send } from '../load/matches.ts';
import { ask, callerOf, type EventLoad, type Somebody } from './event-load.ts';
import type { Field } from './field.ts';
import { isHeld, type Progress, type SeenRound, toldBy } from './progress.ts';

/** Tables that are played at the same time. */
const AT_ONCE = 12;
/** One in so many questions is answered by giving up. */
const RESIGNS = 12;

interface Seen {
  tournament: { status: string; version: number; round: SeenRound | null };
}
const SEEN = `query($id: ID!) { tournament(id: $id) { status version
  round { stage round tables(first: 500) { over matchId entrants { number } } } } }`;
const WHO = 'query($id: ID!) { tournament(id: $id) { entrants(first: 500) { number members { player { id } } } } }';

/**
 * Plays all that is to be played, at any node, until the tournament is over.
 * @param patience after so many seconds without a move, an entry or trouble nothing goes on any more
 * @throws Error when it stands still
 */
export async function playOut(load: EventLoad, field: Field, progress: Progress, patience: number): Promise<void> {
  const sitting = new Map<string, Promise<void>>();
  let numbers = new Map<number, Somebody>();
  for (let [last, since] = ['', Date.now()]; ; await sleep(100)) {
    const { tournament } = await ask<Seen>(load, field.organizer, SEEN, { id: field.id });
    const { round, status, version } = tournament;
    toldBy(progress, status, round);
    if (progress.over) break;
    const now = `${version}/${progress.moves}/${progress.pending}`;
    if (now !== last) [last, since] = [now, Date.now()];
    if (Date.now() - since > 1000 * patience)
      throw new Error(`nothing goes on at version ${version}: ${JSON.stringify(round)}`);
    for (const { over, matchId, entrants } of round?.tables ?? []) {
      // A round that is paired again after a loss has the same ids, and perhaps other players.
      const table = `${matchId} ${entrants.map(({ number }) => number)}`;
      if (over || !matchId || sitting.has(table) || sitting.size >= AT_ONCE) continue;
      if (entrants.some(({ number }) => !numbers.has(number))) numbers = await whoIsWho(load, field);
      const sitters = entrants.flatMap(({ number }) => numbers.get(number) ?? []);
      const playing = playMatch(load, matchId, sitters, progress).finally(() => sitting.delete(table));
      sitting.set(table, playing);
    }
  }
  await Promise.all(sitting.values());
}

async function whoIsWho(load: EventLoad, { id, organizer, everybody }: Field): Promise<Map<number, Somebody>> {
  type Who = { tournament: { entrants: { number: number; members: { player: { id: string } }[] }[] } };
  const { tournament } = await ask<Who>(load, organizer, WHO, { id });
  return new Map(
    tournament.entrants.flatMap(({ number, members }) => {
      const one = everybody.get(members[0]?.player.id ?? '');
      return one ? [[number, one]] : [];
    }),
  );
}

/** Plays one match to its end, for all who sit at it. It may be about to be made. */
async function playMatch(load: EventLoad, id: string, sitters: readonly Somebody[], progress: Progress): Promise<void> {
  for (let turn = 0; !progress.over; turn++) {
    const one = sitters[turn % sitters.length];
    if (!one) throw new Error(`nobody sits at ${id}`);
    const now = await untilAnswered(load, () => readStanding(callerOf(load, one), id)).catch(() => null);
    if (now?.status === 'FINISHED' || now?.status === 'CANCELLED') return;
    if (!now || now.status === 'WAITING' || now.yourSeats.length === 0) await sleep(100);
    else await answerAll(load, one, now, progress);
  }
}

/** Answers as long as it is this player who is asked. */
async function answerAll(load: EventLoad, who: Somebody, standing: Standing, progress: Progress): Promise<void> {
  let now: Standing | null = standing;
  while (now?.status === 'RUNNING' && now.decision) {
    while (isHeld(progress)) await sleep(50);
    now = await answer(load, who, now).catch((error: unknown) => goneOn(error, load));
    progress.moves++;
  }
}

async function answer(load: EventLoad, who: Somebody, { id, decision }: Standing): Promise<Standing | null> {
  if (!decision || chance() < 1 / RESIGNS) {
    await ask(load, who, 'mutation($id: ID!) { resign(matchId: $id) { id } }', { id });
    return null;
  }
  const sending = anyAnswer(id, decision, randomUUID());
  const done = await untilAnswered(load, () => send(callerOf(load, who), sending));
  const said = load.ledger.get(id) ?? [];
  said.push(acknowledged(done.entry, sending.seat));
  load.ledger.set(id, said);
  return done.match;
}

/** The game has ended meanwhile: somebody has left, or ruled, or this has given up already and was not told. */
function goneOn(error: unknown, { losing }: EventLoad): null {
  const late = ['MATCH_OVER', 'NOT_ASKED', 'STALE_VERSION', ...(losing ? ['NOT_FOUND'] : [])];
  if (error instanceof Refusal && late.includes(error.code)) return null;
  throw error;
}
