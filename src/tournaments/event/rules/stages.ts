import { lots } from '../../pairing/lots.ts';
import { currentRound, currentStage, type Event } from '../event.ts';
import { finalPlaces, qualifiers } from '../final-places.ts';
import { whoIsThere } from '../schedule.ts';
import { mustBeDue, mustBeOrganizer, mustHaveStage } from './checks.ts';
import { forbidden, type Rule, wrongInput } from './rule.ts';

export const BEGUN: Rule<'BEGUN'> = {
  decide(event, { by, input, at }, seed) {
    if (by !== null) mustBeOrganizer(event, { by });
    if (by === null && (event.setup.startsAt ?? Number.POSITIVE_INFINITY) > at)
      throw forbidden('It is too early: wait for `startsAt`.');
    if (event.status !== 'OPEN') throw forbidden('Registration has not begun: open it first.');
    const there = whoIsThere(event);
    if (there.length < 2) throw forbidden('A tournament needs at least two entrants: wait for more.');
    const seeding = input.seeding ?? [];
    for (const entrant of seeding)
      if (!there.includes(entrant))
        throw wrongInput('seeding', `Entrant ${entrant} does not take part: name only those who do.`);
    if (new Set(seeding).size < seeding.length)
      throw wrongInput('seeding', 'An entrant is named twice: name each once.');
    const lot = lots(seed, '1/lot').shuffle(there);
    const players = [...seeding, ...lot.filter((entrant) => !seeding.includes(entrant))];
    const absent = event.entrants.filter((one) => one.gone === null && !there.includes(one.number));
    return { players, lot, absent: absent.map(({ number }) => number) };
  },
  fold(event, { at, facts }) {
    const { players, lot, absent } = facts;
    const entrants = event.entrants.map((one) =>
      absent.includes(one.number) ? { ...one, gone: 'ABSENT' as const } : one,
    );
    return withNextStage({ ...event, entrants, status: 'RUNNING', begunAt: at }, players, lot);
  },
};

export const ADVANCED: Rule<'ADVANCED'> = {
  decide(event, command, seed) {
    if (command.by === null) mustBeDue(event, command);
    else {
      mustBeOrganizer(event, command); // only the organizer may shorten the pause before the stage
      mustBeDue({ ...event, pausedAt: null }, { ...command, at: Number.POSITIVE_INFINITY });
    }
    const stage = mustHaveStage(event);
    const next = event.setup.stages[stage.number];
    const players = qualifiers(event, stage, next?.take ?? null);
    return { players, lot: lots(seed, `${stage.number + 1}/lot`).shuffle(players) };
  },
  fold: (event, { facts }) => withNextStage(event, facts.players, facts.lot),
};

function withNextStage(event: Event, players: readonly number[], lot: readonly number[]): Event {
  const setup = event.setup.stages[event.stages.length];
  if (!setup) return event;
  const counted = currentStage(event)?.next ?? { undone: 0 };
  const stage = { number: event.stages.length + 1, setup, players, lot, rounds: [], ...counted };
  return { ...event, stages: [...event.stages, stage] };
}

export const ENDED: Rule<'ENDED'> = {
  decide(event, _, seed) {
    const round = currentRound(event);
    if (round && round.overAt === null && round.status === 'PLAYING')
      throw forbidden('A round is being played: wait until it is over.');
    return { places: finalPlaces(event), seed };
  },
  fold: (event, { at, facts }) => ({ ...event, ...facts, status: 'FINISHED', pausedAt: null, endedAt: at }),
};

export const CANCELLED: Rule<'CANCELLED'> = {
  decide: (_, __, seed) => ({ seed }),
  fold: (event, { at, facts }) => ({ ...event, ...facts, status: 'CANCELLED', pausedAt: null, endedAt: at }),
};
