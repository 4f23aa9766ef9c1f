import { bracketPlaces } from '../pairing/elimination.ts';
import type { EntrantNumber } from '../standings/round-results.ts';
import { type Standing, standings } from '../standings/standings.ts';
import { type Event, type EventStage, isElimination, isGone } from './event.ts';
import { bracketOf } from './next-round.ts';
import { isSecondEdition } from './setup.ts';

/** Standings cached by stage, because a stage is immutable. */
const computed = new WeakMap<EventStage, { setup: Event['setup']; list: readonly Standing[] }>();

/** Returns the standings of a stage so far, best first, omitting disqualified entrants. */
export function stageStandings(event: Event, stage: EventStage): readonly Standing[] {
  const { setup } = event;
  const known = computed.get(stage);
  const list = known?.setup === setup ? known.list : standingsOf(event, stage);
  computed.set(stage, { setup, list });
  return withoutDisqualified(event, list);
}

function withoutDisqualified(event: Event, list: readonly Standing[]): readonly Standing[] {
  const keeps = ({ entrant }: Standing) => event.entrants[entrant - 1]?.gone !== 'DISQUALIFIED';
  if (!isSecondEdition(event) || list.every(keeps)) return list;
  const left = list.filter(keeps);
  let place = 1;
  return left.map((one, index) => {
    if (index === 0 && one.place === list[0]?.place) place = one.place;
    else if (one.place !== left[index - 1]?.place) place = index + 1;
    return { ...one, place, rank: index + 1 };
  });
}

function standingsOf(event: Event, stage: EventStage): Standing[] {
  const { points, tieBreaks } = event.setup;
  const { lot } = stage;
  const rounds = isSecondEdition(event) ? stage.rounds.filter(({ status }) => status === 'PLAYING') : stage.rounds;
  const all = [
    ...new Set([
      ...stage.players,
      ...stage.rounds.flatMap(({ tables, byes }) => [...tables.flatMap(({ entrants }) => entrants), ...byes]),
    ]),
  ];
  const listed = standings({
    entrants: all,
    rounds,
    points,
    gamesToWin: Math.ceil(event.setup.bestOf / 2),
    isRoundRobin: stage.setup.kind === 'ROUND_ROBIN' && isSecondEdition(event),
    edition: event.edition ?? 1,
    tieBreaks,
    lot: [...lot, ...all.filter((one) => !lot.includes(one))],
  });
  if (!isElimination(stage) || stage.players.length < 2) return listed;
  // A finished table of a bracket decides who advances, even in a round awaiting approval.
  const places = bracketPlaces(bracketOf(event, stage), stage.rounds, isSecondEdition(event));
  const placed = listed.map((one) => ({ ...one, place: places.get(one.entrant) ?? one.place }));
  const order = new Map(stage.players.map((entrant, index) => [entrant, index]));
  placed.sort((a, b) => a.place - b.place || (order.get(a.entrant) ?? 0) - (order.get(b.entrant) ?? 0));
  return placed.map((one, index) => ({ ...one, rank: index + 1 }));
}

/** Returns the entrants who begin the next stage: the best entrants who still take part, best first. */
export function qualifiers(event: Event, stage: EventStage, take: number | null): EntrantNumber[] {
  const there = stageStandings(event, stage)
    .map(({ entrant }) => entrant)
    .filter((entrant) => !isGone(event, entrant));
  return take === null ? there : there.slice(0, take);
}

/** The last stage's places come first, then those of earlier stages. Disqualified entrants have no place. */
export function finalPlaces(event: Event): { entrant: EntrantNumber; place: number }[] {
  const placed: { entrant: EntrantNumber; place: number }[] = [];
  for (const stage of [...event.stages].reverse()) {
    const before = placed.length;
    const known = new Set(placed.map(({ entrant }) => entrant));
    const rest = stageStandings(event, stage).filter(({ entrant }) => !known.has(entrant));
    for (const { entrant, place } of rest) {
      const shared = rest.findIndex((one) => one.place === place);
      placed.push({ entrant, place: before + shared === 0 ? place : before + shared + 1 });
    }
  }
  return placed;
}
