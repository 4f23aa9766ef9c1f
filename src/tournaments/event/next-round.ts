import type { Bracket, BracketPairing } from '../pairing/bracket.ts';
import { nextBracketRound } from '../pairing/elimination.ts';
import { lots } from '../pairing/lots.ts';
import { roundRobin, withoutGone } from '../pairing/round-robin.ts';
import { pairSwiss } from '../pairing/swiss.ts';
import type { EntrantNumber, Pairing } from '../standings/round-results.ts';
import { type Event, type EventStage, isElimination, isGone } from './event.ts';

export type Drawn = Pairing & Partial<BracketPairing>;

export function hasNextRound(event: Event, stage: EventStage): boolean {
  if (isElimination(stage)) return nextInBracket(event, stage) !== null;
  return thereOf(event, stage).length >= 2 && stage.rounds.length < roundsOf(stage);
}

/** Draws the next round of a stage by the rules; returns null if the stage is over. */
export function nextRound(event: Event, stage: EventStage, seed: string): Drawn | null {
  if (isElimination(stage)) return nextInBracket(event, stage);
  if (!hasNextRound(event, stage)) return null;
  if (stage.setup.kind === 'ROUND_ROBIN') {
    // All rounds are drawn when the stage begins. The opponent of an entrant who has left in the meantime has a bye.
    const all = roundRobin(stage.players, stage.setup.cycles, lots(seed, `${stage.number}/round-robin`));
    const round = all[stage.rounds.length];
    return round ? withoutGone(round, goneOf(event, stage)) : null;
  }
  const { points, seats } = event.setup;
  const label = `${stage.number}/${stage.rounds.length + 1}/${stage.undone}/pairing`;
  return pairSwiss({ entrants: thereOf(event, stage), rounds: stage.rounds, points, seats }, lots(seed, label));
}

export function roundsOf({ setup, players }: Pick<EventStage, 'setup' | 'players'>): number {
  switch (setup.kind) {
    case 'SWISS':
      return setup.rounds ?? Math.max(1, Math.ceil(Math.log2(Math.max(2, players.length))));
    case 'ROUND_ROBIN':
      return setup.cycles * (players.length - 1 + (players.length % 2));
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function nextInBracket(event: Event, stage: EventStage): BracketPairing | null {
  if (stage.players.length < 2) return null;
  return nextBracketRound(bracketOf(event, stage), stage.rounds, goneOf(event, stage));
}

export function bracketOf(event: Event, { setup, players }: EventStage): Bracket {
  const kind = setup.kind === 'DOUBLE_ELIMINATION' ? 'DOUBLE_ELIMINATION' : 'SINGLE_ELIMINATION';
  return { kind, seeds: players, seats: event.setup.seats };
}

function thereOf(event: Event, { players }: EventStage): EntrantNumber[] {
  return players.filter((entrant) => !isGone(event, entrant));
}

function goneOf(event: Event, { players }: EventStage): Set<EntrantNumber> {
  return new Set(players.filter((entrant) => isGone(event, entrant)));
}
