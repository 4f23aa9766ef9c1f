import type { StageInput, TimeControlInput, TournamentSetupInput } from '../../../data/client.ts';
import type { TournamentHead } from '../../../data/tournaments/operations.generated.ts';
import { localText } from '../../../parts/tournaments/local-time.ts';
import { type SetupForm, type StageForm, usualPoints } from './form.ts';

/** Returns the request to the server. */
export function inputOf(form: SetupForm): TournamentSetupInput {
  const options = Object.entries(form.options).filter(([, value]) => value !== undefined);
  const { timeControl, onTimeOut, forfeitAfter, standInLevel } = form;
  const standIn = onTimeOut === 'BOT' ? { standInLevel } : {};
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    game: form.game,
    options: Object.fromEntries(options),
    seats: form.seats,
    teamSize: form.teamSize,
    bestOf: form.bestOf,
    rated: form.rated,
    ...(timeControl ? { timeControl, onTimeOut, forfeitAfter, ...standIn } : {}),
    decks: form.decks,
    decksShown: form.decks === 'REGISTERED' ? form.decksShown : 'NEVER',
    registration: form.registration,
    visibility: form.visibility,
    ...(form.capacity === null ? {} : { capacity: form.capacity }),
    ...(form.startsAt ? { startsAt: new Date(form.startsAt).toISOString() } : {}),
    ...(form.startsAt && form.checkIn !== null ? { checkIn: seconds(form.checkIn) } : {}),
    stages: form.stages.map(stageInput),
    ...(form.points ? { points: form.points } : {}),
    tieBreaks: form.tieBreaks,
    ...(form.roundLength === null ? {} : { roundLength: seconds(form.roundLength), atTime: form.atTime }),
    pause: seconds(form.pause),
    grace: seconds(form.grace),
    byHand: form.byHand,
    lateRounds: (form.stages[0]?.format === 'SWISS' ? form.lateRounds : null) ?? 0,
    ...(form.noShowAfter === null ? {} : { noShowAfter: seconds(form.noShowAfter) }),
    noShowDrops: form.noShowDrops,
    ...(form.champion === null ? {} : { champion: form.champion }),
    broadcastDelay: seconds(form.broadcastDelay),
  };
}

/** Returns the request that changes a published event: the fields that differ, and the two that are required. */
export function changeOf(before: SetupForm, form: SetupForm): TournamentSetupInput {
  const [was, is] = [before, form].map(inputOf);
  const fields = Object.keys({ ...was, ...is }) as (keyof TournamentSetupInput)[]; // the keys of these two inputs
  const changed = fields.filter((field) => JSON.stringify(was?.[field]) !== JSON.stringify(is?.[field]));
  // Null removes a field that the form no longer has.
  const parts = changed.map((field) => [field, is?.[field] ?? null]);
  return { ...Object.fromEntries(parts), name: form.name.trim(), game: form.game };
}

// All entrants play in the first stage.
function stageInput({ format, rounds, cycles, take }: StageForm, index: number): StageInput {
  const all = index === 0 ? {} : { take };
  switch (format) {
    case 'SWISS':
      return { swiss: { rounds, ...all } };
    case 'ROUND_ROBIN':
      return { roundRobin: { cycles, ...all } };
    case 'SINGLE_ELIMINATION':
      return { singleElimination: all };
    case 'DOUBLE_ELIMINATION':
      return { doubleElimination: all };
  }
}

/** Returns the form for an existing event. */
export function formOf(setup: TournamentHead['setup']): SetupForm {
  const { options, capacity, points } = setup;
  return {
    ...setup,
    standInLevel: setup.standInLevel ?? 'STEADY',
    game: setup.game.id,
    options: typeof options === 'object' && options !== null ? { ...options } : {},
    stages: setup.stages.map((stage) => ({ ...stage, cycles: stage.cycles ?? 1 })),
    timeControl: controlOf(setup.timeControl),
    capacity: capacity === MOST_ENTRANTS ? null : capacity,
    startsAt: setup.startsAt ? localText(new Date(setup.startsAt)) : '',
    checkIn: setup.checkIn === null ? null : setup.checkIn / 60,
    points: JSON.stringify(points) === JSON.stringify(usualPoints(setup.seats)) ? null : points,
    roundLength: setup.roundLength === null ? null : setup.roundLength / 60,
    pause: setup.pause / 60,
    grace: setup.grace / 60,
    broadcastDelay: setup.broadcastDelay / 60,
    lateRounds: setup.lateRounds > 1 ? setup.lateRounds : null,
    noShowAfter: setup.noShowAfter / 60,
  };
}

const MOST_ENTRANTS = 2000;

function controlOf(control: TournamentHead['setup']['timeControl']): TimeControlInput | null {
  if (control?.fischer) return { fischer: control.fischer };
  if (control?.days) return { days: control.days };
  return control?.perDecision ? { perDecision: control.perDecision } : null;
}

function seconds(minutes: number): number {
  return Math.round(minutes * 60);
}
